import { usualBoards } from '@oche/darts/tournaments/boards';
import { TOURNAMENT_BOARDS_MAX } from '@oche/validators/tournaments/course-limits';
import type { EveningOutput, TournamentOutput } from '@oche/validators/tournaments/schemas';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useSettled } from './use-run.ts';

/**
 * All boards of an evening with one tap: those of the lounge that are kept for it, else as many as its players need.
 */
export function useSetUpBoards(
  { id, boards, participantCount }: TournamentOutput,
  evening: Pick<EveningOutput, 'boards'>,
) {
  const { boards: texts } = useTexts('tournaments/run');
  const settled = useSettled();
  const add = trpc.tournaments.evening.addBoards.useMutation(settled);
  const present = new Set(evening.boards.map(({ loungeBoardId }) => loungeBoardId));
  const kept = (boards?.boards ?? []).filter((board) => !present.has(board.id));
  const isFirst = evening.boards.length === 0;
  const usual = Math.min(usualBoards(participantCount), TOURNAMENT_BOARDS_MAX);
  const count = kept.length > 0 ? kept.length : isFirst ? usual : 0;
  return {
    /** how many there would be more; 0 when there is nothing to set up */
    count,
    label: kept.length > 0 ? texts.addKept({ count }) : texts.addAll({ count }),
    isPending: add.isPending,
    setUp: () =>
      add.mutate({
        id,
        boards:
          kept.length > 0
            ? kept.map((board) => ({ loungeBoardId: board.id }))
            : Array.from({ length: count }, (_, index) => ({
                name: texts.numbered({ number: index + 1 }),
              })),
      }),
  };
}
