import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import type { Course } from './course.ts';
import { courseOf } from './course-of.ts';

/** Where a tournament is played that is at no lounge. */
const TIME_ZONE = 'Europe/Berlin';

/** Where nothing happens for long, what is expected gets later nevertheless. */
const EXPECTED_ANEW_MS = 5 * 60_000;

/** A tournament's matches as they stand; the page's live stream keeps them current. */
export function useCourse({ id, venue, status }: TournamentOutput): Course {
  const texts = useTexts('tournaments/bracket');
  const [output] = trpc.tournaments.matches.list.useSuspenseQuery(
    { id },
    { refetchInterval: status === 'active' ? EXPECTED_ANEW_MS : false },
  );
  const timeZone = venue?.timeZone ?? TIME_ZONE;
  const unknown = texts.unknown();
  return useMemo(() => courseOf(output, { unknown, timeZone }), [output, unknown, timeZone]);
}
