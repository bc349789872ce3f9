import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { useUi } from '../ui-context.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** the question */
  title: ReactNode;
  /** what will happen, and whether it can be undone */
  children?: ReactNode;
  /** the verb: "Löschen", not "OK" */
  confirmLabel: string;
  /** the button that changes nothing; set it where "cancel" could mean the action itself */
  keepLabel?: string;
  /** whether something is removed */
  isDestructive?: boolean;
  /** whether the call is under way; both buttons are disabled then */
  isPending?: boolean;
}

/** A question before an important action. The focus starts on the button that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, onConfirm, title, children, confirmLabel, isDestructive, isPending } =
    props;
  const { texts } = useUi();
  const { keepLabel = texts.cancel } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      role="alertdialog"
      size="sm"
      isBusy={isPending}
    >
      {children ? <Body>{children}</Body> : null}
      <DialogActions>
        <Button variant="ghost" disabled={isPending} onClick={onClose} ref={focusOnMount}>
          {keepLabel}
        </Button>
        <Button
          variant={isDestructive ? 'dangerSolid' : 'solid'}
          disabled={isPending}
          aria-busy={isPending}
          onClick={onConfirm}
        >
          {isPending ? texts.loading : confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * React's `autoFocus` is a call while the dialog is still closed; the attribute works on opening.
 */
const focusOnMount = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

const Body = chakra('div', { base: { display: 'grid', gap: '2', color: 'fg.muted' } });
