import { chakra } from '@chakra-ui/react';
import { Button, type ButtonProps } from '../button.tsx';
import { DialogActions } from '../dialog/dialog.tsx';
import { useUi } from '../ui-context.tsx';
import { SubmitButton } from './form.tsx';

interface FormActionsProps {
  submit: string;
  isPending: boolean;
  /** default: "Wird gespeichert …" */
  pendingText?: string;
  variant?: ButtonProps['variant'];
  onCancel: () => void;
}

/** The last line of a form that opens within a page. */
export function FormActions({ onCancel, ...submit }: FormActionsProps) {
  return (
    <Row>
      <Submit {...submit} />
      <Cancel onCancel={onCancel} />
    </Row>
  );
}

/** The last line of a form in a dialog. */
export function DialogFormActions({ onCancel, ...submit }: FormActionsProps) {
  return (
    <DialogActions>
      <Cancel onCancel={onCancel} />
      <Submit {...submit} />
    </DialogActions>
  );
}

function Submit({ submit, pendingText, ...props }: Omit<FormActionsProps, 'onCancel'>) {
  const { texts } = useUi();
  return (
    <SubmitButton pendingText={pendingText ?? texts.saving} {...props}>
      {submit}
    </SubmitButton>
  );
}

function Cancel({ onCancel }: Pick<FormActionsProps, 'onCancel'>) {
  const { texts } = useUi();
  return (
    <Button variant="ghost" onClick={onCancel}>
      {texts.cancel}
    </Button>
  );
}

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
