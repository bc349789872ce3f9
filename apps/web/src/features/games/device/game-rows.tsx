import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { Time } from '../../../components/time/time.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import type { StoredGame } from './stored-games.ts';

interface GameRowsProps {
  games: readonly StoredGame[];
  /** ids of the server of those that are a member's by now */
  own?: ReadonlyMap<number, number>;
}

/** Games of this device, a line each: who, how it stands, and what was thrown. */
export function GameRows({ games, own }: GameRowsProps) {
  const { list: texts } = useTexts('games/device');
  if (games.length === 0) return null;
  return (
    <List aria-label={texts.title()}>
      {games.map((game) => (
        <GameRow key={game.id} game={game} ownId={own?.get(game.id)} />
      ))}
    </List>
  );
}

function GameRow({ game, ownId }: { game: StoredGame; ownId: number | undefined }) {
  const { list: texts } = useTexts('games/device');
  const locale = useLocale();
  const { rules, sides, summary } = game;
  const names = sides.map((side) => side.join(' & '));
  const [average] = summary.averages;
  const title = (
    <>
      {names.join(' – ')}
      {game.finishedAt === null ? <em>{texts.running()}</em> : null}
    </>
  );
  return (
    <Line data-won={summary.winner === null ? undefined : summary.winner === 0}>
      <Score>{summary.score.join(' : ')}</Score>
      <div>
        <strong>
          {ownId === undefined ? (
            <Whole to="/games/device" hash={String(game.id)}>
              {title}
            </Whole>
          ) : (
            <Whole to="/games/$id" params={{ id: String(ownId) }}>
              {title}
            </Whole>
          )}
        </strong>
        <small>
          {rules.game === 'x01' ? rules.start : texts.cricket()} · <Time value={game.startedAt} />
        </small>
      </div>
      {average === null || average === undefined ? null : (
        <Average>
          <small>{rules.game === 'x01' ? texts.average() : texts.marks()}</small>
          {average.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </Average>
      )}
    </Line>
  );
}

const List = chakra('ul', { base: { display: 'grid', gap: '2', listStyle: 'none' } });
const Line = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '4',
    padding: '3',
    layerStyle: 'panel',
    borderInlineStart: '4px solid {colors.border.strong}',
    '&[data-won=true]': { borderInlineStartColor: 'positive.solid' },
    '&[data-won=false]': { borderInlineStartColor: 'accent.solid' },
    '&:hover': { borderColor: 'fg' },
    '& > div': { display: 'grid', minWidth: '0' },
    '& strong': { overflowWrap: 'anywhere' },
    '& em': { textStyle: 'label', fontStyle: 'normal', marginInlineStart: '2', color: 'accent' },
    '& small': { textStyle: 'caption', color: 'fg.muted' },
  },
});
const Score = chakra('span', {
  base: { textStyle: 'number', fontSize: '2xl', whiteSpace: 'nowrap', minWidth: '12' },
});
const Average = chakra('span', {
  base: { display: 'grid', justifyItems: 'end', textStyle: 'number', fontSize: 'xl' },
});
/** the whole line leads to the game */
const Whole = createLink(
  chakra('a', {
    base: {
      color: 'fg',
      textDecoration: 'none',
      _after: { content: '""', position: 'absolute', inset: '0' },
    },
  }),
);
