import { useEffect, useRef } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useSeen } from '../../../lib/live/use-seen.ts';
import { trpc } from '../../../lib/trpc.ts';
import { hasEnded } from './has-ended.ts';
import type { ResultProps } from './result-props.ts';

/* a game that goes on has none yet */
const Band = lazyPart(async () => (await import('./result-band.tsx')).ResultBand, null, {
  isInPage: true,
});
const ReviewPanel = lazyPart(async () => (await import('./review-panel.tsx')).ReviewPanel);

/** What becomes of a game from its last dart on: a question for whom it concerns, its state for all. */
export function ResultBlock({ output, game, names }: ResultProps) {
  const { id: gameId, status, revision } = output;
  const utils = trpc.useUtils();
  const { data: result } = trpc.games.result.get.useQuery(
    { gameId },
    { enabled: hasEnded(status) },
  );
  useSeen([`game/${gameId}`]);
  const known = useRef(`${status} ${revision}`);
  useEffect(() => {
    const now = `${status} ${revision}`;
    if (known.current === now) return;
    known.current = now;
    // the game moved on, so what can be done about it has changed, too
    void utils.games.result.get.invalidate({ gameId });
  }, [utils, gameId, status, revision]);
  if (!result || !hasEnded(status)) return null;
  return (
    <>
      <Band result={result} output={output} game={game} names={names} />
      {result.can.decide ? (
        <ReviewPanel result={result} output={output} game={game} names={names} />
      ) : null}
    </>
  );
}
