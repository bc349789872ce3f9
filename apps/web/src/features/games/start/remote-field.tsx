import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { Setup } from './setup-form.ts';

/** Where two play: at one board, or each at their own, with or without showing it. */
const remoteWays = ['here', 'camera', 'blind'] as const;
export type RemoteWay = (typeof remoteWays)[number];

interface RemoteFieldProps {
  chosen: RemoteWay;
  onChoose: (way: RemoteWay) => void;
}

/** Whether both stand at one board. */
export function RemoteField({ chosen, onChoose }: RemoteFieldProps) {
  const { where: texts } = useTexts('games/start');
  return (
    <ChoiceRow
      legend={texts.label()}
      name="where"
      options={remoteWays.map((value) => ({ value, label: texts[value]() }))}
      checkedValue={chosen}
      onChange={({ target }) => onChoose(target.value as RemoteWay)}
    />
  );
}

/** A setup without what needs one board for both. */
export function remoteSetup(setup: Setup, way: RemoteWay): Setup {
  if (way === 'here') return setup;
  const { format, first, loungeId: _, boardId: __, ...others } = setup;
  const { bullBeforeDecider: ___, ...atTwoBoards } = format;
  return {
    ...others,
    format: atTwoBoards,
    first: first === 'bull' ? 'chance' : first,
    remote: { withCamera: way === 'camera' },
  };
}
