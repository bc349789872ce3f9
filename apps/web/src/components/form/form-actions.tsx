import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button.tsx';
import { DialogActions } from '../dialog/dialog.tsx';
import { Row } from '../layout.tsx';
import { useUi } from '../ui-context.tsx';
import { SubmitButton } from './form.tsx';

interface FormActionsProps {
  submit: string;
  isPending: boolean;
  /** default: "Wird gespeichert …" */
  pendingText?: string;
  variant?: ButtonProps['variant'];
  /** default: "Abbrechen"; something else where the form itself cancels */
  cancel?: string;
  onCancel: () => void;
}

/** The last line of a form that opens within a page. */
export function FormActions({ onCancel, cancel, ...submit }: FormActionsProps) {
  return (
    <Row>
      <Submit {...submit} />
      <Cancel cancel={cancel} onCancel={onCancel} />
    </Row>
  );
}

interface DialogFormActionsProps extends FormActionsProps {
  /** what one should have read before; it stays in sight with the buttons */
  note?: ReactNode;
}

/** The last line of a form in a dialog. */
export function DialogFormActions({ onCancel, cancel, note, ...submit }: DialogFormActionsProps) {
  return (
    <DialogActions>
      {note ? <DialogNote>{note}</DialogNote> : null}
      <Cancel cancel={cancel} onCancel={onCancel} />
      <Submit {...submit} />
    </DialogActions>
  );
}

/** What one should have read before, with the buttons of a dialog. */
export const DialogNote = ({ children }: { children: ReactNode }) => (
  <Note data-note="">{children}</Note>
);

function Submit({ submit, pendingText, ...props }: Omit<FormActionsProps, 'onCancel' | 'cancel'>) {
  const { texts } = useUi();
  return (
    <SubmitButton pendingText={pendingText ?? texts.saving} {...props}>
      {submit}
    </SubmitButton>
  );
}

function Cancel({
  onCancel,
  cancel,
}: Pick<FormActionsProps, 'onCancel'> & { cancel: string | undefined }) {
  const { texts } = useUi();
  return (
    <Button variant="ghost" onClick={onCancel}>
      {cancel ?? texts.cancel}
    </Button>
  );
}

const Note = chakra('div', {
  base: {
    flex: '1 1 100%',
    maxHeight: '40dvh',
    overflowY: 'auto',
    '& > * > :last-child': { marginBottom: '0' },
    /* what speaks up later has to be there before, but takes no room */
    '&:not(:has(> * > *))': { marginBottom: '-2' },
  },
});
