import { isUnavailable, withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { type AppEvents, type EventPlace, signal } from '../../../lib/events/events.ts';
import { addJobs, type NewJob } from '../../../lib/jobs/jobs.ts';
import { withSubject } from '../core/hook.select.ts';
import { lockStates } from '../core/lock.queries.ts';
import '../webhooks.events.ts';
import { type AnyKind, type Listener, SITE } from '../core/message.ts';
import { dataFor } from '../core/rights.service.ts';
import * as queries from './write.queries.ts';

/** As often as a reaction is tried. */
const BUILD_ATTEMPTS = 25;

type Published = AppEvents['thing.published'];

/**
 * Writes what the hooks are told of an event that want to hear of it. What it says is read now, so that a receiver that
 * is away for a day is told what happened then. Where nobody listens it is one statement.
 */
export async function writeMessages(
  deps: Deps,
  event: Published,
  eventId: string,
  place: EventPlace,
): Promise<void> {
  const kind = deps.published.get(event.kind);
  if (!kind || !(await queries.isHeard.first(deps.db, kind))) return;
  const ids = kind.ids.parse(event.ids) as never;
  const around = [...(await kind.around(deps.db, ids)), SITE].filter((thing) =>
    kind.narrows.includes(thing.kind),
  );
  const rows = await queries.listListening(deps.db, {
    kind: kind.kind,
    subjectKinds: around.map((thing) => thing.kind),
    subjectIds: around.map(({ id }) => id),
  });
  const contents = await contentsFor(deps, kind, event.ids, rows.map(withSubject));
  if (contents.length === 0) return;
  await withTransaction(deps.db, async (tx) => {
    const locked = await lockStates(tx, { hookIds: contents.map(({ hookId }) => hookId) });
    const there = new Set(locked.map(({ hookId }) => hookId));
    const written = contents.filter(({ hookId }) => there.has(hookId));
    const added = await queries.insertMessages(tx, {
      ids: written.map(({ hookId }) => eventIdOf(`webhook ${hookId} ${eventId}`)),
      hookIds: written.map(({ hookId }) => hookId),
      datas: written.map(({ data }) => data ?? null),
      kind: kind.kind,
      thing: kind.thingOf(ids),
      eventIds: JSON.stringify(event.ids),
      jobId: place.job,
      part: place.part,
      happenedAt: event.at,
      now: deps.clock.now().toISOString(),
    });
    const unbuilt = new Set(
      written.filter(({ data }) => data === undefined).map(({ hookId }) => hookId),
    );
    await addJobs(
      tx,
      added.filter(({ hookId }) => unbuilt.has(hookId)).map(({ id }) => building(id)),
    );
    if (added.length > 0) await signal(tx, 'webhooks.queued', {});
  });
}

const building = (id: string): NewJob => ({
  name: 'webhooks.build',
  payload: { id },
  maxAttempts: BUILD_ATTEMPTS,
});

/**
 * What each hook is told; what can't be read now is undefined, and holds its place until it can be.
 * @throws when the database is away
 */
async function contentsFor(
  deps: Deps,
  kind: AnyKind,
  ids: unknown,
  listeners: readonly Listener[],
): Promise<{ hookId: number; data: string | undefined }[]> {
  const contents = [];
  for (const listener of listeners) {
    try {
      const data = await dataFor(deps, kind, ids, listener);
      if (data !== null) contents.push({ hookId: listener.id, data });
    } catch (error) {
      if (isUnavailable(error)) throw error;
      deps.log.error({ err: error, kind: kind.kind }, 'what a webhook is told could not be read');
      contents.push({ hookId: listener.id, data: undefined });
    }
  }
  return contents;
}

/** Reads what a message says of which that could not be read when it was written. */
export async function buildMessage(deps: Deps, { id }: { id: string }): Promise<void> {
  const row = await queries.getUnbuilt.first(deps.db, { id });
  const kind = row && deps.published.get(row.kind);
  if (!row || !kind) return;
  const data = await dataFor(deps, kind, row.ids, withSubject(row));
  await withTransaction(deps.db, async (tx) => {
    await lockStates(tx, { hookIds: [row.id] });
    await queries.setData(tx, { id, data });
    await signal(tx, 'webhooks.queued', {});
  });
}
