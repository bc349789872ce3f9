import { KeysDialog } from '../../../components/dialog/keys-dialog.tsx';
import { CheckboxField } from '../../../components/form/fields.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface DeskKeysProps {
  areOn: boolean;
  onChange: (areOn: boolean) => void;
  onClose: () => void;
}

/** Which keys the desk has, and whether they are wanted: organisers who dictate switch them off. */
export function DeskKeys({ areOn, onChange, onClose }: DeskKeysProps) {
  const { keys: texts } = useTexts('tournaments/desk');
  const keys = [
    ['J, K', texts.select()],
    ['Q, B, C', texts.lists()],
    ['1 – 9', texts.board()],
    ['↵', texts.enter()],
    ['E', texts.result()],
    ['H', texts.hold()],
    ['T', texts.first()],
    ['A', texts.again()],
    ['P', texts.back()],
    ['M', texts.marker()],
    ['N', texts.forfeit()],
    ['Z', texts.undo()],
    ['V', texts.voice()],
    ['?', texts.help()],
  ] as const;
  return (
    <KeysDialog title={texts.title()} keys={keys} onClose={onClose}>
      <CheckboxField
        label={texts.isOn()}
        checked={areOn}
        onChange={({ target }) => onChange(target.checked)}
      />
    </KeysDialog>
  );
}
