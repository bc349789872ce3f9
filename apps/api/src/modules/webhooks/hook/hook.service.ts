import { withTransaction } from '@oche/db';
import type { ScopeDomain } from '@oche/validators/access/scopes';
import {
  type createWebhookInput,
  type updateWebhookInput,
  WEBHOOK_FORMER_HOURS,
  WEBHOOKS_MAX,
  type Webhook,
  type WebhookKinds,
} from '@oche/validators/webhooks/schemas';
import type { z } from 'zod';
import type { HearableThing, HeardOf } from '../../../lib/declared/published.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { withSubject } from '../core/hook.select.ts';
import { lockStates } from '../core/lock.queries.ts';
import { SELF } from '../core/message.ts';
import { runs } from '../core/rights.service.ts';
import { openSecret, sealSecret } from '../core/secret.ts';
import { newSigningSecret } from '../core/signature.ts';
import { switchOffIn, switchOnIn } from '../core/switch.service.ts';
import { hears, isThing } from '../core/webhooks.policy.ts';
import * as queries from './hook.queries.ts';
import { thingOf, thingsOf, thingsRunBy } from './things.service.ts';

const HOUR_MS = 3_600_000;

type Create = z.infer<typeof createWebhookInput>;
type Update = z.infer<typeof updateWebhookInput>;
type WithSecret = Webhook & { secret: string };

/** What can be heard, in the language of who asks. */
export const listKinds = ({ published, locale }: MemberContext): WebhookKinds =>
  [...published.values()].map(({ kind, scope, texts, narrows, isForTeam = false }) => ({
    kind,
    scope,
    ...texts[locale],
    subjects: [...narrows],
    isForTeam,
  }));

/** The member's own hooks, and those of teams of what they run. */
export async function listHooks(ctx: MemberContext): Promise<Webhook[]> {
  const run = await thingsRunBy(ctx);
  const rows = await queries.listHooks(ctx.db, {
    userId: ctx.actor.id,
    kinds: run.map(({ kind }) => kind),
    ids: run.map(({ id }) => id),
  });
  const hooks = rows.map(withSubject);
  const nameOf = await thingsOf(
    ctx,
    hooks.map(({ subject }) => subject),
  );
  return hooks.map((hook) => toOutput(ctx, hook, nameOf(hook.subject)));
}

/**
 * A hook that the member may see and change: their own, or one of the team of a thing that they run.
 * @throws AppError WEBHOOK_NOT_FOUND
 */
export async function requireHook(ctx: MemberContext, id: number) {
  const row = await queries.getHook.first(ctx.db, { id });
  const hook = row && withSubject(row);
  const isSeen = hook?.userId === ctx.actor.id || (hook?.isTeam && (await runs(ctx, hook.subject)));
  if (!hook || !isSeen) throw new AppError('WEBHOOK_NOT_FOUND');
  requireScopes(ctx, hook.kinds, hook.subject);
  return hook;
}

/**
 * A token has hooks only for what it may read anyway: else it would read all the rest by a hook, a new one or one that it
 * moves to an address of its own. Somebody else's app has none at all: it would go on hearing when its member has taken
 * back what it may.
 * @throws AppError NOT_BY_TOKEN, INSUFFICIENT_SCOPE
 */
function requireScopes(ctx: MemberContext, events: readonly string[] | null, subject: HeardOf) {
  const { token } = ctx;
  if (!token) return;
  if (token.appId !== null) throw new AppError('NOT_BY_TOKEN');
  const mayRead = ({ scope }: { scope: ScopeDomain }) =>
    token.scopes.some((granted) => granted === `${scope}:read`);
  const heard = [...ctx.published.values()].filter(
    (kind) => hears(kind, subject, true) && (events === null || events.includes(kind.kind)),
  );
  if (!heard.every(mayRead)) throw new AppError('INSUFFICIENT_SCOPE');
}

type Hook = Awaited<ReturnType<typeof requireHook>>;

/** @throws AppError WEBHOOK_NOT_FOUND */
export async function getHook(ctx: MemberContext, { id }: { id: number }): Promise<Webhook> {
  const hook = await requireHook(ctx, id);
  return toOutput(ctx, hook, await thingOf(ctx, hook.subject));
}

function toOutput(ctx: MemberContext, hook: Hook, thing: HearableThing | null): Webhook {
  const { userId, kinds, subject, formerSecretUntil: until, ...rest } = hook;
  const isFormerOver = until === null || new Date(until) <= ctx.clock.now();
  return {
    ...rest,
    events: kinds,
    subject: {
      kind: subject.kind,
      id: subject.kind === SELF ? '' : subject.id,
      name: thing?.name ?? null,
      path: thing?.path ?? null,
    },
    isRun: thing?.isRun ?? false,
    isOwn: userId === ctx.actor.id,
    isOn: hook.offReason === null,
    formerSecretUntil: isFormerOver ? null : until,
    waiting: Number(hook.waiting),
  };
}

/**
 * @returns the hook with its secret, which is in no later answer
 * @throws AppError BAD_INPUT for an address where nothing is sent, or events that this subject doesn't hear;
 *   WEBHOOK_THING_NOT_FOUND, WEBHOOK_TEAM_ONLY, WEBHOOKS_TOO_MANY
 */
