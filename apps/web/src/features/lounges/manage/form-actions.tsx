import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog.tsx';
import { SubmitButton } from '../../../components/form/form.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface FormActionsProps {
  submit: string;
  isPending: boolean;
  onCancel: () => void;
  isDestructive?: boolean;
}

/** The last line of a form in a dialog. */
export function FormActions({ submit, isPending, onCancel, isDestructive }: FormActionsProps) {
  const texts = useTexts('manage');
  return (
    <DialogActions>
      <Button variant="ghost" onClick={onCancel}>
        {texts.cancel()}
      </Button>
      <SubmitButton
        variant={isDestructive ? 'dangerSolid' : 'solid'}
        isPending={isPending}
        pendingText={texts.saving()}
      >
        {submit}
      </SubmitButton>
    </DialogActions>
  );
}
