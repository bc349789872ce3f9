import { chakra } from '@chakra-ui/react';
import type { TournamentSummary } from '@oche/validators/tournaments/schemas';
import { Check, Hourglass } from 'lucide-react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { JoinFirst } from '../../../patterns/join-first.tsx';
import { useRegister } from '../shared/use-register.ts';

/** "Register" as long as that is possible, then how one stands, else the way to the page. */
export function CardAction({ tournament }: { tournament: TournamentSummary }) {
  const texts = useTexts('tournaments');
  const { user } = useAuth();
  const { register, isPending } = useRegister();
  const { id, name, ownStatus, participantCount, maxParticipants } = tournament;
  if (ownStatus === 'registered') {
    return (
      <Standing>
        <Check aria-hidden="true" />
        {texts.registered()}
      </Standing>
    );
  }
  if (ownStatus === 'waiting') {
    return (
      <Standing data-waiting>
        <Hourglass aria-hidden="true" />
        {texts.onWaitingList()}
      </Standing>
    );
  }
  // a team has to be named, and who is invited or in the club is known by the page
  const isOneTap =
    tournament.isRegistrationOpen &&
    tournament.teamSize === 1 &&
    !tournament.isInvitedOnly &&
    !tournament.isForClub;
  if (!isOneTap) {
    return (
      <ButtonLink
        to="/tournaments/$id"
        params={{ id: String(id) }}
        variant="outline"
        size="sm"
        aria-label={`${texts.view()}: ${name}`}
      >
        {texts.view()}
      </ButtonLink>
    );
  }
  const action = participantCount < maxParticipants ? texts.register() : texts.toWaitingList();
  if (!user)
    return <JoinFirst returnTo={`/tournaments/${id}`} label={`${action}: ${name}`} size="sm" />;
  const label = isPending ? texts.registering() : action;
  return (
    <Button
      size="sm"
      disabled={isPending}
      aria-busy={isPending}
      aria-label={`${label}: ${name}`}
      onClick={() => register(id)}
    >
      {label}
    </Button>
  );
}

const Standing = chakra('p', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '8',
    textStyle: 'label',
    color: 'positive',
    '& svg': { width: '1.2em', height: '1.2em' },
    '&[data-waiting]': { color: 'warning' },
  },
});
