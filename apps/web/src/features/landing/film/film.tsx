import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Board } from '../../../components/board/board.tsx';
import { Button } from '../../../components/button.tsx';
import { Container } from '../../../components/card.tsx';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { HallScreen } from './hall-screen.tsx';
import { Tablet } from './tablet.tsx';

/**
 * The evening with a tablet at each board, as a film without end: called, shown, scored, moved on, and the next one
 * called. The style sheet plays it; here is only whether it does. Without scripts, and for who asks for less motion, it
 * is its last picture, which has all of it.
 */
export function Film() {
  const texts = useTexts('landing/film');
  const stage = useRef<HTMLDivElement>(null);
  /** not known before the scripts are there */
  const [isInSight, setIsInSight] = useState<boolean>();
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (!stage.current) return;
    const observer = new IntersectionObserver((entries) =>
      setIsInSight(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  const plays = isInSight === undefined ? undefined : isInSight && !isPaused;
  return (
    <Section aria-labelledby="film">
      <Container>
        <Columns>
          <div>
            <Heading id="film" size="poster">
              {texts.title()}
            </Heading>
            <Lead>{texts.text()}</Lead>
            <Note>{texts.note()}</Note>
            <Control data-plays={plays}>
              <Button variant="outline" onClick={() => setIsPaused(!isPaused)}>
                {isPaused ? texts.play() : texts.pause()}
              </Button>
            </Control>
          </div>
          <Stage ref={stage} aria-hidden="true" data-plays={plays}>
            <HallScreen />
            <AtTheBoard>
              <Board hasNumbers={false} />
              <Tablet />
            </AtTheBoard>
          </Stage>
        </Columns>
      </Container>
    </Section>
  );
}

/** how long it is from the first call to the next, in five scenes */
const LENGTH = '15s';
/** A layer that is there for some of the scenes; the negative delay lets it begin with one of them. */
const shown = (name: string, scene: number) => ({
  animation: `${name} ${LENGTH} ${scene === 0 ? '0s' : `${scene * 3 - 15}s`} infinite`,
  animationPlayState: 'var(--film)',
});

const Section = chakra('section', { base: { paddingBlock: { base: '12', md: '20' } } });
const Columns = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    gap: { base: '8', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
  },
});
const Lead = chakra('p', { base: { textStyle: 'lead', marginTop: '4' } });
const Note = chakra('p', { base: { marginTop: '3', color: 'fg.muted' } });
/** It has its place before it can do anything. */
const Control = chakra('div', {
  base: {
    marginTop: '6',
    '&:not([data-plays])': { visibility: 'hidden' },
    _motionReduce: { display: 'none' },
  },
});
const Stage = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'end',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
    '--film': 'paused',
    '&[data-plays=true]': { '--film': 'running' },
    '& svg': { display: 'block', width: 'full', height: 'auto' },
    '& [data-gone]': { opacity: '0' },
    '@media (prefers-reduced-motion: no-preference)': {
      '&[data-plays] [data-scene="idle"]': shown('oneScene', 0),
      '&[data-plays] [data-scene="match"]': shown('oneScene', 1),
      '&[data-plays] [data-scene="visit"]': shown('oneScene', 2),
      '&[data-plays] [data-scene="won"]': shown('twoScenes', 3),
      '&[data-plays] [data-scene="next"]': shown('oneScene', 4),
      '&[data-plays] [data-scene="call"]': shown('fourScenes', 0),
    },
  },
});
const AtTheBoard = chakra('div', {
  base: {
    '& > svg:first-of-type': { width: '62%' },
    '& > svg:last-of-type': {
      position: 'relative',
      width: '86%',
      marginTop: '-34%',
      marginLeft: 'auto',
    },
  },
});
