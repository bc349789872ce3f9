import { KeysDialog } from '../../../../components/dialog/keys-dialog.tsx';
import { useTexts } from '../../../../i18n/react.tsx';

/** Which keys the scorer has. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { keys: texts } = useTexts('games/score');
  const keys = [
    ['0 – 9', texts.digits()],
    ['↵', texts.enter()],
    ['⌫', texts.backspace()],
    ['U', texts.undo()],
    ['B', texts.bust()],
    ['M', texts.mode()],
    ['D, T', texts.ring()],
    ['V', texts.visits()],
    ['?', texts.help()],
  ] as const;
  return <KeysDialog title={texts.title()} keys={keys} onClose={onClose} />;
}
