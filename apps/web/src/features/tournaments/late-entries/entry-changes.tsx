import { chakra } from '@chakra-ui/react';
import type { EntryChanges, TournamentOutput } from '@oche/validators/tournaments/schemas';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { clockText } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useCourse } from '../bracket/use-course.ts';

interface EntryChangesOfProps {
  tournament: TournamentOutput;
  entryId: number;
  as: 'late' | 'left';
}

/** As many as are read; a league has dozens of matches more with one who comes late. */
const MOST = 8;

/** What changes in the schedule when somebody comes late, or leaves, before it is done. */
export function EntryChangesOf({ tournament, entryId, as }: EntryChangesOfProps) {
  const texts = useTexts('tournaments/late');
  const { entrants, timeZone } = useCourse(tournament);
  const { data, error } = trpc.tournaments.draw.previewEntry.useQuery(
    { id: tournament.id, entryId, as },
    { staleTime: 0, retry: false },
  );
  // what can't be done is said when it is tried; there is nothing to show before
  if (error) return null;
  if (!data) return <Muted role="status">{texts.checking()}</Muted>;
  const nameOf = (player: EntryChanges['matches'][number]['players'][number]) =>
    player === 'nobody'
      ? texts.free()
      : player === null
        ? texts.later()
        : (entrants.get(player)?.name ?? texts.later());
  const { matches, before, after } = data;
  return (
    <Root role="status" data-heavy={matches.length > 0 || undefined}>
      <p>{matches.length > 0 ? texts.changes() : texts.nothing()}</p>
      {matches.length > 0 ? (
        <ul>
          {matches.slice(0, MOST).map(({ number, group, round, players: [a, b], change }) => (
            <li key={`${number} ${group} ${round} ${a} ${b}`}>
              <strong>
                {number === null
                  ? group
                    ? texts.group({ name: group })
                    : texts.round({ round })
                  : texts.match({ number })}
              </strong>{' '}
              {nameOf(a)} – {nameOf(b)}: {texts.how[change]()}
            </li>
          ))}
          {matches.length > MOST ? <li>{texts.more({ count: matches.length - MOST })}</li> : null}
        </ul>
      ) : null}
      {before && after && clockText(before, timeZone) !== clockText(after, timeZone) ? (
        <p>
          {texts.end({ before: clockText(before, timeZone), after: clockText(after, timeZone) })}
        </p>
      ) : null}
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    padding: '3',
    bg: 'positive.subtle',
    borderInlineStart: '6px solid {colors.board.green}',
    overflowWrap: 'anywhere',
    '&[data-heavy]': { bg: 'warning.subtle', borderInlineStartColor: 'tape' },
    '& ul': { paddingInlineStart: '5' },
  },
});
