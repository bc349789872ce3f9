import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../../../lib/trpc.ts';
import { useSettled } from '../shared/use-run.ts';

/** Begins to score a match live, and goes to its scorer. */
export function useScorer() {
  const navigate = useNavigate();
  const start = trpc.tournaments.matches.start.useMutation({
    ...useSettled(),
    onSuccess: ({ gameId }) => navigate({ to: '/games/$id/score', params: { id: String(gameId) } }),
  });
  return {
    score: (matchId: number) => start.mutate({ matchId }),
    isPending: start.isPending,
  };
}
