import { Button } from '../../../../components/button.tsx';
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
import { formatDate } from '../../../../lib/time/date-text.ts';
import { type RouterOutputs, trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { InvitationRequest } from './invitation-request.tsx';
import { useTeamChanged } from './use-team-changed.ts';

type Invitation = RouterOutputs['lounges']['staff']['list']['invitations'][number];

/** Invitations that nobody has accepted yet. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const texts = useTexts('manage/team');
  if (invitations.length === 0) return null;
  return (
    <Section title={texts.invitations()}>
      <RuledList>
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <InvitationRow invitation={invitation} />
            {invitation.requestedBy ? (
              <RuledRow>
                <InvitationRequest invitation={invitation} member={invitation.requestedBy} />
              </RuledRow>
            ) : null}
          </li>
        ))}
      </RuledList>
    </Section>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const texts = useTexts('manage/team');
  const { actionFailed } = useTexts('manage');
  const locale = useLocale();
  const { lounge } = useManagedLounge();
  const changed = useTeamChanged(lounge.id);
  const showFailure = useFailureToast();
  const revoke = trpc.lounges.staff.revokeInvitation.useMutation({
    onSuccess: () => changed(texts.revoked()),
    onError: (error) => showFailure(error, actionFailed()),
  });
  const { id, email, role, expiresAt } = invitation;
  return (
    <RuledRow>
      <RowWords>
        {email}
        <Muted>{texts.expires({ date: formatDate(new Date(expiresAt), locale) })}</Muted>
      </RowWords>
      <Badge>{texts.roles[role]()}</Badge>
      <RowActions>
        <Button
          size="sm"
          variant="ghost"
          aria-label={texts.revokeFor({ email })}
          disabled={revoke.isPending}
          onClick={() => revoke.mutate({ id })}
        >
          {texts.revoke()}
        </Button>
      </RowActions>
    </RuledRow>
  );
}
