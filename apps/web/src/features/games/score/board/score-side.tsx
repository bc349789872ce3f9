import { chakra } from '@chakra-ui/react';
import type { Game } from '@oche/darts/game';
import type { CSSProperties } from 'react';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { isScored } from '../turn-text.ts';
import { sideMarks, sideStatistics, sideTurns } from './side-facts.ts';

interface ScoreSideProps {
  game: Game;
  side: number;
  name: string;
}

/** One half of the slate: name, legs, and what is left in figures that can be read from the oche. */
export function ScoreSide({ game, side, name }: ScoreSideProps) {
  const { side: texts } = useTexts('games/score');
  const locale = useLocale();
  const { standing, leg, next } = game.position;
  const isX01 = 'remaining' in leg;
  const score = (isX01 ? leg.remaining[side] : leg.points[side]) ?? 0;
  const isNext = next?.side === side;
  const own = sideTurns(game, side, standing.leg);
  const last = sideTurns(game, side).at(-1);
  const average = isX01 ? sideStatistics(game, side)?.average : sideMarks(game, side);
  const figure = (value: number | undefined) =>
    value?.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) ?? '–';
  return (
    <Panel
      data-next={isNext || undefined}
      aria-current={isNext || undefined}
      style={{ '--digits': digitsOf(game), '--most': isX01 ? '24dvh' : '13dvh' } as CSSProperties}
    >
      <Head>
        <Name>{name}</Name>
        {isNext ? <Throws>{texts.throws()}</Throws> : null}
        <Legs>
          {game.setup.format.sets ? (
            <Won label={texts.sets()} value={standing.sets[side] ?? 0} />
          ) : null}
          <Won label={texts.legs()} value={standing.legs[side] ?? 0} />
        </Legs>
      </Head>
      <Score
        role="img"
        aria-label={isX01 ? texts.remaining({ name, score }) : texts.points({ name, score })}
      >
        {score}
      </Score>
      <Chalk aria-hidden="true">
        {own.slice(-8).map((turn) => (
          <li key={turn.entry} data-bust={(isScored(turn) && turn.isBust) || undefined}>
            <span>{turn.points}</span>
            {isScored(turn) ? <span>{turn.after}</span> : null}
          </li>
        ))}
      </Chalk>
      <Facts>
        <Fact label={isX01 ? texts.average() : texts.marks()} value={figure(average)} />
        <Fact label={texts.last()} value={last?.points ?? '–'} />
        <Fact
          isSpare
          label={texts.darts()}
          value={own.reduce((sum, { dartsThrown }) => sum + dartsThrown, 0)}
        />
      </Facts>
    </Panel>
  );
}

/** How many figures the largest score has, so that all have the same size all the time. */
function digitsOf({ setup: { rules } }: Game): number {
  if (rules.game !== 'x01') return 3;
  return String(Math.max(rules.start, ...(rules.handicaps ?? []))).length;
}

function Won({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface FactProps {
  label: string;
  value: string | number;
  /** left out where there is little room */
  isSpare?: boolean;
}

function Fact({ label, value, isSpare }: FactProps) {
  return (
    <div data-spare={isSpare}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const WIDE = '@media (min-aspect-ratio: 1/1)';

const Panel = chakra('section', {
  base: {
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    paddingInline: '2.5',
    paddingBlock: '2',
    borderTop: '6px solid transparent',
    color: 'fg.muted',
    '&[data-next]': { bg: 'bg.raised', color: 'fg', borderTopColor: 'tape' },
    [WIDE]: { paddingInline: '4', paddingBlock: '3' },
  },
});
const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'baseline', gap: '2', minWidth: '0' },
});
const Name = chakra('h2', {
  base: {
    textStyle: 'subheading',
    fontSize: { base: 'lg', md: 'xl' },
    color: 'fg',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
});
const Throws = chakra('small', {
  base: {
    textStyle: 'label',
    fontSize: 'xs',
    color: 'warning',
    whiteSpace: 'nowrap',
    '@container (max-width: 11rem)': { srOnly: true },
  },
});
const Legs = chakra('dl', {
  base: {
    display: 'flex',
    gap: '2',
    marginInlineStart: 'auto',
    alignItems: 'center',
    '& > div': { display: 'flex', alignItems: 'center', gap: '1.5' },
    '& dt': { textStyle: 'caption', '@container (max-width: 13rem)': { srOnly: true } },
    '& dd': {
      textStyle: 'number',
      fontWeight: 'heavy',
      fontSize: 'xl',
      lineHeight: '1',
      color: 'board.black',
      bg: 'board.sisal',
      minWidth: '7',
      paddingBlock: '1',
      textAlign: 'center',
      borderTop: '3px solid {colors.board.green}',
    },
    '& div:first-of-type:not(:last-of-type) dd': {
      bg: 'board.red',
      color: 'board.chalk',
      borderTopColor: 'board.wire',
    },
  },
});
/** readable from 2.37 m: as large as its half of the slate allows */
const Score = chakra('p', {
  base: {
    textStyle: 'number',
    fontWeight: 'heavy',
    fontSize: 'min(calc((100cqi - 0.5rem) / (var(--digits) * 0.5)), var(--most))',
    lineHeight: '0.95',
    letterSpacing: 'tight',
    [WIDE]: { fontSize: 'min(calc((100cqi - 1rem) / (var(--digits) * 0.5)), 44dvh)' },
  },
});
const Chalk = chakra('ol', {
  base: {
    display: 'none',
    flex: '1',
    minHeight: '0',
    overflow: 'hidden',
    flexDirection: 'column',
    textStyle: 'number',
    fontSize: 'xl',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      borderTop: '1px solid {colors.border}',
      paddingBlock: '0.5',
    },
    '& li[data-bust]': { textDecoration: 'line-through' },
    '& span + span': { textAlign: 'end', color: 'fg' },
    '@media (min-aspect-ratio: 1/1) and (min-height: 34rem), (min-height: 60rem)': {
      display: 'flex',
    },
  },
});
const Facts = chakra('dl', {
  base: {
    display: 'flex',
    columnGap: '3',
    marginTop: 'auto',
    // one line always: a second one would push the keys away from under the thumb
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    '& div': { display: 'flex', gap: '1', alignItems: 'baseline' },
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    '& dd': { textStyle: 'number', color: 'fg' },
    '@container (max-width: 13rem)': {
      columnGap: '2',
      justifyContent: 'space-between',
      '& [data-spare]': { display: 'none' },
      '& > div:not(:first-of-type) dt': { srOnly: true },
    },
  },
});
