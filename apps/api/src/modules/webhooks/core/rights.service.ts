import { actingAs } from '../../../lib/acting.ts';
import type { HeardOf } from '../../../lib/declared/published.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import type { AnyKind, Listener } from './message.ts';
import { isThing } from './webhooks.policy.ts';

/** The member to whom a hook belongs, without special rights. */
const listening = (deps: Deps, { id, userId }: Pick<Listener, 'id' | 'userId'>) =>
  actingAs(deps, userId, `webhook ${id}`);

/** Whether a member runs the thing to which a hook is narrowed. */
export async function runs(ctx: MemberContext, { kind, id }: HeardOf): Promise<boolean> {
  const things = (await ctx.hearables.get(kind)?.read(ctx, [id])) ?? [];
  return things.some((thing) => thing.id === id && thing.isRun);
}

/** Whether a hook hears of this kind only as long as its member runs the thing, and they don't. */
const isOutOfTeam = async (ctx: MemberContext, kind: AnyKind, { subject, isTeam }: Listener) =>
  isThing(subject) && (kind.isForTeam || isTeam) && !(await runs(ctx, subject));

/**
 * What a hook is told of an event, as JSON in the documented form.
 * @returns null for what its member may not hear
 */
export async function dataFor(
  deps: Deps,
  kind: AnyKind,
  ids: unknown,
  listener: Listener,
): Promise<string | null> {
  const ctx = listening(deps, listener);
  if (await isOutOfTeam(ctx, kind, listener)) return null;
  const data = await kind.read(ctx, kind.ids.parse(ids) as never);
  return data === null ? null : JSON.stringify(kind.data.parse(data));
}

/** Whether the member of a hook may hear it now, which is asked again before each attempt. */
export async function mayHear(
  deps: Deps,
  kind: AnyKind,
  ids: unknown,
  listener: Listener,
): Promise<boolean> {
  const ctx = listening(deps, listener);
  if (await isOutOfTeam(ctx, kind, listener)) return false;
  const given = kind.ids.parse(ids) as never;
  return kind.mayHear ? kind.mayHear(ctx, given) : (await kind.read(ctx, given)) !== null;
}
