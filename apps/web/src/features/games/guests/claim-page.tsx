import { ButtonLink } from '../../../components/button.tsx';
import { ClaimPage } from '../../../components/page/claim-page.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { MissingPage } from '../../../patterns/missing-page.tsx';
import { gameText } from '../rules-text.ts';

interface ClaimGamePageProps {
  token: string;
  isSignedIn: boolean;
}

/** What somebody has played as a guest, for them to claim. */
export function ClaimGamePage({ token, isSignedIn }: ClaimGamePageProps) {
  const texts = useTexts('games/claim');
  const watch = useTexts('games/watch');
  const { readError } = useUi();
  const [guest] = trpc.games.guest.get.useSuspenseQuery({ token }, { staleTime: Infinity });
  const claim = trpc.games.guest.claim.useMutation();
  const { guestName, starter, score, startedAt, count } = guest;
  const label = count > 1 ? texts.claimAll({ count }) : texts.claim();
  return (
    <ClaimPage
      title={texts.title()}
      guestName={guestName}
      score={texts.score(score)}
      facts={
        <p>
          {gameText(guest, watch)} · <Time value={startedAt} />
        </p>
      }
      question={texts.question({ guest: guestName })}
      text={texts.text({ starter })}
      isSignedIn={isSignedIn}
      returnTo={`/games/claim?token=${token}`}
      texts={texts}
      claimLabel={claim.isPending ? texts.claiming() : label}
      isPending={claim.isPending}
      error={claim.error ? readError(claim.error).message : null}
      onClaim={() => claim.mutate({ token })}
      claimed={
        claim.data ? (
          <>
            <strong>{texts.claimed({ count: claim.data.count })}</strong>
            <ButtonLink to="/games/$id" params={{ id: String(claim.data.gameId) }} variant="accent">
              {texts.toGame()}
            </ButtonLink>
          </>
        ) : null
      }
    />
  );
}

/** For a link that is used up, or is none. */
export function ClaimOver({ isTaken }: { isTaken: boolean }) {
  const texts = useTexts('games/claim');
  return (
    <MissingPage
      title={isTaken ? texts.taken() : texts.invalid()}
      text={isTaken ? texts.takenText() : texts.invalidText()}
      to="/games/new"
      label={texts.toGames()}
    />
  );
}
