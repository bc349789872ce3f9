import { chakra } from '@chakra-ui/react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { Page, PageHeader } from '../../../components/page.tsx';
import { Muted } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useI18n, useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { whenText } from '../shared/when.ts';

interface ClaimPageProps {
  token: string;
  isSignedIn: boolean;
}

/** Opened by who was entered as a guest: which tournament, what came of it, and one button. */
export function ClaimPage({ token, isSignedIn }: ClaimPageProps) {
  const texts = useTexts('tournaments/claim');
  const { locale } = useI18n();
  const { readError } = useUi();
  const [guest] = trpc.tournaments.guest.get.useSuspenseQuery({ token }, { staleTime: Infinity });
  const claim = trpc.tournaments.guest.claim.useMutation();
  const { tournamentId, name, guestName, startDate, timeZone, where, status } = guest;
  const { played, won, place, placedCount } = guest;
  const moment = whenText(startDate, timeZone, locale);
  return (
    <Page width="text">
      <PageHeader title={texts.title()} />
      <Slate className="dark">
        <Name>{guestName}</Name>
        {place === null ? (
          played > 0 ? (
            <Score>{texts.matches({ won, lost: played - won })}</Score>
          ) : null
        ) : (
          <Score>
            {texts.place({ place })} <small>{texts.of({ count: placedCount })}</small>
          </Score>
        )}
        <strong>{name}</strong>
        <p>{[moment, where].filter(Boolean).join(' · ')}</p>
      </Slate>
      {claim.data ? (
        <Answer role="status">
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
        </Answer>
      ) : (
        <Answer>
          <strong>{texts.question({ guest: guestName })}</strong>
          <Muted>{status === 'completed' ? texts.text() : texts.textBefore()}</Muted>
          <FormError>{claim.error ? readError(claim.error).message : null}</FormError>
          {isSignedIn ? (
            <Button
              variant="accent"
              size="lg"
              shape="wedge"
              disabled={claim.isPending}
              onClick={() => claim.mutate({ token })}
            >
              {claim.isPending ? texts.claiming() : texts.claim()}
            </Button>
          ) : (
            <>
              <ButtonLink
                to="/login"
                search={{ returnTo: `/tournaments/claim?token=${token}` }}
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

/** For a link that is used up, was taken back, or is none. */
export function ClaimOver({ isTaken }: { isTaken: boolean }) {
  const texts = useTexts('tournaments/claim');
  return (
    <Page width="text">
      <EmptyState
        as="h1"
        drawing="missed"
        title={isTaken ? texts.taken() : texts.invalid()}
        action={
          <ButtonLink to="/tournaments" variant="outline">
            {texts.toTournaments()}
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
    textAlign: 'center',
    gap: '1',
    padding: '5',
    borderBottom: '4px solid {colors.accent.solid}',
    textStyle: 'small',
    overflowWrap: 'anywhere',
  },
});
const Name = chakra('p', { base: { textStyle: 'heading' } });
const Score = chakra('p', {
  base: { textStyle: 'numberHero', '& small': { textStyle: 'number', color: 'fg.muted' } },
});
const Answer = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '3',
    paddingBlock: '5',
    '& strong': { textStyle: 'lead' },
  },
});
