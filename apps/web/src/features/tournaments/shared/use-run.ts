import type { MatchOutput, TournamentOutput } from '@oche/validators/tournaments/schemas';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useCourse } from '../bracket/use-course.ts';

/** A match that has been drawn, so that it can be called and decided. */
export type DrawnMatch = MatchOutput & { id: number };

const isDrawn = (match: MatchOutput): match is DrawnMatch => match.id !== null;

/** A tournament's matches as the server tells them, with the names of the players. */
export function useDrawn(tournament: TournamentOutput) {
  const { unknown } = useTexts('tournaments/bracket');
  const [{ matches, entrants: entries }] = trpc.tournaments.matches.list.useSuspenseQuery({
    id: tournament.id,
  });
  const { entrants, timeZone } = useCourse(tournament);
  const nameOf = (entry: number | 'nobody' | null): string =>
    (typeof entry === 'number' ? entrants.get(entry)?.name : undefined) ?? unknown();
  return {
    matches: matches.filter(isDrawn),
    entrants: entries,
    timeZone,
    nameOf,
    namesOf: ({ players: [a, b] }: MatchOutput) => [nameOf(a), nameOf(b)] as const,
  };
}
export type Drawn = ReturnType<typeof useDrawn>;

/** What every change of the evening does: say when it fails, and read again what is shown. */
export function useSettled() {
  const texts = useTexts('tournaments/run');
  const showFailure = useFailureToast();
  const { tournaments } = trpc.useUtils();
  return {
    onError: (error: unknown) => showFailure(error, texts.failed()),
    onSettled: () => tournaments.invalidate(),
  };
}
