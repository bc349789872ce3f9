import { type Tx, withTransaction } from '@oche/db';
import type { NotificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { addJob, addJobs, type NewJob } from '../../../lib/jobs/jobs.ts';
import { channels } from '../channels.ts';
import '../notifications.events.ts';
import type { Written } from '../written.ts';
import * as queries from './writing.queries.ts';

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'notifications.write': Planned & { recipientIds: readonly string[]; isOwn: boolean };
    'notifications.announce': Planned & { after: string };
  }
}

interface Planned {
  kind: string;
  eventId: string;
  actorId: string | null;
  payload: unknown;
}

/** What happened. */
interface Happening<Payload> {
  /**
   * The event, of which a member hears once: that of the reaction, which is the same at every attempt, or a new one in
   * the transaction that makes it true.
   */
  eventId: string;
  payload: Payload;
  /** who did it; without this blocks don't count, e.g. for a lounge and its guests */
  actorId?: string | null;
}

interface Told<Payload> extends Happening<Payload> {
  recipientIds: readonly string[];
  /** what the recipient did themselves, e.g. their booking: stored as read, mailed as usual */
  isOwn?: boolean;
}

type Kind<Payload> = Pick<
  NotificationKind<Deps, Payload>,
  'kind' | 'groupOf' | 'placeOf' | 'defaults' | 'isTransactional'
>;
type Writing = Pick<Deps, 'clock' | 'events'>;

/** What `notifyAll` tells. */
export interface NewTelling extends Omit<queries.NewNotification, 'readAt'> {
  isOwn: boolean;
}

/** @returns what `notifyAll` takes, several of one transaction or event together */
export function telling<Payload>(
  kind: Kind<Payload>,
  { eventId, payload, recipientIds, actorId = null, isOwn = false }: Told<Payload>,
): NewTelling {
  return {
    isOwn,
    kind: kind.kind,
    eventId,
    actorId,
    groupKey: kind.groupOf(payload),
    place: kind.placeOf(payload),
    payload,
    recipientIds,
    mail: kind.defaults.mail,
    push: kind.defaults.push,
    isTransactional: kind.isTransactional,
  };
}

/**
 * Tells some members that something happened, in the transaction that makes it true, or in that of a reaction. A member
 * hears of an event once, with the first kind that tells of it.
 */
export async function notifyAll(
  { clock, events }: Writing,
  tx: Tx,
  all: readonly NewTelling[],
): Promise<void> {
  const told = all.filter(({ recipientIds }) => recipientIds.length > 0);
  if (told.length === 0) return;
  const now = clock.now().toISOString();
  const written = await queries.insertNotifications(
    tx,
    told.map(({ isOwn, ...one }) => ({ ...one, readAt: isOwn ? now : null })),
    now,
  );
  await addJobs(
    tx,
    channels.flatMap((channel) => written.flatMap((one) => channel(one) ?? [])),
  );
  await tellBells({ events }, tx, written);
}

/** The same for one thing. */
export const notify = <Payload>(
  deps: Writing,
  tx: Tx,
  kind: Kind<Payload>,
  told: Told<Payload>,
): Promise<void> => notifyAll(deps, tx, [telling(kind, told)]);

/** PostgreSQL takes 8,000 bytes an event, and an id has at most 100. */
const MEMBERS_AN_EVENT = 70;

async function tellBells(
  { events }: Pick<Deps, 'events'>,
  tx: Tx,
  written: readonly Written[],
): Promise<void> {
  const unread = written.filter(({ isOwn }) => !isOwn);
  const ids = [...new Set(unread.map(({ recipientId }) => recipientId))];
  const parts = Array.from({ length: Math.ceil(ids.length / MEMBERS_AN_EVENT) }, (_, part) =>
    ids.slice(part * MEMBERS_AN_EVENT, (part + 1) * MEMBERS_AN_EVENT),
  );
  await events.publishAll(
    tx,
    parts.map((memberIds) => ['bell.changed', { memberIds }] as const),
  );
}

/** The job that tells it later, if it can still be seen then, e.g. when it can't be undone any more. */
export const notifyLater = <Payload>(
  { kind }: Kind<Payload>,
  { eventId, payload, recipientIds, actorId = null, isOwn = false }: Told<Payload>,
  runAt: Date,
): NewJob => ({
  name: 'notifications.write',
  payload: { kind, eventId, payload, recipientIds, actorId, isOwn },
  runAt,
});

export async function notifyByJob(
  deps: Deps,
  { kind: name, recipientIds, ...planned }: Planned & { recipientIds: readonly string[] },
): Promise<void> {
  const kind = deps.notifiables.get(name);
  // a kind of another version of the product
  if (!kind) return;
  await withTransaction(deps.db, (tx) => notify(deps, tx, kind, { ...planned, recipientIds }));
}

/** How many members are told in one transaction. */
const SLICE = 500;

/**
 * Tells everybody whom the kind names in its `audience`, slice by slice, by jobs: whoever calls it
 * waits for none of them. Call it in the transaction that makes it true, or in a reaction's.
 */
export const announce = <Payload>(
  tx: Tx,
  kind: Kind<Payload>,
  happened: Happening<Payload>,
): Promise<void> => addJob(tx, 'notifications.announce', announced(kind, happened, ''));

const announced = <Payload>(
  { kind }: Kind<Payload>,
  { eventId, payload, actorId = null }: Happening<Payload>,
  after: string,
) => ({ kind, eventId, payload, actorId, after });

/**
 * The same where often nobody or hardly anybody is in the audience: returns what `notifyAll` takes for the first slice,
 * with a job for those after it.
 * @param list the audience from its beginning
 */
export async function announcing<Payload>(
  tx: Tx,
  kind: Kind<Payload>,
  happened: Happening<Payload>,
  list: (limit: number) => Promise<string[]>,
): Promise<NewTelling> {
  const recipientIds = await list(SLICE);
  const last = recipientIds.at(-1);
  if (last !== undefined && recipientIds.length === SLICE) {
    await addJob(tx, 'notifications.announce', announced(kind, happened, last));
  }
  return telling(kind, { ...happened, recipientIds });
}

/**
 * Tells the next slice. The job for the one behind it is added in the same transaction, so a slice
 * that is tried again is the same, and nobody is left out.
 */
export async function announceSlice(
  deps: Deps,
  { after, ...planned }: Planned & { after: string },
): Promise<void> {
  const kind = deps.notifiables.get(planned.kind);
  if (!kind?.audience) return;
  const { audience } = kind;
  await withTransaction(deps.db, async (tx) => {
    const recipientIds = await audience(tx, planned.payload, after, SLICE);
    const last = recipientIds.at(-1);
    if (last === undefined) return;
    await notify(deps, tx, kind, { ...planned, recipientIds });
    if (recipientIds.length === SLICE) {
      await addJob(tx, 'notifications.announce', { ...planned, after: last });
    }
  });
}
