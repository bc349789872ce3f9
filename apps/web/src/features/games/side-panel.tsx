import { chakra } from '@chakra-ui/react';
import type { Game } from '@oche/darts/game';
import { type LegTurn, statisticsOf } from '@oche/darts/statistics';
import { useTexts } from '../../i18n/react.tsx';

interface SidePanelProps {
  game: Game;
  side: number;
  name: string;
}

/** One half of the slate: name, legs, what is left in figures that can be read from the oche. */
export function SidePanel({ game, side, name }: SidePanelProps) {
  const texts = useTexts('games');
  const { standing, leg, next } = game.position;
  const remaining = 'remaining' in leg ? leg.remaining[side] : leg.points[side];
  const isNext = next?.side === side;
  const turns = game.turns.filter((turn) => turn.side === side);
  const last = turns.at(-1);
  return (
    <Panel data-next={isNext || undefined} aria-current={isNext || undefined}>
      <Name>
        <span>{name}</span>
        {isNext ? <Throws>{texts.throws()}</Throws> : null}
      </Name>
      <Remaining aria-label={texts.remaining()}>{remaining}</Remaining>
      <Facts>
        {game.setup.format.sets ? (
          <Fact label={texts.sets()} value={standing.sets[side] ?? 0} />
        ) : null}
        <Fact label={texts.legs()} value={standing.legs[side] ?? 0} />
        <Fact label={texts.average()} value={averageOf(game, side)} />
        <Fact label={texts.lastVisit()} value={last?.points ?? '–'} />
      </Facts>
    </Panel>
  );
}

function averageOf({ setup, turns }: Game, side: number): string {
  if (setup.rules.game !== 'x01') return '–';
  const own = turns.filter(
    (turn): turn is typeof turn & LegTurn => turn.side === side && 'isBust' in turn,
  );
  const { average } = statisticsOf(setup.rules, own);
  return average === undefined ? '–' : average.toFixed(1);
}

function Fact({ label, value }: { label: string; value: string | number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const Panel = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: '1',
    minWidth: '0',
    padding: { base: '3', md: '5' },
    borderBottom: '4px solid transparent',
    color: 'fg.muted',
    '&[data-next]': { bg: 'bg.raised', color: 'fg', borderBottomColor: 'oche' },
  },
});
const Name = chakra('h2', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    textStyle: 'subheading',
    overflowWrap: 'anywhere',
  },
});
const Throws = chakra('small', { base: { textStyle: 'label', color: 'accent' } });
/** readable from 2.37 m: a tenth of the screen's width at least, and a fifth of its height at most */
const Remaining = chakra('p', {
  base: {
    textStyle: 'number',
    fontWeight: 'heavy',
    fontSize: 'clamp(4.5rem, min(26vw, 24dvh), 16rem)',
    lineHeight: 'solid',
  },
});
const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    '& div': { display: 'flex', gap: '1', alignItems: 'baseline' },
    '& dt': { textStyle: 'caption' },
    '& dd': { textStyle: 'number' },
  },
});
