import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { withSubject } from '../core/hook.select.ts';
import { bodyOf, type Listener } from '../core/message.ts';
import { mayHear } from '../core/rights.service.ts';
import { openSecret } from '../core/secret.ts';
import { switchOff } from '../core/switch.service.ts';
import { type Attempted, attempt } from './attempt.service.ts';
import * as line from './line.queries.ts';
import { giveSequence } from './outcome.queries.ts';
import { holdBack, settle, withhold } from './outcome.service.ts';
import { AWAY_AFTER, isPatienceOver } from './pauses.ts';
import { waitForServer } from './receiver-limit.service.ts';

/** How many things of a hook are told at a time. */
const SIDE_BY_SIDE = 4;
/** After so much the next hook has its turn. */
const TURN_MESSAGES = 60;
const TURN_MS = 20_000;
/** What a receiver gets within a minute at most; the rest waits. */
const MESSAGES_PER_MINUTE = 600;
const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
/** Whoever falls behind by more is switched off. */
const WAITING_MAX = 20_000;
/** Until an event that stands before it is written. */
const UNWRITTEN_MS = 250;
/** Until what could not be read is read. */
const UNBUILT_MS = 15_000;

/** Until a hook is looked at again whose member is banned. */
const UNHEARD_MS = 3_600_000;

type Sending = NonNullable<Awaited<ReturnType<typeof line.getSending.first>>>;
type Head = Awaited<ReturnType<typeof line.listHeads>>[number];

/** A hook for which this process sends at the moment. */
export interface Turn {
  hookId: number;
  sender: string;
}

/** What has been sent in the minute that has begun. */
interface Minute {
  beganAt: Date;
  count: number;
}

/**
 * Sends what is due of a hook: of each thing one message after the other, some things at a time. It ends when nothing
 * is due, when the receiver is away, and when others have waited for long enough.
 * @returns before when it doesn't go on; null: whenever something is due
 */
export async function takeTurn(deps: Deps, turn: Turn): Promise<Date | null> {
  const row = await line.getSending.first(deps.db, turn);
  if (!row) {
    const now = deps.clock.now();
    await endTurn(deps, turn, { beganAt: now, count: 0 }, new Date(now.getTime() + UNHEARD_MS));
    return null;
  }
  const hook = { ...withSubject(row), secrets: secretsOf(deps, row) };
  const minute = minuteOf(row, deps.clock.now());
  const begun = performance.now();
  let { failures } = row;
  let notBefore: Date | null = null;
  for (let sent = 0; sent < TURN_MESSAGES && performance.now() - begun < TURN_MS; ) {
    const room = MESSAGES_PER_MINUTE - minute.count;
    if (room <= 0) {
      notBefore = new Date(minute.beganAt.getTime() + MINUTE_MS);
      break;
    }
    const heads = await headsOf(
      deps,
      turn,
      failures >= AWAY_AFTER ? 1 : Math.min(SIDE_BY_SIDE, room),
    );
    if (heads.waits) notBefore = new Date(deps.clock.now().getTime() + UNWRITTEN_MS);
    if (heads.ready.length === 0) break;
    const results = await Promise.all(heads.ready.map((head) => tell(deps, turn, hook, head)));
    sent += heads.ready.length;
    minute.count += heads.ready.length;
    const after = results.findLast((result) => result !== null);
    if (after) failures = after.failures ?? failures;
    const busy = results.find((result) => result?.busyUntil)?.busyUntil;
    if (busy) notBefore = busy;
    if (results.some((result) => result?.isOver)) break;
  }
  if (failures > 0 || notBefore) await endWhereFlooded(deps, turn);
  await endTurn(deps, turn, minute, notBefore);
  return notBefore;
}

const secretsOf = (
  deps: Deps,
  { id, secret, formerSecret, formerSecretUntil }: Sending,
): string[] => {
  const holds = formerSecret !== null && new Date(formerSecretUntil ?? 0) > deps.clock.now();
  return [secret, ...(holds ? [formerSecret] : [])].map((sealed) => openSecret(deps, id, sealed));
};

