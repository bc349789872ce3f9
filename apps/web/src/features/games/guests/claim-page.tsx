import { chakra } from '@chakra-ui/react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { Page, PageHeader } from '../../../components/page.tsx';
import { Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { gameText } from '../watch/rules-text.ts';

interface ClaimPageProps {
  token: string;
  isSignedIn: boolean;
}

/** Opened by who has played as a guest: what it was, and one button. */
export function ClaimPage({ token, isSignedIn }: ClaimPageProps) {
  const texts = useTexts('games/claim');
  const watch = useTexts('games/watch');
  const { readError } = useUi();
  const [guest] = trpc.games.guest.get.useSuspenseQuery({ token }, { staleTime: Infinity });
  const claim = trpc.games.guest.claim.useMutation();
  const { guestName, starter, score, startedAt, count } = guest;
  return (
    <Page width="text">
      <PageHeader title={texts.title()} />
      <Slate className="dark">
        <Name>{guestName}</Name>
        <Score>{texts.score(score)}</Score>
        <p>
          {gameText(guest, watch)} · <Time value={startedAt} />
        </p>
      </Slate>
      {claim.data ? (
        <Answer role="status">
          <strong>{texts.claimed({ count: claim.data.count })}</strong>
          <ButtonLink to="/games/$id" params={{ id: String(claim.data.gameId) }} variant="accent">
            {texts.toGame()}
          </ButtonLink>
        </Answer>
      ) : (
        <Answer>
          <strong>{texts.question({ guest: guestName })}</strong>
          <Muted>{texts.text({ starter })}</Muted>
          <FormError>{claim.error ? readError(claim.error).message : null}</FormError>
          {isSignedIn ? (
            <Button
              variant="accent"
              size="lg"
              shape="wedge"
              disabled={claim.isPending}
              onClick={() => claim.mutate({ token })}
            >
              {claim.isPending
                ? texts.claiming()
                : count > 1
                  ? texts.claimAll({ count })
                  : texts.claim()}
            </Button>
          ) : (
            <>
              <ButtonLink
                to="/login"
                search={{ returnTo: `/games/claim?token=${token}` }}
                variant="accent"
                size="lg"
              >
                {texts.signIn()}
              </ButtonLink>
              <Muted>{texts.join()}</Muted>
            </>
          )}
        </Answer>
      )}
    </Page>
  );
}

/** For a link that is used up, or is none. */
export function ClaimOver({ isTaken }: { isTaken: boolean }) {
  const texts = useTexts('games/claim');
  return (
    <Page width="text">
      <EmptyState
        as="h1"
        drawing="missed"
        title={isTaken ? texts.taken() : texts.invalid()}
        action={
          <ButtonLink to="/games/new" variant="outline">
            {texts.toGames()}
          </ButtonLink>
        }
      >
        <p>{isTaken ? texts.takenText() : texts.invalidText()}</p>
      </EmptyState>
    </Page>
  );
}

const Slate = chakra('section', {
  base: {
    bg: 'bg.sunken',
    color: 'fg',
    display: 'grid',
    justifyItems: 'center',
    gap: '1',
    padding: '5',
    borderBottom: '4px solid {colors.accent.solid}',
    textStyle: 'small',
  },
});
const Name = chakra('p', { base: { textStyle: 'heading', overflowWrap: 'anywhere' } });
const Score = chakra('p', { base: { textStyle: 'numberHero' } });
const Answer = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '3',
    paddingBlock: '5',
    '& strong': { textStyle: 'lead' },
  },
});
