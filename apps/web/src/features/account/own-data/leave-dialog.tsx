import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import { leaveInput } from '@oche/validators/own-data/schemas';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { CodeField } from '../../../components/form/code-field.tsx';
import { PasswordField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Stack } from '../../../components/layout.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Consequences } from './consequences.tsx';

interface LeaveDialogProps {
  user: CurrentUser;
  onClose: () => void;
}

/** What will happen, and the proof that it is really the member who wants it. */
export function LeaveDialog({ user, onClose }: LeaveDialogProps) {
  const { leave: texts } = useTexts('account/own-data');
  const leaving = trpc.ownData.leaving.useQuery(undefined, { refetchOnMount: 'always' });
  const isLastAdmin = leaving.data?.isLastAdmin ?? false;
  return (
    <Dialog isOpen onClose={onClose} title={texts.title()}>
      <Stack>
        <p>{texts.lead()}</p>
        <Points>
          <li>{texts.goes()}</li>
          <li>{texts.stays()}</li>
        </Points>
        {leaving.isPending ? (
          <>
            <Muted>{texts.checking()}</Muted>
            <SkeletonRows count={2} />
          </>
        ) : (
          <Consequences list={leaving.data?.consequences ?? []} />
        )}
        {isLastAdmin ? (
          <Notice>{texts.lastAdmin()}</Notice>
        ) : (
          <LeaveForm user={user} onClose={onClose} />
        )}
      </Stack>
    </Dialog>
  );
}

function LeaveForm({ user, onClose }: LeaveDialogProps) {
  const { leave: texts } = useTexts('account/own-data');
  const utils = trpc.useUtils();
  const leave = trpc.ownData.requestLeave.useMutation();
  const form = useZodForm(leaveInput, {
    defaultValues: {},
    onSubmit: async (values) => {
      try {
        await leave.mutateAsync(values);
      } catch (error) {
        if (!hasErrorCode(error, 'INVALID_SECOND_FACTOR')) throw error;
        form.setError('code', { message: 'wrongCode' });
        return;
      }
      onClose();
      await Promise.all([
        utils.ownData.get.invalidate(),
        utils.auth.me.invalidate(),
        utils.auth.session.list.invalidate(),
      ]);
    },
  });
  return (
    <Form {...form.props}>
      {user.hasPassword ? (
        <PasswordField
          {...form.field('password')}
          label={texts.password()}
          autoComplete="current-password"
        />
      ) : (
        <Muted>{texts.withoutPassword()}</Muted>
      )}
      {user.secondFactor ? (
        <CodeField {...form.field('code')} kind="either" label={texts.code()} />
      ) : null}
      <DialogFormActions
        variant="dangerSolid"
        submit={texts.submit()}
        pendingText={texts.pending()}
        isPending={form.isPending}
        onCancel={onClose}
      />
    </Form>
  );
}

const Points = chakra('ul', {
  base: { display: 'grid', gap: '2', paddingInlineStart: '5', listStyle: 'disc' },
});
