import { phoneCodeInput, phoneInput } from '@oche/validators/trust/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { CodeField } from '../../../components/form/code-field.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Row } from '../../../components/layout.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

interface PhoneFormProps {
  onDone: () => unknown;
  onCancel: () => void;
}

/** First the number, then the code that came. */
export function PhoneForm({ onDone, onCancel }: PhoneFormProps) {
  const [isSent, setIsSent] = useState(false);
  return isSent ? (
    <CodeForm onDone={onDone} onAgain={() => setIsSent(false)} />
  ) : (
    <NumberForm onSent={() => setIsSent(true)} onCancel={onCancel} />
  );
}

function NumberForm({ onSent, onCancel }: { onSent: () => void; onCancel: () => void }) {
  const { phone: texts } = useTexts('market/verification');
  const send = trpc.market.verifications.requestCode.useMutation();
  const form = useZodForm(phoneInput, {
    defaultValues: { phone: '' },
    onSubmit: async (values) => {
      await send.mutateAsync(values);
      onSent();
    },
  });
  return (
    <Form {...form.props}>
      <TextField
        label={texts.number()}
        hint={texts.numberHint()}
        type="tel"
        autoComplete="tel"
        {...form.field('phone')}
      />
      <Row>
        <SubmitButton isPending={form.isPending} pendingText={texts.sending()}>
          {texts.send()}
        </SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel()}
        </Button>
      </Row>
    </Form>
  );
}

function CodeForm({ onDone, onAgain }: { onDone: () => unknown; onAgain: () => void }) {
  const { phone: texts } = useTexts('market/verification');
  const confirm = trpc.market.verifications.confirmCode.useMutation();
  const form = useZodForm(phoneCodeInput, {
    defaultValues: { code: '' },
    onSubmit: async (values) => {
      await confirm.mutateAsync(values);
      await onDone();
    },
  });
  return (
    <Form {...form.props}>
      <CodeField label={texts.code()} hint={texts.codeHint()} {...form.field('code')} />
      <Row>
        <SubmitButton isPending={form.isPending} pendingText={texts.confirming()}>
          {texts.confirm()}
        </SubmitButton>
        <Button variant="ghost" onClick={onAgain}>
          {texts.again()}
        </Button>
      </Row>
    </Form>
  );
}
