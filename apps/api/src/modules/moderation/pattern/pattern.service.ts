import { type Executor, withTransaction } from '@oche/db';
import type {
  patternInput,
  patternListOutput,
  patternPreviewOutput,
} from '@oche/validators/moderation/patterns';
import type { z } from 'zod';
import { requireScope, requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import type { EventBus } from '../../../lib/events/event-bus.ts';
import { KeptState } from '../../../lib/events/kept-state.ts';
import { readThings } from '../case/things.service.ts';
import * as queries from './pattern.queries.ts';
import '../moderation.events.ts';
import { matches } from './pattern.ts';

/** How many of the texts that a pattern would have caught are shown. */
const EXAMPLES = 10;

/** @throws AppError FORBIDDEN */
export async function listPatterns(ctx: MemberContext): Promise<z.input<typeof patternListOutput>> {
  requireScope(ctx.actor, 'site');
  return queries.listPatterns(ctx.db, {});
}

/** @throws AppError FORBIDDEN, PATTERN_KNOWN */
export async function createPattern(
  ctx: MemberContext,
  { pattern }: z.output<typeof patternInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  requireScope(ctx.actor, 'site');
  const now = ctx.clock.now().toISOString();
  await withTransaction(ctx.db, async (tx) => {
    const [added] = await queries.insertPattern(tx, { pattern, moderatorId: ctx.actor.id, now });
    if (!added) throw new AppError('PATTERN_KNOWN');
    await audit(ctx, tx, {
      action: 'pattern.create',
      thing: { kind: 'pattern', id: added.id },
      scope: 'site',
      after: { pattern },
    });
    await ctx.events.publish(tx, 'patterns.changed', {});
  });
  keptOf(ctx.events).drop();
}

/**
 * One that is gone already stays gone.
 * @throws AppError FORBIDDEN
 */
export async function deletePattern(ctx: MemberContext, { id }: { id: number }): Promise<void> {
  requireWriter(ctx.actor);
  requireScope(ctx.actor, 'site');
  await withTransaction(ctx.db, async (tx) => {
    const [deleted] = await queries.deletePattern(tx, { id });
    if (!deleted) return;
    await audit(ctx, tx, {
      action: 'pattern.delete',
      thing: { kind: 'pattern', id },
      scope: 'site',
      before: { pattern: deleted.pattern },
    });
    await ctx.events.publish(tx, 'patterns.changed', {});
  });
  keptOf(ctx.events).drop();
}

/**
 * What a pattern would have caught of the latest texts that everybody sees.
 * @throws AppError FORBIDDEN
 */
export async function previewPattern(
  ctx: MemberContext,
  { pattern }: z.output<typeof patternInput>,
): Promise<z.input<typeof patternPreviewOutput>> {
  requireScope(ctx.actor, 'site');
  const lists = [...ctx.reportables.values()].map(async ({ kind, recent }) =>
    ((await recent?.(ctx.db)) ?? []).map((each) => ({ ...each, kind })),
  );
  const texts = (await Promise.all(lists)).flat();
  const caught = texts.filter(({ text }) => matches(pattern, text));
  const shown = caught.slice(0, EXAMPLES);
  const thingOf = await readThings(ctx, shown);
  return {
    looked: texts.length,
    matched: caught.length,
    examples: shown.map((each) => {
      const { title, path } = thingOf(each);
      return { title, path, text: each.text };
    }),
  };
}

type Patterns = Awaited<ReturnType<typeof queries.listPatterns>>;

/** One for each process, which has one bus: whatever is written is held against them. */
const ofBus = new WeakMap<EventBus, KeptState<Patterns>>();

function keptOf(events: EventBus): KeptState<Patterns> {
  const kept = ofBus.get(events) ?? new KeptState<Patterns>(events, 'patterns.changed');
  ofBus.set(events, kept);
  return kept;
}

/** Whether one of the patterns catches a text. */
export async function isCaught(
  { events }: Pick<Deps, 'events'>,
  db: Executor,
  text: string,
): Promise<boolean> {
  const patterns = await keptOf(events).get(() => queries.listPatterns(db, {}));
  return patterns.some(({ pattern }) => matches(pattern, text));
}
