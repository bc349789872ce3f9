import { chakra } from '@chakra-ui/react';
import type { Game } from '@oche/darts/game';
import type { GameOutput } from '@oche/validators/games/schemas';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { rulesText } from '../rules-text.ts';
import { sidesOf } from '../setup.ts';
import { averageOf, averageText } from './averages-of.ts';
import { Counted } from './counted.tsx';
import type { PlayedLeg } from './legs-of.ts';
import { Route } from './route.tsx';
import { SidePeople } from './side-people.tsx';
import { leftOf, wonLeg } from './won-leg.ts';

interface ScoreBoardProps {
  output: Pick<GameOutput, 'status' | 'rules' | 'format' | 'players' | 'lounge' | 'boardName'>;
  game: Game;
  names: readonly string[];
}

/** The caption of a broadcast, as large as a page: who throws, what is left, legs and sets. */
export function ScoreBoard({ output, game, names }: ScoreBoardProps) {
  const texts = useTexts('games/watch');
  const { status } = useTexts('games');
  const sides = sidesOf(output.players);
  return (
    <Board className="dark">
      <BoardStrip />
      <Band>
        <span>{rulesText(output, texts)}</span>
        {output.lounge ? (
          <span>{[output.lounge.name, output.boardName].filter(Boolean).join(' · ')}</span>
        ) : null}
        {output.status === 'playing' ? (
          <Live>{texts.live()}</Live>
        ) : (
          <span>{status[output.status]()}</span>
        )}
      </Band>
      <Halves data-alone={sides.length === 1 || undefined}>
        {sides.map((players, side) => (
          <Half
            key={`${side} ${names[side]}`}
            game={game}
            side={side}
            name={names[side] ?? ''}
            players={players}
          />
        ))}
      </Halves>
    </Board>
  );
}

interface HalfProps {
  game: Game;
  side: number;
  name: string;
  players: GameOutput['players'];
}

function Half({ game, side, name, players }: HalfProps) {
  const texts = useTexts('games/watch');
  const locale = useLocale();
  const { sets } = useTexts('games');
  const { standing, leg, next } = game.position;
  const won = wonLeg(game);
  const isNext = next?.side === side && !won;
  const hasLeg = won?.winner === side;
  const isWinner = standing.winner === side;
  const now = ('remaining' in leg ? leg.remaining[side] : leg.points[side]) ?? 0;
  const value = (won && leftOf(won, side)) ?? now;
  const last = game.turns.findLast((turn) => turn.side === side);
  const average = averageOf(game, side);
  return (
    <Side data-side={side} data-lit={isNext || isWinner || hasLeg || undefined}>
      <Top>
        <Name>
          <SidePeople players={players} />
        </Name>
        <Plates>
          {game.setup.format.sets ? (
            <Plate data-kind="sets">
              <VisuallyHidden>{sets()}: </VisuallyHidden>
              {standing.sets[side] ?? 0}
            </Plate>
          ) : null}
          <Plate>
            <VisuallyHidden>{texts.leads()}: </VisuallyHidden>
            {standing.legs[side] ?? 0}
          </Plate>
        </Plates>
      </Top>
      <Big>
        <VisuallyHidden>
          {'remaining' in leg
            ? texts.left({ name, left: value })
            : texts.points({ name, points: value })}
        </VisuallyHidden>
        <span aria-hidden="true">
          <Counted value={value} />
        </span>
      </Big>
      <Under>
        {isWinner ? <Mark>{texts.wins()}</Mark> : null}
        {standing.isDrawn ? <Mark>{texts.drawn()}</Mark> : null}
        {won && hasLeg ? <Mark>{wonText(won, texts)}</Mark> : null}
        {isNext ? <Mark>{texts.atOche()}</Mark> : null}
        {isNext ? <Route game={game} left={value} /> : null}
      </Under>
      <Facts>
        {average === undefined ? null : (
          <div>
            <dt>{texts.average()}</dt>
            <dd>{averageText(average, locale)}</dd>
          </div>
        )}
        {last ? (
          <div>
            <dt>{texts.last()}</dt>
            <dd>{'isBust' in last && last.isBust ? texts.slate.bust() : last.points}</dd>
          </div>
        ) : null}
      </Facts>
    </Side>
  );
}

