import { chakra } from '@chakra-ui/react';
import type { ShownGame } from '@oche/validators/statistics/schemas';
import { TextLink } from '../../components/link.tsx';
import { RuledList, RuledRow } from '../../components/list/ruled-list.tsx';
import { Small, VisuallyHidden } from '../../components/text.tsx';
import { Time } from '../../components/time/time.tsx';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { fullName } from '../../lib/person-name.ts';
import { byOutcome, outcomeMarks } from '../../lib/results/by-outcome.ts';
import { numbersOf } from './numbers.ts';

/** Games as one of their players sees them, the latest first. */
export function ShownGames({ games }: { games: readonly ShownGame[] }) {
  return (
    <RuledList>
      {games.map((game, index) => (
        <li key={game.gameId ?? `${game.finishedAt} ${index}`}>
          <Game game={game} />
        </li>
      ))}
    </RuledList>
  );
}

function Game({ game }: { game: ShownGame }) {
  const texts = useTexts('statistics');
  const { one } = numbersOf(useLocale());
  const { form } = texts;
  const { opponent, gameId } = game;
  const kind = game.kind === 'cricket' ? texts.kinds.cricket() : String(game.startScore);
  const result = `${game.legsWon}:${game.legsLost}`;
  return (
    <RuledRow>
      <Outcome {...outcomeMarks(game.isWon)}>
        <span aria-hidden="true">
          {byOutcome(game.isWon, [form.wonLetter(), form.lostLetter(), form.drawnLetter()])}
        </span>
        <VisuallyHidden>
          {byOutcome(game.isWon, [form.won(), form.lost(), form.drawn()])}
        </VisuallyHidden>
      </Outcome>
      <Result>
        {gameId === null ? (
          result
        ) : (
          <TextLink
            to="/games/$id"
            params={{ id: String(gameId) }}
            aria-label={`${texts.form.toGame()}: ${result}`}
          >
            {result}
          </TextLink>
        )}
      </Result>
      <Words>
        {opponent ? (
          <TextLink to="/profile/{-$id}" params={{ id: opponent.id }}>
            {fullName(opponent)}
          </TextLink>
        ) : (
          texts.form.againstNobody()
        )}
        <Small>
          {kind}
          {game.average === null ? '' : ` · ${texts.figures.average()} ${one(game.average)}`}
          {' · '}
          <Time value={game.finishedAt} />
        </Small>
      </Words>
    </RuledRow>
  );
}

/** Won, lost or drawn, in the colours of the beds, with a letter for readers who don't see them. */
export const Outcome = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '8',
    height: '8',
    bg: 'accent.solid',
    color: 'accent.contrast',
    textStyle: 'number',
    fontWeight: 'heavy',
    fontSize: 'lg',
    clipPath: 'polygon(0 0, 100% 0, 82% 100%, 18% 100%)',
    '&[data-won]': { bg: 'positive.solid', color: 'positive.contrast' },
    '&[data-drawn]': { bg: 'bg.muted', color: 'fg' },
  },
});
const Result = chakra('strong', {
  base: { textStyle: 'number', fontWeight: 'heavy', fontSize: 'xl', minWidth: '3.5rem' },
});
const Words = chakra('div', { base: { flex: '1 1 11rem', minWidth: '0' } });
