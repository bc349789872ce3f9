import { attempt, type Tx, withTransaction } from '@oche/db';
import { requireScope, requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { Reportable } from '../../../lib/declared/reportable.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { isTransient } from '../../../lib/jobs/final-refusals.ts';
import { addJob } from '../../../lib/jobs/jobs.ts';
import { lockMember } from '../../auth/index.ts';
import '../moderation.events.ts';
import * as queries from './removal.queries.ts';

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'moderation.removal': { removalId: number };
  }
}

/** How many things go or come back in one run of the job; then others have their turn. */
const SLICE = 100;

interface NewRemoval {
  sanctionId: number;
  userId: string;
  /** ISO times */
  from: string;
  until: string;
  moderatorId: string;
}

/** Begins to take away what a member wrote in a period, in the transaction of the sanction. */
export async function beginRemoval(tx: Tx, removal: NewRemoval): Promise<void> {
  const [begun] = await queries.insertRemoval(tx, removal);
  if (!begun) throw new Error('the insert returned no removal');
  await addJob(tx, 'moderation.removal', { removalId: begun.id });
}

/**
 * Begins to bring back exactly what a removal has taken away. One that is still under way stops.
 * @throws AppError FORBIDDEN, NOT_FOUND, REMOVAL_NOT_FOUND
 */
export async function restoreRemoval(
  ctx: MemberContext,
  { sanctionId }: { sanctionId: number },
): Promise<void> {
  requireWriter(ctx.actor);
  requireScope(ctx.actor, 'site');
  await withTransaction(ctx.db, async (tx) => {
    const userId = await beginRestoring(ctx, tx, sanctionId);
    if (userId === null) throw new AppError('REMOVAL_NOT_FOUND');
    await lockMember(ctx, tx, userId);
    await audit(ctx, tx, {
      action: 'member.restorePosts',
      thing: { kind: 'member', id: userId },
      scope: 'site',
      before: { sanction: sanctionId },
    });
  });
}

/** @returns whose things come back; null if there is nothing to bring back */
export async function beginRestoring(
  ctx: MemberContext,
  tx: Tx,
  sanctionId: number,
): Promise<string | null> {
  const moderatorId = ctx.actor.id;
  const [removal] = await queries.beginRestoring(tx, { sanctionId, moderatorId });
  if (!removal) return null;
  await addJob(tx, 'moderation.removal', { removalId: removal.id });
  await ctx.events.publish(tx, 'member.moderated', { userId: removal.userId });
  return removal.userId;
}

/**
 * Goes on with a removal: each thing in a transaction of its own, with the progress in it. However
 * often it is killed and tried again, each thing goes once, and comes back once. One that is refused is passed over, and
 * logged.
 */
export async function continueRemoval(
  deps: Deps,
  { removalId }: { removalId: number },
): Promise<void> {
  for (let done = 0; done < SLICE; done++) {
    if (!(await withTransaction(deps.db, (tx) => step(deps, tx, removalId)))) return;
  }
  await addJob(deps.db, 'moderation.removal', { removalId });
}

type Removal = Awaited<ReturnType<typeof queries.lockRemoval>>[number];

/** @returns whether there is more to do */
async function step(deps: Deps, tx: Tx, id: number): Promise<boolean> {
  const removal = await queries.lockRemoval.first(tx, { id });
  if (!removal) return false;
  if (removal.state === 'removing') return removeNext(deps, tx, removal);
  if (removal.state === 'restoring') return restoreNext(deps, tx, removal);
  return false;
}

async function removeNext(deps: Deps, tx: Tx, removal: Removal): Promise<boolean> {
  const { id: removalId, userId: authorId, from, until, actorId } = removal;
  const next = await nextThing(deps, tx, removal, { authorId, from, until });
  if (!next) return finish(deps, tx, removal, 'removed');
  const { reportable, thingId } = next;
  const { kind, removal: removing } = reportable;
  await passingOver(deps, tx, { removalId, kind, thingId }, async () => {
    if (await removing?.action.do(deps, tx, thingId, actorId)) {
      await queries.insertRemoved(tx, { removalId, kind, thingId });
    }
  });
  await queries.setProgress(tx, { id: removalId, kind, afterId: thingId });
  return true;
}

interface Period {
  authorId: string;
  from: string;
  until: string;
}

/** The kinds have their turns in the order in which they are declared. */
async function nextThing(
  { reportables }: Deps,
  tx: Tx,
  { kind, afterId }: Removal,
  period: Period,
): Promise<{ reportable: Reportable<Deps>; thingId: string } | null> {
  const kinds = [...reportables.values()].filter(({ removal }) => removal);
  const current = kinds.findIndex((each) => each.kind === kind);
  for (const reportable of kinds.slice(Math.max(current, 0))) {
    const after = reportable.kind === kind ? afterId : '';
    const [thingId] = (await reportable.removal?.list(tx, { ...period, after })) ?? [];
    if (thingId !== undefined) return { reportable, thingId };
  }
  return null;
}

async function restoreNext(deps: Deps, tx: Tx, removal: Removal): Promise<boolean> {
  const [removed] = await queries.takeRemoved(tx, { removalId: removal.id });
  if (!removed) return finish(deps, tx, removal, 'restored');
  const reportable = deps.reportables.get(removed.kind);
  await passingOver(deps, tx, { removalId: removal.id, ...removed }, async () => {
    await reportable?.removal?.action.undo(deps, tx, removed.thingId, removal.actorId);
  });
  return true;
}

/** @throws what may turn out differently at another attempt */
async function passingOver(
  { log }: Deps,
  tx: Tx,
  thing: { removalId: number; kind: string; thingId: string },
  work: () => Promise<void>,
): Promise<void> {
  const outcome = await attempt(tx, work);
  if (!('error' in outcome)) return;
  const { error } = outcome;
  if (isTransient(error)) throw error;
  log.error({ err: error, ...thing }, 'one of the things of a removal stays as it is');
}

async function finish(
  deps: Deps,
  tx: Tx,
  { id, userId }: Removal,
  state: 'removed' | 'restored',
): Promise<false> {
  await queries.setState(tx, { id, state });
  await deps.events.publish(tx, 'member.moderated', { userId });
  return false;
}
