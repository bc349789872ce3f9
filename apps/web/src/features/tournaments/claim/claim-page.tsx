import { ButtonLink } from '../../../components/button.tsx';
import { ClaimPage } from '../../../components/page/claim-page.tsx';
import { Muted } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useI18n, useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { MissingPage } from '../../../patterns/missing-page.tsx';
import { whenText } from '../shared/when.ts';

interface ClaimEntryPageProps {
  token: string;
  isSignedIn: boolean;
}

/** For somebody who was entered as a guest: which tournament it is, and how they did. */
export function ClaimEntryPage({ token, isSignedIn }: ClaimEntryPageProps) {
  const texts = useTexts('tournaments/claim');
  const { locale } = useI18n();
  const { readError } = useUi();
  const [guest] = trpc.tournaments.guest.get.useSuspenseQuery({ token }, { staleTime: Infinity });
  const claim = trpc.tournaments.guest.claim.useMutation();
  const { tournamentId, name, guestName, startDate, timeZone, where, status, played } = guest;
  return (
    <ClaimPage
      title={texts.title()}
      guestName={guestName}
      score={scoreOf()}
      facts={
        <>
          <strong>{name}</strong>
          <p>{[whenText(startDate, timeZone, locale), where].filter(Boolean).join(' · ')}</p>
        </>
      }
      question={texts.question({ guest: guestName })}
      text={status === 'completed' ? texts.text() : texts.textBefore()}
      isSignedIn={isSignedIn}
      returnTo={`/tournaments/claim?token=${token}`}
      texts={texts}
      claimLabel={claim.isPending ? texts.claiming() : texts.claim()}
      isPending={claim.isPending}
      error={claim.error ? readError(claim.error).message : null}
      onClaim={() => claim.mutate({ token })}
      claimed={
        claim.data ? (
          <>
            <strong>{texts.claimed()}</strong>
            <Muted>{played > 0 ? texts.claimedText() : texts.claimedEarly()}</Muted>
            <ButtonLink
              to="/tournaments/$id"
              params={{ id: String(tournamentId) }}
              variant="accent"
              size="lg"
            >
              {texts.toTournament()}
            </ButtonLink>
          </>
        ) : null
      }
    />
  );

  function scoreOf() {
    const { won, place, placedCount } = guest;
    if (place === null) return played > 0 ? texts.matches({ won, lost: played - won }) : null;
    return (
      <>
        {texts.place({ place })} <small>{texts.of({ count: placedCount })}</small>
      </>
    );
  }
}

/** For a link that is used up, was taken back, or is none. */
export function ClaimOver({ isTaken }: { isTaken: boolean }) {
  const texts = useTexts('tournaments/claim');
  return (
    <MissingPage
      title={isTaken ? texts.taken() : texts.invalid()}
      text={isTaken ? texts.takenText() : texts.invalidText()}
      to="/tournaments"
      label={texts.toTournaments()}
    />
  );
}