const wonText = ({ leg, darts, isByBull }: PlayedLeg, texts: TextsOf<'games/watch'>): string =>
  isByBull ? texts.wonLegByBull({ leg: leg + 1 }) : texts.wonLeg({ leg: leg + 1, darts });

const Board = chakra('section', {
  base: {
    layerStyle: 'pub',
    position: 'relative',
    overflow: 'hidden',
    marginBottom: '6',
    borderRadius: 'sm',
    // the board behind the score: its beds meet where the two halves do
    backgroundImage:
      'repeating-conic-gradient(from -9deg at 50% 118%, rgb(255 255 255 / 3.5%) 0 18deg, transparent 18deg 36deg)',
  },
});
const Band = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingInline: { base: '3', md: '5' },
    paddingBlock: '2',
    bg: 'board.surround',
    color: 'fg.muted',
    textStyle: 'label',
  },
});
const Live = chakra('strong', {
  base: {
    order: { base: '-1', sm: '0' },
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '3',
    paddingInlineEnd: '5',
    bg: 'board.red',
    color: 'board.chalk',
    layerStyle: 'wedge',
    _before: {
      content: '""',
      width: '2',
      height: '2',
      borderRadius: 'full',
      bg: 'board.chalk',
    },
  },
});
const Halves = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
const Side = chakra('div', {
  base: {
    '--bed': '{colors.board.red}',
    display: 'grid',
    // both halves have their rows at the same height, however long a name is
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    rowGap: '1',
    minWidth: '0',
    color: 'fg.muted',
    borderBottom: '6px solid transparent',
    '&[data-side="1"]': { '--bed': '{colors.board.green}', textAlign: 'end' },
    '&[data-side="1"] > div': { flexDirection: 'row-reverse' },
    '&[data-side="1"] > dl': { justifyContent: 'flex-end' },
    // whose turn it is stands at the line on the floor
    '&[data-lit]': { color: 'fg', borderBottomColor: 'oche' },
  },
});
const Top = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'stretch',
    justifyContent: 'space-between',
    borderTop: '4px solid var(--bed)',
    borderBottom: '1px solid {colors.border}',
  },
});
const Name = chakra('h2', {
  base: {
    alignSelf: 'center',
    minWidth: '0',
    padding: { base: '2', md: '3' },
    paddingInline: { md: '5' },
    fontFamily: 'display',
    fontWeight: 'semibold',
    fontSize: { base: 'lg', md: '2xl' },
    lineHeight: 'tight',
    overflowWrap: 'anywhere',
  },
});
const Plates = chakra('div', { base: { display: 'flex', flexShrink: '0' } });
const Plate = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: { base: '9', md: '14' },
    bg: 'var(--bed)',
    color: 'board.chalk',
    textStyle: 'number',
    fontWeight: 'heavy',
    fontSize: { base: '2xl', md: '3xl' },
    lineHeight: '1',
    '&[data-kind=sets]': { bg: 'board.chalk', color: 'board.black' },
  },
});
const Big = chakra('p', {
  base: {
    textStyle: 'number',
    fontWeight: 'heavy',
    fontSize: 'clamp(5rem, min(25vw, 38dvh), 16rem)',
    lineHeight: 'solid',
    paddingTop: { base: '3', md: '5' },
    paddingInline: { base: '3', md: '5' },
  },
});
const Under = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minHeight: '9',
    paddingInline: { base: '3', md: '5' },
    color: 'tape',
  },
});
const Mark = chakra('strong', { base: { textStyle: 'label' } });
const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    paddingInline: { base: '3', md: '5' },
    paddingBottom: { base: '2', md: '4' },
    '& div': { display: 'flex', gap: '1.5', alignItems: 'baseline' },
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    '& dd': { textStyle: 'number', fontSize: { md: 'xl' } },
  },
});
