import { chakra } from '@chakra-ui/react';
import { Button, type ButtonProps } from '../../components/button.tsx';
import { SubmitButton } from '../../components/form/form.tsx';
import { useTexts } from '../../i18n/react.tsx';

interface FormActionsProps {
  submit: string;
  isPending: boolean;
  pendingText?: string;
  variant?: ButtonProps['variant'];
  onCancel: () => void;
}

export function FormActions({
  submit,
  isPending,
  pendingText,
  variant,
  onCancel,
}: FormActionsProps) {
  const texts = useTexts('account');
  return (
    <Row>
      <SubmitButton
        variant={variant}
        isPending={isPending}
        pendingText={pendingText ?? texts.pending()}
      >
        {submit}
      </SubmitButton>
      <Button variant="ghost" onClick={onCancel}>
        {texts.cancel()}
      </Button>
    </Row>
  );
}

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
