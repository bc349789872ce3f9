import { type AdminMember, shownStatuses, updateMemberInput } from '@oche/validators/admin/members';
import { roles } from '@oche/validators/auth/schemas';
import { REPORT_TEXT_MAX, reportReasons } from '@oche/validators/moderation/schemas';
import * as z from 'zod/mini';
import {
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Muted } from '../../../components/text.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { trpc } from '../../../lib/trpc.ts';

const DAY_MS = 86_400_000;
const DURATIONS = [1, 3, 7, 14, 30, 90, 365];

const { username, email, role, status, rule } = updateMemberInput.shape;

interface EditMemberFormProps {
  member: AdminMember;
  onClose: () => void;
}

/** Username, address, role and status; what another status needs comes with it. */
export function EditMemberForm({ member, onClose }: EditMemberFormProps) {
  const { form: texts, roles: roleTexts, statuses } = useTexts('admin/members');
  const { reasons } = useTexts('report');
  const { user } = useAuth();
  const toast = useToast();
  const utils = trpc.useUtils();
  const update = trpc.admin.members.update.useMutation();
  const form = useZodForm(schemaFor(member), {
    defaultValues: {
      username: member.username,
      email: member.email,
      role: member.role,
      status: member.status,
      duration: '',
      rule: 'other',
      reason: '',
      password: '',
    },
    onSubmit: async ({ duration, reason, password, ...values }) => {
      const days = Number(duration);
      await update.mutateAsync({
        id: member.id,
        ...values,
        ...(reason && { reason }),
        ...(password && { password }),
        ...(values.status === 'suspended' &&
          days > 0 && { until: new Date(Date.now() + days * DAY_MS).toISOString() }),
      });
      toast.show({ variant: 'success', title: texts.saved() });
      onClose();
      await Promise.all([utils.admin.members.invalidate(), utils.moderation.member.invalidate()]);
    },
  });
  const [chosen, chosenRole, typed] = [
    form.watch('status'),
    form.watch('role'),
    form.watch('email'),
  ];
  const isOtherStatus = chosen !== member.status;
  const opensDoors = chosenRole !== member.role || typed.trim() !== member.email;
  const isAdmin = chosenRole === 'admin';
  const durations = DURATIONS.map((count) => ({
    value: String(count),
    label: texts.days({ count }),
  }));
  return (
    <Form {...form.props}>
      <TextField
        label={texts.username()}
        autoComplete="off"
        spellCheck={false}
        {...form.field('username')}
      />
      {member.isOwn ? (
        <Muted>{texts.ownRole()}</Muted>
      ) : (
        <>
          <TextField
            label={texts.email()}
            hint={texts.emailHint()}
            type="email"
            autoComplete="off"
            {...form.field('email')}
          />
          <SelectField
            label={texts.role()}
            hint={texts.roleHint()}
            options={roles.map((value) => ({ value, label: roleTexts[value]() }))}
            {...form.field('role')}
          />
          <SelectField
            label={texts.status()}
            hint={isAdmin ? texts.adminStatus() : texts.statusHint[chosen]()}
            options={shownStatuses
              .filter((value) => !isAdmin || value === 'active' || value === member.status)
              .map((value) => ({ value, label: statuses[value]() }))}
            {...form.field('status')}
          />
        </>
      )}
      {isOtherStatus && chosen === 'suspended' ? (
        <SelectField
          label={texts.duration()}
          options={[...durations, { value: '0', label: texts.openEnded() }]}
          {...form.field('duration')}
        />
      ) : null}
      {isOtherStatus && chosen !== 'active' ? (
        <SelectField
          label={texts.rule()}
          options={reportReasons.map((value) => ({ value, label: reasons[value]() }))}
          {...form.field('rule')}
        />
      ) : null}
      {isOtherStatus ? (
        <TextAreaField
          label={texts.reason()}
          hint={texts.reasonHint()}
          rows={3}
          maxLength={REPORT_TEXT_MAX}
          {...form.field('reason')}
        />
      ) : null}
      {opensDoors && user?.hasPassword ? (
        <PasswordField
          label={texts.password()}
          hint={texts.passwordHint()}
          autoComplete="current-password"
          {...form.field('password')}
        />
      ) : null}
      <DialogFormActions
        submit={texts.save()}
        pendingText={texts.saving()}
        isPending={form.isPending}
        onCancel={onClose}
      />
    </Form>
  );
}

/** Here another status has a reason, and a suspension an end that somebody has chosen. */
const schemaFor = (member: AdminMember) =>
  z
    .object({
      username,
      email,
      role,
      status,
      rule,
      duration: z.string(),
      reason: z.string(),
      password: z.string(),
    })
    .check(
      z.refine(({ status, reason }) => status === member.status || reason.trim() !== '', {
        path: ['reason'],
        error: 'reasonRequired',
      }),
      z.refine(
        ({ status, duration }) =>
          status === member.status || status !== 'suspended' || duration !== '',
        { path: ['duration'], error: 'required' },
      ),
    );
