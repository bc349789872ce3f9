import { chakra } from '@chakra-ui/react';
import type { RegistrationRefusal, TournamentOutput } from '@oche/validators/tournaments/schemas';
import { Button } from '../../../components/button.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { JoinFirst } from '../../../patterns/join-first.tsx';
import { useRegister } from '../shared/use-register.ts';
import { whenText, zoneOf } from '../shared/when.ts';

/** The button to register, until when that is possible; or why it isn't. */
export function RegisterBar({ tournament }: { tournament: TournamentOutput }) {
  const texts = useTexts('tournaments/page');
  const words = useTexts('tournaments');
  const locale = useLocale();
  const { register, isPending } = useRegister();
  const { id, status, own, refusal, registrationDeadline, venue, can } = tournament;
  const isFull = tournament.participantCount >= tournament.maxParticipants;
  if (status !== 'upcoming' || own?.status === 'registered' || own?.status === 'waiting') {
    return null;
  }
  const deadline = words.deadline({
    moment: whenText(registrationDeadline, zoneOf(venue), locale),
  });
  const label = isFull ? words.toWaitingList() : words.register();
  if (refusal === 'UNAUTHENTICATED' && tournament.isRegistrationOpen) {
    return (
      <Row>
        <JoinFirst
          returnTo={`/tournaments/${id}`}
          label={label}
          variant="accent"
          size="lg"
          hasSignIn
        />
        <p>{deadline}</p>
      </Row>
    );
  }
  if (refusal) return <Refusal refusal={refusal} />;
  return (
    <Row>
      <Button
        // who organises has something else to do first
        {...(can.organise
          ? { variant: 'outline' }
          : { variant: 'accent', shape: 'wedge', size: 'lg' })}
        disabled={isPending}
        aria-busy={isPending}
        onClick={() => register(id)}
      >
        {isPending ? words.registering() : label}
      </Button>
      <p>
        {deadline}
        {isFull ? <span>{texts.register.full()}</span> : null}
      </p>
    </Row>
  );
}

function Refusal({ refusal }: { refusal: RegistrationRefusal }) {
  const texts = useTexts('errors/tournaments');
  const words = useTexts('tournaments');
  return (
    <Row>
      <p>{refusal === 'UNAUTHENTICATED' ? words.closed() : texts[refusal]()}</p>
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '2',
    '& p': { flex: '1 1 14rem', textStyle: 'small', color: 'fg.muted' },
    '& span': { display: 'block' },
  },
});
