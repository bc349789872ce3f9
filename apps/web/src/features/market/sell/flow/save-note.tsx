import { chakra } from '@chakra-ui/react';
import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { VisuallyHidden } from '../../../../components/text.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { SaveState } from '../draft/draft-saver.ts';

interface SaveNoteProps {
  state: SaveState;
  /** whether the server knows the draft already */
  isBegun: boolean;
  error: unknown;
}

const ICONS = {
  saved: CloudCheck,
  saving: CloudUpload,
  kept: CloudOff,
  refused: CloudOff,
  elsewhere: CloudOff,
};

/** Where the latest input is, in a few words. */
export function SaveNote({ state, isBegun, error }: SaveNoteProps) {
  const { save: texts } = useTexts('market/sell');
  const { readError } = useUi();
  const words = {
    saved: isBegun ? texts.saved() : texts.begin(),
    saving: texts.saving(),
    kept: texts.kept(),
    refused: texts.refused({ reason: error ? readError(error).message : '' }),
    elsewhere: texts.elsewhere(),
  };
  const Icon = ICONS[state];
  const isTrouble = state !== 'saved' && state !== 'saving';
  return (
    <Line data-trouble={isTrouble || undefined}>
      <Icon aria-hidden="true" />
      <span aria-hidden={isTrouble || undefined}>{words[state]}</span>
      {/* what comes and goes with each pause in typing is not read out */}
      <VisuallyHidden role="status">{isTrouble ? words[state] : null}</VisuallyHidden>
    </Line>
  );
}

const Line = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1.5',
    textStyle: 'small',
    color: 'fg.muted',
    '& svg': { flexShrink: '0', width: '1.1em', height: '1.45em' },
    '&[data-trouble]': { color: 'warning' },
  },
});
