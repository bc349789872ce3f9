import { type Queued, queueOf, type Standing } from '../evening/queue.ts';

/**
 * Who comes next at a board where nobody plays: the free boards take what waits one after the other, as the queue
 * will. Nobody knows it for a board at which a match is.
 */
export function nextHere(boardId: number, standing: Standing): Queued | undefined {
  const free = standing.boards.flatMap(({ id, isFree }) => (isFree ? [id] : []));
  for (const queued of queueOf(standing)) {
    if (queued.wait === 'held' || queued.wait === 'busy') continue;
    const wished = queued.match.entries.flatMap((entry) => standing.wishes.get(entry) ?? []);
    const place = free.findIndex((id) => wished.length === 0 || wished.includes(id));
    if (place < 0) continue;
    if (free[place] === boardId) return queued;
    free.splice(place, 1);
  }
  return undefined;
}
