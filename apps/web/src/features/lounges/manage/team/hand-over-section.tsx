import { inviteStaffInput } from '@oche/validators/lounges/schemas';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { TextField } from '../../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../../components/form/form.tsx';
import { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { Section } from '../../../../components/section/section.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { useTeamChanged } from './use-team-changed.ts';

const schema = z.pick(inviteStaffInput, { email: true });

/** Offers the lounge to somebody else. Asks for confirmation, as it can't be undone. */
export function HandOverSection() {
  const texts = useTexts('manage/team');
  const { saving } = useTexts('manage');
  const { readError } = useUi();
  const { lounge } = useManagedLounge();
  const changed = useTeamChanged(lounge.id);
  const [email, setEmail] = useState<string | null>(null);
  const form = useZodForm(schema, {
    defaultValues: { email: '' },
    onSubmit: (values) => setEmail(values.email),
  });
  const invite = trpc.lounges.staff.invite.useMutation({
    onSuccess: () => {
      form.reset();
      return changed(texts.handOverDone());
    },
    onError: (error) => form.setFormError(readError(error).message),
    onSettled: () => setEmail(null),
  });
  return (
    <Section title={texts.handOver()} text={texts.handOverText()}>
      <Form {...form.props} maxWidth="form">
        <TextField
          {...form.field('email')}
          type="email"
          label={texts.email()}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton variant="danger" isPending={form.isPending} pendingText={saving()}>
          {texts.handOverSubmit()}
        </SubmitButton>
      </Form>
      <ConfirmDialog
        isOpen={email !== null}
        onClose={() => setEmail(null)}
        onConfirm={() => email && invite.mutate({ loungeId: lounge.id, email, role: 'owner' })}
        title={texts.handOverTitle({ email: email ?? '' })}
        confirmLabel={texts.handOverSubmit()}
        isDestructive
        isPending={invite.isPending}
      >
        <p>{texts.handOverText()}</p>
      </ConfirmDialog>
    </Section>
  );
}