function minuteOf({ minuteBeganAt, minuteCount }: Sending, now: Date): Minute {
  const beganAt = new Date(minuteBeganAt ?? 0);
  return now.getTime() - beganAt.getTime() < MINUTE_MS
    ? { beganAt, count: minuteCount }
    : { beganAt: now, count: 0 };
}

/**
 * What can be sent now. How far events are written is read first: so the first message of a thing that stands before
 * that is its first for good.
 */
async function headsOf(
  deps: Deps,
  { hookId }: Turn,
  limit: number,
): Promise<{ ready: Head[]; waits: boolean }> {
  const written = await line.getWritten.first(deps.db, {});
  const now = deps.clock.now();
  const heads = await line.listHeads(deps.db, { hookId, now: now.toISOString(), limit });
  const isWritten = ({ jobId }: Head) =>
    jobId <= (written?.react ?? Number.POSITIVE_INFINITY) &&
    jobId < (written?.retried ?? Number.POSITIVE_INFINITY);
  const ready = heads.filter(isWritten);
  return { ready, waits: ready.length < heads.length };
}

interface Told {
  /** undefined: nobody was asked */
  failures?: number;
  /** whether nothing more is sent to this receiver for now */
  isOver: boolean;
  /** its server gets enough from others */
  busyUntil?: Date;
}

/** @returns how it goes with the hook after it; null where nothing was sent */
async function tell(
  deps: Deps,
  turn: Turn,
  hook: Listener & { url: string; secrets: string[] },
  head: Head,
): Promise<Told | null> {
  const kind = deps.published.get(head.kind);
  const now = deps.clock.now();
  if (head.data === null) {
    if (isPatienceOver(new Date(head.happenedAt), now)) await withhold(deps, turn, head);
    else await postpone(deps, turn, head, UNBUILT_MS);
    return null;
  }
  if (!kind || !(await mayHear(deps, kind, head.ids, hook))) {
    await withhold(deps, turn, head);
    return null;
  }
  const wait = await waitForServer(deps, hook.url);
  if (wait !== null) {
    const busyUntil = new Date(now.getTime() + wait * SECOND_MS);
    await holdBack(deps, turn, head, busyUntil);
    return { isOver: true, busyUntil };
  }
  const sequence = head.sequence ?? (await sequenceOf(deps, turn, head));
  const body = bodyOf({ ...head, sequence, data: head.data });
  const attempted: Attempted = await attempt(deps, hook.url, hook.secrets, { id: head.id, body });
  return settle(deps, turn, head, attempted);
}

async function sequenceOf(deps: Deps, { hookId }: Turn, { thing, id }: Head): Promise<number> {
  const given = await giveSequence.first(deps.db, { hookId, thing, id });
  return given?.sequence ?? 0;
}

const postpone = (deps: Deps, { hookId }: Turn, { thing }: Head, ms: number) =>
  line.postponeThing(deps.db, {
    hookId,
    thing,
    until: new Date(deps.clock.now().getTime() + ms).toISOString(),
  });

/** Whoever falls behind for good isn't followed for ever. */
async function endWhereFlooded(deps: Deps, { hookId }: Turn): Promise<void> {
  const waiting = await line.countWaiting.first(deps.db, { hookId, limit: WAITING_MAX + 1 });
  if (waiting && waiting.count > WAITING_MAX) await switchOff(deps, hookId, 'flood');
}

async function endTurn(
  deps: Deps,
  { hookId, sender }: Turn,
  minute: Minute,
  notBefore: Date | null,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const locked = await line.lockMine.first(tx, { hookId, sender });
    if (!locked) return;
    await line.clearThings(tx, { hookId, now: deps.clock.now().toISOString() });
    await line.endLease(tx, {
      hookId,
      sender,
      notBefore: notBefore?.toISOString() ?? null,
      minuteBeganAt: minute.beganAt.toISOString(),
      minuteCount: minute.count,
    });
  });
}
