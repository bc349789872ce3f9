import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Avatar } from '../../../../components/avatar.tsx';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import {
  RowActions,
  RowWords,
  RuledList,
  RuledRow,
} from '../../../../components/list/ruled-list.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { Badge, Muted } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../../lib/person-name.ts';
import { formatDate } from '../../../../lib/time/date-text.ts';
import { type RouterOutputs, trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { useTeamChanged } from './use-team-changed.ts';

type Member = RouterOutputs['lounges']['staff']['list']['staff'][number];

/** All members of the team. Owners can remove managers, and managers can leave. */
export function StaffSection({ staff }: { staff: readonly Member[] }) {
  const texts = useTexts('manage/team');
  const [leaving, setLeaving] = useState<Member | null>(null);
  return (
    <Section title={texts.title()} text={texts.text()}>
      <RuledList>
        {staff.map((member) => (
          <li key={member.id}>
            <StaffRow member={member} onRemove={() => setLeaving(member)} />
          </li>
        ))}
      </RuledList>
      {leaving ? <RemoveMember member={leaving} onClose={() => setLeaving(null)} /> : null}
    </Section>
  );
}

function StaffRow({ member, onRemove }: { member: Member; onRemove: () => void }) {
  const texts = useTexts('manage/team');
  const { remove } = useTexts('manage');
  const locale = useLocale();
  const { user, isOwner } = useManagedLounge();
  const isMe = member.id === user?.id;
  const name = fullName(member);
  return (
    <RuledRow>
      <Avatar name={member.firstName} size="sm" />
      <RowWords>
        {name}
        {isMe ? ` (${texts.you()})` : ''}
        <Muted>{texts.since({ date: formatDate(new Date(member.since), locale) })}</Muted>
      </RowWords>
      <Badge tone={member.role === 'owner' ? 'inverse' : 'neutral'}>
        {texts.roles[member.role]()}
      </Badge>
      {member.role === 'manager' && (isOwner || isMe) ? (
        <RowActions>
          <Button
            size="sm"
            variant="ghost"
            aria-label={isMe ? undefined : texts.removeFor({ name })}
            onClick={onRemove}
          >
            {isMe ? texts.leave() : remove()}
          </Button>
        </RowActions>
      ) : null}
    </RuledRow>
  );
}

function RemoveMember({ member, onClose }: { member: Member; onClose: () => void }) {
  const texts = useTexts('manage/team');
  const { remove: removeLabel, actionFailed } = useTexts('manage');
  const { lounge, user } = useManagedLounge();
  const changed = useTeamChanged(lounge.id);
  const showFailure = useFailureToast();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const isMe = member.id === user?.id;
  const remove = trpc.lounges.staff.remove.useMutation({
    onSuccess: async () => {
      onClose();
      if (!isMe || user?.role === 'admin') return changed(texts.removed());
      // first leave the page, as the member may no longer load its data
      await navigate({ to: '/venues' });
      await utils.lounges.invalidate();
    },
    onError: (error) => {
      onClose();
      showFailure(error, actionFailed());
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.mutate({ loungeId: lounge.id, userId: member.id })}
      title={isMe ? texts.leaveTitle() : texts.removeTitle({ name: fullName(member) })}
      confirmLabel={isMe ? texts.leave() : removeLabel()}
      isDestructive
      isPending={remove.isPending}
    >
      <p>{isMe ? texts.leaveText() : texts.removeText()}</p>
    </ConfirmDialog>
  );
}
