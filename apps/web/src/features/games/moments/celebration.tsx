import { chakra } from '@chakra-ui/react';
import type { Game } from '@oche/darts/game';
import { type Moment, momentsOf } from '@oche/darts/moments';
import { useEffect, useRef, useState } from 'react';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** Long enough to be seen across the room, and no longer: the next player is waiting. */
const SHOWN_MS = 1400;

/**
 * A 180, a finish of 100 and more or a nine-darter fills the screen for a moment. A tap ends it; keys go on entering
 * meanwhile. What it says is read out with the visit, so it is nothing for screen readers.
 */
export function Celebration({ game, names }: { game: Game; names: readonly string[] }) {
  const { moments: texts } = useTexts('games/score');
  const moment = useNewMoment(game);
  const [ended, setEnded] = useState<Moment | null>(null);
  useEffect(() => {
    if (!moment) return;
    const timer = setTimeout(() => setEnded(moment), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [moment]);
  if (!moment || ended === moment) return null;
  return (
    <Screen className="dark" aria-hidden="true" onClick={() => setEnded(moment)}>
      <BoardStrip />
      <Inside>
        <What>{texts[moment.kind]()}</What>
        <Figure>{moment.kind === 'nineDarter' ? moment.darts : moment.points}</Figure>
        <Who>{names[moment.side]}</Who>
      </Inside>
      <BoardStrip />
    </Screen>
  );
}

/** The moment that the latest visit was, if it came while this was shown. */
function useNewMoment(game: Game): Moment | null {
  const before = useRef(game.turns.length);
  const [moment, setMoment] = useState<Moment | null>(null);
  useEffect(() => {
    const last = game.turns.at(-1);
    const isNew = game.turns.length > before.current;
    before.current = game.turns.length;
    setMoment((isNew && momentsOf(game).find(({ entry }) => entry === last?.entry)) || null);
  }, [game]);
  return moment;
}

const Screen = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'overlay',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    bg: 'bg',
    color: 'fg',
    cursor: 'pointer',
    // the board behind the figure: its beds meet below the screen
    backgroundImage:
      'repeating-conic-gradient(from -9deg at 50% 110%, rgb(255 255 255 / 5%) 0 18deg, transparent 18deg 36deg)',
    animation: 'appear 160ms ease-out',
  },
});
const Inside = chakra('p', {
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    textAlign: 'center',
    padding: '4',
    overflow: 'hidden',
  },
});
const What = chakra('span', {
  base: { textStyle: 'poster', fontSize: 'clamp(1.5rem, 7vmin, 4rem)', color: 'tape' },
});
const Figure = chakra('strong', {
  base: {
    textStyle: 'number',
    fontWeight: 'heavy',
    fontSize: 'min(56vw, 56dvh)',
    lineHeight: '0.95',
    animation: 'slideUp 200ms ease-out',
  },
});
const Who = chakra('span', {
  base: {
    textStyle: 'subheading',
    fontSize: 'clamp(1.5rem, 8vmin, 4rem)',
    overflowWrap: 'anywhere',
  },
});
