import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { Button, ButtonAnchor, ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/card.tsx';
import { Row } from '../../components/layout.tsx';
import { Heading, Label } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { HeroBoard } from './hero-board.tsx';
import { joining } from './landing-links.ts';
import { ScoreSlate } from './score-slate.tsx';

const Demo = lazy(async () => ({ default: (await import('./demo/demo.tsx')).Demo }));

/** A poster on the left; on the right a board that extends beyond the page. */
export function Hero() {
  const { hero } = useTexts('landing');
  const [isDemo, setIsDemo] = useState(false);
  const board = (
    <>
      <HeroBoard />
      <ScoreSlate />
    </>
  );
  return (
    <Section>
      <Container>
        <Columns>
          <Words>
            <Label>{hero.eyebrow()}</Label>
            <Heading as="h1" size="hero">
              {hero.title()}
            </Heading>
            <Lead>{hero.lead()}</Lead>
            <Row gap="3">
              <ButtonLink
                to="/login"
                search={joining.player}
                variant="accent"
                size="lg"
                shape="wedge"
              >
                {hero.join()}
              </ButtonLink>
              <ButtonLink to="/games/new" variant="outline" size="lg">
                {hero.play()}
              </ButtonLink>
              <Button variant="ghost" size="lg" onClick={() => setIsDemo(!isDemo)}>
                {isDemo ? hero.noDemo() : hero.demo()}
              </Button>
              <ButtonAnchor href="#features" variant="ghost" size="lg">
                {hero.more()}
              </ButtonAnchor>
            </Row>
            <Promises>
              <li>{hero.free()}</li>
              <li>{hero.noCard()}</li>
              <li>{hero.instant()}</li>
            </Promises>
          </Words>
          <Picture data-demo={isDemo || undefined}>
            {isDemo ? (
              <Suspense fallback={board}>
                <Demo />
              </Suspense>
            ) : (
              board
            )}
          </Picture>
        </Columns>
      </Container>
    </Section>
  );
}

const Section = chakra('section', { base: { position: 'relative', overflow: 'clip' } });
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' },
    minHeight: { lg: 'min(46rem, calc(100dvh - 9rem))' },
  },
});
const Words = chakra('div', {
  base: {
    position: 'relative',
    zIndex: '1',
    alignSelf: 'center',
    display: 'grid',
    justifyItems: 'start',
    gap: '5',
    paddingBlock: { base: '8', lg: '12' },
    paddingInlineEnd: { lg: '8' },
  },
});
const Lead = chakra('p', { base: { textStyle: 'lead', maxWidth: '34rem' } });
const Promises = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: '1',
    textStyle: 'label',
    color: 'fg.muted',
    '& li + li::before': { content: '"·"', marginInline: '2', color: 'accent' },
  },
});
const Picture = chakra('div', {
  base: {
    position: 'relative',
    height: { base: 'min(86vw, 30rem)', lg: 'auto' },
    '& svg': {
      position: 'absolute',
      width: { base: 'min(124vw, 44rem)', lg: 'min(62vw, 54rem)' },
      maxWidth: 'none',
      left: { base: '50%', lg: '4%' },
      top: { base: '0', lg: '50%' },
      transform: { base: 'translateX(-42%)', lg: 'translateY(-45%)' },
    },
    // the whole board is seen, with the score below it
    '&[data-demo]': { height: 'auto', alignSelf: 'center', paddingBottom: '6' },
    '&[data-demo] svg': {
      position: 'static',
      width: 'min(100%, 30rem)',
      marginInline: 'auto',
      transform: 'none',
    },
  },
});
