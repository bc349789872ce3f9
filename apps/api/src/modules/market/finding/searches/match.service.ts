import { type Tx, withTransaction } from '@oche/db';
import type { Deps } from '../../../../lib/deps.ts';
import { eventIdOf } from '../../../../lib/events/event-id.ts';
import { notifyAll, telling } from '../../../notifications/index.ts';
import { searchFound, wantedFound } from '../notifications/interest.notifications.ts';
import * as queries from './match.queries.ts';

type Match = Awaited<ReturnType<typeof queries.listMatches>>[number];

/** How many searches are told of an ad in one transaction. */
const SLICE = 500;

/** Tells those who wait for such an ad, each search once, and a member once however many searches it suits. */
export const tellSeekers = (deps: Deps, { itemId }: { itemId: number }): Promise<void> =>
  tellFrom(deps, { id: itemId, fromCents: null }, 0);

/** The same where it has become cheap enough. */
export const tellPriceSeekers = (
  deps: Deps,
  { itemId, fromCents }: { itemId: number; fromCents: number },
): Promise<void> => tellFrom(deps, { id: itemId, fromCents }, 0);

interface Asked {
  id: number;
  fromCents: number | null;
}

async function tellFrom(deps: Deps, asked: Asked, after: number): Promise<void> {
  const matches = await queries.listMatches(deps.db, { ...asked, after, limit: SLICE });
  if (matches.length === 0) return;
  await withTransaction(deps.db, (tx) => tell(deps, tx, asked.id, matches));
  const last = matches.at(-1);
  if (last && matches.length === SLICE) await tellFrom(deps, asked, last.id);
}

async function tell(deps: Deps, tx: Tx, itemId: number, found: readonly Match[]): Promise<void> {
  const inserted = await queries.insertHits(tx, {
    id: itemId,
    searchIds: found.map(({ id }) => id),
    now: deps.clock.now().toISOString(),
  });
  const isNew = new Set(inserted.map(({ id }) => id));
  const eventId = eventIdOf(`market.found ${itemId}`);
  await notifyAll(
    deps,
    tx,
    found
      .filter(({ id }) => isNew.has(id))
      .map(({ id, userId, wantedId, sellerId: actorId }) => {
        const told = { eventId, recipientIds: [userId], actorId };
        return wantedId === null
          ? telling(searchFound, { ...told, payload: { searchId: id, itemId } })
          : telling(wantedFound, { ...told, payload: { wantedId, itemId } });
      }),
  );
}
