import { withTransaction } from '@oche/db';
import { actingAs } from '../../../lib/acting.ts';
import { AppError } from '../../../lib/errors.ts';
import { blockPerson } from '../../people/index.ts';
import { watchMoved } from '../../watching/index.ts';
import * as queries from '../imports.queries.ts';
import type { SourceTie } from '../sources/source.ts';
import type { Run } from './run.ts';

const SLICE = 500;

const keyOf = ({ userId, otherId }: SourceTie): string => `${userId}/${otherId}`;

async function inSlices(
  { onProgress }: Run,
  what: string,
  read: (after: SourceTie | null) => Promise<SourceTie[]>,
  work: (ties: SourceTie[]) => Promise<void>,
): Promise<void> {
  let after: SourceTie | null = null;
  for (;;) {
    const ties: SourceTie[] = await read(after);
    after = ties.at(-1) ?? null;
    if (!after) return;
    await work(ties);
    await onProgress(what);
  }
}

/** Who ignored somebody there blocks them here. */
export async function moveIgnores(run: Run): Promise<void> {
  const { deps, importId, source, report } = run;
  await inSlices(
    run,
    'ignored members',
    (after) => source.ignores(after, SLICE),
    async (ties) => {
      const { db } = deps;
      const known = await queries.listMapped(db, importId, 'ignore', ties.map(keyOf));
      const ids = [...new Set(ties.flatMap(({ userId, otherId }) => [userId, otherId]))];
      const members = await queries.listMapped(db, importId, 'member', ids);
      for (const tie of ties) {
        const [userId, otherId] = [members.get(tie.userId), members.get(tie.otherId)];
        if (known.has(keyOf(tie)) || !userId || !otherId || userId === otherId) continue;
        await block(run, userId, otherId);
        await withTransaction(db, (tx) =>
          queries.insertMapped(tx, importId, 'ignore', [[keyOf(tie), otherId]]),
        );
        report.add('ignored members, who are blocked');
        await run.onProgress('ignored members');
      }
    },
  );
}

/** One who has left can't be blocked, and needn't be. */
async function block({ deps }: Run, blockerId: string, userId: string): Promise<void> {
  try {
    await blockPerson(actingAs(deps, blockerId, 'import'), { userId });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'MEMBER_NOT_FOUND') throw error;
  }
}

/** What members had subscribed to they watch. */
export async function moveWatches(run: Run): Promise<void> {
  const { deps, importId, source, report } = run;
  for (const kind of ['thread', 'board'] as const) {
    await inSlices(
      run,
      'subscriptions',
      (after) => source.watches(kind, after, SLICE),
      (ties) =>
        withTransaction(deps.db, async (tx) => {
          await queries.lockImport(tx, importId);
          const keys = ties.map((tie) => `${kind}/${keyOf(tie)}`);
          const known = await queries.listMapped(tx, importId, 'watch', keys);
          const userIds = [...new Set(ties.map(({ userId }) => userId))];
          const members = await queries.listMapped(tx, importId, 'member', userIds);
          const otherIds = [...new Set(ties.map(({ otherId }) => otherId))];
          const places = await queries.listMapped(tx, importId, kind, otherIds);
          const fresh = ties.flatMap((tie) => {
            const key = `${kind}/${keyOf(tie)}`;
            const [userId, placeId] = [members.get(tie.userId), places.get(tie.otherId)];
            return userId && placeId && !known.has(key) ? [{ key, userId, placeId }] : [];
          });
          const placeKind = kind === 'thread' ? 'thread' : 'subforum';
          const now = deps.clock.now();
          // several boards may have become one subforum
          const distinct = new Map(fresh.map((each) => [`${each.userId}/${each.placeId}`, each]));
          await watchMoved(
            tx,
            [...distinct.values()].map(({ userId, placeId }) => ({
              userId,
              place: { kind: placeKind, id: Number(placeId) },
              now,
            })),
          );
          await queries.insertMapped(
            tx,
            importId,
            'watch',
            fresh.map(({ key, placeId }) => [key, placeId] as const),
          );
          report.add('subscriptions, which are watched', fresh.length);
        }),
    );
  }
}
