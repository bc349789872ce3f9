import { chakra } from '@chakra-ui/react';
import type { ShownGame } from '@oche/validators/statistics/schemas';
import { TextLink } from '../../../components/link.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { RuledList } from '../../../components/list/ruled-list.tsx';
import { Heading, Small, VisuallyHidden } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { byOutcome, outcomeMarks } from '../../../lib/results/by-outcome.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Outcome } from '../shown-games.tsx';
import { meetingsInput, nextMeetings } from './meetings-query.ts';

interface MeetingsProps {
  a: string;
  b: string;
  /** what the two are called, in the same order */
  names: readonly [string, string];
}

/** Their games against each other, the latest first, each with who won it on the side of the page. */
export function Meetings({ a, b, names }: MeetingsProps) {
  const texts = useTexts('statistics').versus;
  const [{ pages }, list] = trpc.statistics.meetings.useSuspenseInfiniteQuery(
    meetingsInput(a, b),
    nextMeetings,
  );
  return (
    <Section aria-labelledby="meetings">
      <Heading id="meetings" marginBottom="3">
        {texts.meetings()}
      </Heading>
      <RuledList>
        {pages
          .flatMap(({ items }) => items)
          .map((game, index) => (
            <li key={game.gameId ?? `${game.finishedAt} ${index}`}>
              <Meeting game={game} winner={byOutcome(game.isWon, [...names, null])} />
            </li>
          ))}
      </RuledList>
      <LoadMore list={list} label={texts.more()} />
    </Section>
  );
}

function Meeting({ game, winner }: { game: ShownGame; winner: string | null }) {
  const { kinds, form, versus } = useTexts('statistics');
  const { gameId, isWon } = game;
  const result = `${game.legsWon}:${game.legsLost}`;
  const hasOtherWon = isWon === null ? null : !isWon;
  const letters = [form.wonLetter(), form.lostLetter(), form.drawnLetter()] as const;
  return (
    <Row>
      <Outcome aria-hidden="true" {...outcomeMarks(isWon)}>
        {byOutcome(isWon, letters)}
      </Outcome>
      <div>
        <Result>
          {gameId === null ? (
            result
          ) : (
            <TextLink
              to="/games/$id"
              params={{ id: String(gameId) }}
              aria-label={`${form.toGame()}: ${result}`}
            >
              {result}
            </TextLink>
          )}
        </Result>
        <VisuallyHidden>
          {winner === null ? form.drawn() : versus.wonBy({ name: winner })}
        </VisuallyHidden>
        <Small>
          {game.kind === 'cricket' ? kinds.cricket() : game.startScore}
          {' · '}
          <Time value={game.finishedAt} />
        </Small>
      </div>
      <Outcome aria-hidden="true" {...outcomeMarks(hasOtherWon)}>
        {byOutcome(hasOtherWon, letters)}
      </Outcome>
    </Row>
  );
}

const Section = chakra('section', { base: { marginTop: '8' } });
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    paddingBlock: '2',
    paddingInline: { sm: '10' },
    textAlign: 'center',
  },
});
const Result = chakra('strong', {
  base: { textStyle: 'number', fontWeight: 'heavy', fontSize: '2xl', lineHeight: 'tight' },
});
