import type { GameOutput } from '@oche/validators/games/schemas';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** The device that has started the game goes on to the scorer as soon as everybody is in; at two boards each does. */
export function useStartWhenAccepted({ id, status, can, ownSide }: GameOutput): void {
  const navigate = useNavigate();
  const before = useRef(status);
  const isScorer = can.shareGuests || ownSide !== undefined;
  useEffect(() => {
    const hasBegun = before.current === 'invited' && status === 'playing';
    before.current = status;
    if (!hasBegun || !isScorer) return;
    void navigate({ to: '/games/$id/score', params: { id: String(id) }, replace: true });
  }, [id, status, isScorer, navigate]);
}
