import type { WebhookSubjects } from '@oche/validators/webhooks/schemas';
import type { HearableThing, HeardOf } from '../../../lib/declared/published.ts';
import type { MemberContext } from '../../../lib/deps.ts';

/** A thing, if the member sees it. */
export async function thingOf(
  ctx: MemberContext,
  { kind, id }: HeardOf,
): Promise<HearableThing | null> {
  const things = (await ctx.hearables.get(kind)?.read(ctx, [id])) ?? [];
  return things.find((thing) => thing.id === id) ?? null;
}

/** Many things, as the member sees them, by kind and id. */
export async function thingsOf(
  ctx: MemberContext,
  subjects: readonly HeardOf[],
): Promise<(subject: HeardOf) => HearableThing | null> {
  const known = new Map<string, HearableThing>();
  for (const [kind, same] of Map.groupBy(subjects, (subject) => subject.kind)) {
    const ids = [...new Set(same.map(({ id }) => id))];
    const things = (await ctx.hearables.get(kind)?.read(ctx, ids)) ?? [];
    for (const thing of things) known.set(`${kind} ${thing.id}`, thing);
  }
  return ({ kind, id }) => known.get(`${kind} ${id}`) ?? null;
}

/** The things that a member runs. */
export async function thingsRunBy(ctx: MemberContext): Promise<HeardOf[]> {
  const all = await offered(ctx);
  return all.flatMap(({ kind, things }) =>
    things.filter(({ isRun }) => isRun).map(({ id }) => ({ kind, id })),
  );
}

/**
 * What a hook can be narrowed to: what the member runs or belongs to, or what is at an address of ours, for what isn't
 * offered.
 */
export async function listSubjects(
  ctx: MemberContext,
  { address }: { address?: string | undefined },
): Promise<WebhookSubjects> {
  const all = address === undefined ? await offered(ctx) : await found(ctx, address);
  return all.map(({ kind, label, things }) => ({ kind, label, things: [...things] }));
}

async function offered(ctx: MemberContext) {
  const all = [];
  for (const hearable of ctx.hearables.values()) {
    const ids = await hearable.offered(ctx);
    const things = ids.length > 0 ? await hearable.read(ctx, ids) : [];
    all.push({ kind: hearable.kind, label: hearable.texts[ctx.locale], things });
  }
  return all;
}

async function found(ctx: MemberContext, address: string) {
  const path = URL.parse(address, 'https://oche.invalid')?.pathname ?? '';
  const all = [];
  for (const hearable of ctx.hearables.values()) {
    const id = hearable.path.exec(path)?.[1];
    if (id === undefined) continue;
    const things = await hearable.read(ctx, [id]);
    if (things.length > 0)
      all.push({ kind: hearable.kind, label: hearable.texts[ctx.locale], things });
  }
  return all;
}