export async function createHook(ctx: MemberContext, input: Create): Promise<WithSecret> {
  requireReceiver(ctx, input.url);
  const subject = await requireSubject(ctx, input.subject, input.isTeam);
  requireKinds(ctx, input.events, subject);
  requireScopes(ctx, input.events, subject);
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, { userId: ctx.actor.id, operation: 'webhook.create', input }, async () => {
      if ((await queries.countHooksLocked(tx, ctx.actor.id)) >= WEBHOOKS_MAX)
        throw new AppError('WEBHOOKS_TOO_MANY');
      const secret = newSigningSecret();
      const hook = {
        user_id: ctx.actor.id,
        name: input.name,
        url: input.url,
        subject_kind: subject.kind,
        subject_id: subject.id,
        is_team: input.isTeam,
        kinds: input.events,
        created_at: ctx.clock.now().toISOString(),
      };
      return queries.insertHook(tx, hook, (hookId) => sealSecret(ctx, hookId, secret));
    }),
  );
  return withSecret(ctx, id);
}

async function withSecret(ctx: MemberContext, id: number): Promise<WithSecret> {
  const hook = await getHook(ctx, { id });
  const sealed = await queries.getSecret.first(ctx.db, { id });
  if (!sealed) throw new AppError('WEBHOOK_NOT_FOUND');
  return { ...hook, secret: openSecret(ctx, id, sealed.secret) };
}

/** @throws AppError BAD_INPUT */
function requireReceiver({ outbound }: MemberContext, url: string): void {
  if (!outbound.receives(new URL(url)))
    throw new AppError('BAD_INPUT', { fields: { url: 'invalidReceiver' } });
}

type Chosen = HeardOf & { isRun: boolean };

/** @throws AppError BAD_INPUT, WEBHOOK_THING_NOT_FOUND, WEBHOOK_TEAM_ONLY */
async function requireSubject(
  ctx: MemberContext,
  { kind, id }: HeardOf,
  isTeam: boolean,
): Promise<Chosen> {
  if (!isThing({ kind, id })) {
    if (id !== '') throw new AppError('BAD_INPUT', { fields: { 'subject.id': 'invalid' } });
    if (isTeam) throw new AppError('WEBHOOK_TEAM_ONLY');
    return { kind, id: kind === SELF ? ctx.actor.id : '', isRun: false };
  }
  const thing = await thingOf(ctx, { kind, id });
  if (!thing) throw new AppError('WEBHOOK_THING_NOT_FOUND');
  if (isTeam && !thing.isRun) throw new AppError('WEBHOOK_TEAM_ONLY');
  return { kind, id, isRun: thing.isRun };
}

/** @throws AppError BAD_INPUT, WEBHOOK_TEAM_ONLY */
function requireKinds(ctx: MemberContext, events: readonly string[] | null, subject: Chosen): void {
  for (const event of events ?? []) {
    const kind = ctx.published.get(event);
    if (!kind || !hears(kind, subject, true))
      throw new AppError('BAD_INPUT', { fields: { events: 'invalid' } });
    if (!hears(kind, subject, subject.isRun)) throw new AppError('WEBHOOK_TEAM_ONLY');
  }
}

/**
 * Who changes a hook of a team takes it over: what it hears is decided by their rights from then on.
 * @throws AppError as `createHook`, and WEBHOOK_NOT_FOUND
 */
export async function updateHook(ctx: MemberContext, input: Update): Promise<Webhook> {
  const hook = await requireHook(ctx, input.id);
  const { id, name, url, events, isOn } = input;
  if (url !== undefined) requireReceiver(ctx, url);
  if (events !== undefined || isOn) {
    const isRun = isThing(hook.subject) && (await runs(ctx, hook.subject));
    const wanted = events === undefined ? hook.kinds : events;
    requireKinds(ctx, wanted, { ...hook.subject, isRun });
    requireScopes(ctx, wanted, hook.subject);
  }
  await withTransaction(ctx.db, async (tx) => {
    await lockStates(tx, { hookIds: [id] });
    await queries.updateHook(tx, id, {
      ...(name !== undefined && { name }),
      ...(url !== undefined && { url }),
      ...(events !== undefined && { kinds: events }),
      ...(hook.userId !== ctx.actor.id && { user_id: ctx.actor.id }),
    });
    if (isOn === true) await switchOnIn(ctx, tx, id);
    if (isOn === false) await switchOffIn(ctx, tx, id, 'owner');
  });
  return getHook(ctx, { id });
}

/** Takes its messages along. @throws AppError WEBHOOK_NOT_FOUND */
export async function deleteHook(ctx: MemberContext, { id }: { id: number }): Promise<void> {
  await requireHook(ctx, id);
  await queries.deleteHook(ctx.db, id);
}

/**
 * A new secret; the former one signs as well for a day, so that receivers can be changed meanwhile.
 * @throws AppError WEBHOOK_NOT_FOUND
 */
export async function rotateSecret(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<WithSecret> {
  await requireHook(ctx, id);
  const secret = newSigningSecret();
  await queries.replaceSecret(ctx.db, {
    id,
    secret: sealSecret(ctx, id, secret),
    until: new Date(ctx.clock.now().getTime() + WEBHOOK_FORMER_HOURS * HOUR_MS).toISOString(),
  });
  return { ...(await getHook(ctx, { id })), secret };
}
