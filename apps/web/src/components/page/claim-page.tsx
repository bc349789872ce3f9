import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button.tsx';
import { FormError } from '../form/form.tsx';
import { Muted } from '../text.tsx';
import { Page, PageHeader } from './page.tsx';

interface ClaimPageProps {
  /** the title of this page */
  title: string;
  guestName: string;
  /** in large digits: how it ended */
  score: ReactNode;
  /** what and when it was */
  facts: ReactNode;
  /** whether that is the reader, and what follows from a yes */
  question: string;
  text: string;
  isSignedIn: boolean;
  /** this page, to come back to after signing in */
  returnTo: string;
  texts: Record<'signIn' | 'join', () => string>;
  claimLabel: string;
  isPending: boolean;
  error: string | null;
  onClaim: () => void;
  /** in place of the question, once it is claimed */
  claimed: ReactNode;
}

/** For somebody who has played as a guest: what it was, and one button that makes it theirs. */
export function ClaimPage({
  title,
  guestName,
  score,
  facts,
  question,
  text,
  isSignedIn,
  returnTo,
  texts,
  claimLabel,
  isPending,
  error,
  onClaim,
  claimed,
}: ClaimPageProps) {
  return (
    <Page width="text">
      <PageHeader title={title} />
      <Slate className="dark">
        <Name>{guestName}</Name>
        {score ? <Score>{score}</Score> : null}
        {facts}
      </Slate>
      {claimed ? (
        <Answer role="status">{claimed}</Answer>
      ) : (
        <Answer>
          <strong>{question}</strong>
          <Muted>{text}</Muted>
          <FormError>{error}</FormError>
          {isSignedIn ? (
            <Button variant="accent" size="lg" shape="wedge" disabled={isPending} onClick={onClaim}>
              {claimLabel}
            </Button>
          ) : (
            <>
              <ButtonLink to="/login" search={{ returnTo }} variant="accent" size="lg">
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
