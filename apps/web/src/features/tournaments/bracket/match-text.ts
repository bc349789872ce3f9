import { useTexts } from '../../../i18n/react.tsx';
import { clockText } from '../../../lib/time/place-time.ts';
import { byKey, type Course, type CourseMatch } from './course.ts';
import { awaitedAt } from './course-sources.ts';

/** What is said of a match in words: who plays, or who it waits for, and how it stands. */
export function useMatchText(course: Course) {
  const texts = useTexts('tournaments/bracket');
  const matches = byKey(course);

  const awaited = ({ plan, players }: CourseMatch, side: 0 | 1): string => {
    if (players[side] === 'nobody') return texts.states.bye();
    const from = plan.sources[side];
    if (from !== 'bye' && 'qualifier' in from) {
      return texts.qualifier({ place: from.qualifier + 1 });
    }
    const source = awaitedAt(from, matches);
    if (!source) return texts.open();
    return source.asWinner ? texts.winnerOf(source) : texts.loserOf(source);
  };
  const nameOf = (match: CourseMatch, side: 0 | 1): string => {
    const player = match.players[side];
    const entrant = typeof player === 'number' ? course.entrants.get(player) : undefined;
    return entrant?.name ?? awaited(match, side);
  };
  const whole = (match: CourseMatch): string =>
    [
      texts.match({ number: match.number }),
      texts.versus({ a: nameOf(match, 0), b: nameOf(match, 1) }),
      match.score && texts.score({ a: match.score[0], b: match.score[1] }),
      match.state === 'played' ? undefined : texts.states[match.state](),
      match.board,
      match.time && texts.around({ time: clockText(match.time, course.timeZone) }),
    ]
      .filter(Boolean)
      .join(', ');

  return { awaited, nameOf, whole };
}
