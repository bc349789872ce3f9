import { inviteStaffInput } from '@oche/validators/lounges/schemas';
import * as z from 'zod/mini';
import { TextField } from '../../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../../components/form/form.tsx';
import { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { Section } from '../../../../components/section/section.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { useTeamChanged } from './use-team-changed.ts';

const schema = z.pick(inviteStaffInput, { email: true });

/** Invites another manager by mail. */
export function InviteSection() {
  const texts = useTexts('manage/team');
  const { saving } = useTexts('manage');
  const { lounge } = useManagedLounge();
  const changed = useTeamChanged(lounge.id);
  const invite = trpc.lounges.staff.invite.useMutation();
  const form = useZodForm(schema, {
    defaultValues: { email: '' },
    onSubmit: async ({ email }) => {
      await invite.mutateAsync({ loungeId: lounge.id, email, role: 'manager' });
      form.reset();
      await changed(texts.invited());
    },
  });
  return (
    <Section title={texts.invite()} text={texts.inviteText()}>
      <Form {...form.props} maxWidth="form">
        <TextField
          {...form.field('email')}
          type="email"
          label={texts.email()}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton isPending={form.isPending} pendingText={saving()}>
          {texts.inviteSubmit()}
        </SubmitButton>
      </Form>
    </Section>
  );
}
