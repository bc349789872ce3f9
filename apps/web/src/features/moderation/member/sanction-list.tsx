import { chakra } from '@chakra-ui/react';
import { revokeSanctionInput, type StaffSanction } from '@oche/validators/moderation/sanctions';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { RowWords, RuledList, RuledRow } from '../../../components/list/ruled-list.tsx';
import { Unfolding } from '../../../components/section/unfolding.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AppealText } from '../appeal-text.tsx';
import { DecideAppealForm } from '../decide-appeal-form.tsx';

interface SanctionListProps {
  sanctions: readonly StaffSanction[];
  canRevoke: boolean;
}

/** What was done about a member, the latest first, with how to end it. */
export function SanctionList({ sanctions, canRevoke }: SanctionListProps) {
  return (
    <RuledList>
      {sanctions.map((sanction) => (
        <li key={sanction.id}>
          <Sanction sanction={sanction} canRevoke={canRevoke} />
        </li>
      ))}
    </RuledList>
  );
}

interface SanctionProps {
  sanction: StaffSanction;
  canRevoke: boolean;
}

function Sanction({ sanction, canRevoke }: SanctionProps) {
  const { member: texts } = useTexts('moderation');
  const { reasons } = useTexts('report');
  const { id, kind, rule, reason, imposedBy, imposedAt, isActive, endReason, appeal, removal } =
    sanction;
  return (
    <RuledRow>
      <RowWords>
        <strong>{texts.kinds[kind]()}</strong> {rule ? <Badge>{reasons[rule]()}</Badge> : null}{' '}
        <State sanction={sanction} />
        <Words>{reason}</Words>
        {removal ? <Muted>{texts.removed[removal.state]({ count: removal.count })}</Muted> : null}
        <Muted>
          {imposedBy ? `${fullName(imposedBy)}, ` : null}
          <Time value={imposedAt} format="dateTime" />
        </Muted>
        {endReason ? <Words>{endReason}</Words> : null}
        {appeal ? <AppealText appeal={appeal} /> : null}
        {appeal?.canDecide ? <DecideAppealForm id={appeal.id} /> : null}
      </RowWords>
      {canRevoke && removal && (removal.state === 'removing' || removal.state === 'removed') ? (
        <Restore sanctionId={id} />
      ) : null}
      {canRevoke && isActive ? (
        <Unfolding label={texts.revoke()}>
          {(close) => <RevokeForm id={id} onClose={close} />}
        </Unfolding>
      ) : null}
    </RuledRow>
  );
}

function State({ sanction: { kind, until, endedAt, isActive } }: { sanction: StaffSanction }) {
  const { member: texts } = useTexts('moderation');
  if (endedAt) return <Badge>{texts.ended()}</Badge>;
  if (!isActive) return <Badge>{texts.over()}</Badge>;
  if (kind === 'warning') return null;
  return (
    <Badge tone="inverse">
      {texts.active()}{' '}
      {until ? (
        <>
          {texts.until()} <Time value={until} format="dateTime" />
        </>
      ) : (
        texts.untilFurtherNotice()
      )}
    </Badge>
  );
}

function Restore({ sanctionId }: { sanctionId: number }) {
  const { member: texts } = useTexts('moderation');
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const restore = trpc.moderation.sanction.restorePosts.useMutation({
    onError: (error) => showFailure(error, texts.failed()),
    onSettled: () => utils.moderation.member.invalidate(),
  });
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={restore.isPending}
      onClick={() => restore.mutate({ sanctionId })}
    >
      {texts.restore()}
    </Button>
  );
}

const schema = z.object({ reason: revokeSanctionInput.shape.reason });

function RevokeForm({ id, onClose }: { id: number; onClose: () => void }) {
  const { member: texts } = useTexts('moderation');
  const toast = useToast();
  const utils = trpc.useUtils();
  const revoke = trpc.moderation.sanction.revoke.useMutation({
    onSettled: () => utils.moderation.member.invalidate(),
  });
  const form = useZodForm(schema, {
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await revoke.mutateAsync({ id, reason });
      toast.show({ variant: 'success', title: texts.revoked() });
    },
  });
  return (
    <Form {...form.props} aria-label={texts.revoke()}>
      <TextField label={texts.revokeReason()} {...form.field('reason')} />
      <FormActions submit={texts.revoke()} isPending={form.isPending} onCancel={onClose} />
    </Form>
  );
}

const Words = chakra('p', {
  base: { maxWidth: 'measure', paddingBlock: '1', whiteSpace: 'pre-wrap' },
});
