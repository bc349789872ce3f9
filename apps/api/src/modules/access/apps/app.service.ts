import { randomBytes } from 'node:crypto';
import { withTransaction } from '@oche/db';
import { namesUs } from '@oche/validators/access/app-name';
import {
  APPS_MAX,
  type appListInput,
  type appListOutput,
  type appSecretOutput,
  type createAppInput,
  type OwnApp,
  type switchAppOffInput,
  type updateAppInput,
} from '@oche/validators/access/apps';
import { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { newSecret, secretHash } from '../../../lib/secrets/secret.ts';
import * as queries from './app.queries.ts';
import { endAccessTokens } from './app-tokens.service.ts';

type Written = z.output<typeof createAppInput>;
type Listed = Awaited<ReturnType<typeof queries.listAppsOf>>[number];

const newAppId = () => `oche_app_${randomBytes(16).toString('base64url')}`;
const newAppSecret = () => `oche_as_${newSecret()}`;

const columnsOf = ({ name, purpose, website, redirectUris }: Omit<Written, 'hasSecret'>) => {
  // whoever is asked would take it for ours
  if (namesUs(name)) throw new AppError('BAD_INPUT', { fields: { name: 'ownName' } });
  return { name, purpose, website, redirect_uris: redirectUris };
};

export async function listOwnApps({ db, actor }: MemberContext): Promise<OwnApp[]> {
  return (await queries.listAppsOf(db, actor.id)).map(outputOf);
}

/**
 * @returns the id, and the secret of an app that has one; it is not shown again
 * @throws AppError TOO_MANY_APPS, BAD_INPUT for a name that sounds like ours
 */
export async function createApp(
  ctx: MemberContext,
  { hasSecret, ...fields }: Written,
): Promise<z.infer<typeof appSecretOutput>> {
  const { actor, clock } = ctx;
  requireWriter(actor);
  const id = newAppId();
  const secret = hasSecret ? newAppSecret() : null;
  await withTransaction(ctx.db, async (tx) => {
    await queries.lockOwner(tx, actor.id);
    if ((await queries.countAppsOf(tx, actor.id)) >= APPS_MAX) throw new AppError('TOO_MANY_APPS');
    await queries.insertApp(tx, {
      ...columnsOf(fields),
      id,
      owner_id: actor.id,
      secret_hash: secret && secretHash(secret),
      created_at: clock.now(),
    });
  });
  return { id, secret };
}

/**
 * A code that is under way to an address that is none of the app's any more stays good for its minute.
 * @throws AppError NOT_FOUND, BAD_INPUT for a name that sounds like ours
 */
export async function updateApp(
  { db, actor }: MemberContext,
  { id, ...fields }: z.output<typeof updateAppInput>,
): Promise<void> {
  requireWriter(actor);
  const values = { id, ownerId: actor.id, ...columnsOf(fields) };
  if (!(await queries.updateApp(db, values))) throw new AppError('NOT_FOUND');
}

/**
 * Gives an app another secret; the former one is worth nothing from now on.
 * @throws AppError NOT_FOUND, also for an app that has none
 */
export async function renewSecret(
  { db, actor }: MemberContext,
  id: string,
): Promise<z.infer<typeof appSecretOutput>> {
  requireWriter(actor);
  const secret = newAppSecret();
  const isDone = await withTransaction(db, async (tx) => {
    const app = await queries.getOwnApp(tx, actor.id, id);
    if (!app?.secret_hash) return false;
    return queries.updateApp(tx, { id, ownerId: actor.id, secret_hash: secretHash(secret) });
  });
  if (!isDone) throw new AppError('NOT_FOUND');
  return { id, secret };
}

/**
 * Deletes an app with all that members let it do; what it has got is worth nothing from now on.
 * @throws AppError NOT_FOUND
 */
export async function deleteApp({ db, actor, events }: MemberContext, id: string): Promise<void> {
  await withTransaction(db, async (tx) => {
    if (!(await queries.getOwnApp(tx, actor.id, id))) throw new AppError('NOT_FOUND');
    await endAccessTokens({ events }, tx, { appId: id });
    await queries.deleteApp(tx, id);
  });
}

const cursorKey = z.tuple([z.string(), z.string()]);

/** All apps, for moderators, the latest first. */
export async function listApps(
  { db }: MemberContext,
  { limit, cursor, off, search }: z.output<typeof appListInput>,
): Promise<z.input<typeof appListOutput>> {
  const before = cursor === undefined ? undefined : decodeCursor(cursorKey, cursor);
  const read = await readPage(
    limit,
    (count) => queries.listApps(db, { before, off, search, limit: count }),
    ({ created_at, id }) => encodeCursor([created_at, id]),
  );
  return {
    ...read,
    items: read.items.map((row) => ({ ...outputOf(row), ownerId: row.owner_id })),
  };
}

/**
 * Nobody can let the app do anything any more, and what it has got is worth nothing until it is switched on again.
 * @throws AppError NOT_FOUND, also when it is switched off already
 */
export async function switchAppOff(
  ctx: MemberContext,
  { id, reason }: z.output<typeof switchAppOffInput>,
): Promise<void> {
  await withTransaction(ctx.db, async (tx) => {
    const app = await queries.switchApp(tx, { id, at: ctx.clock.now(), reason });
    if (!app) throw new AppError('NOT_FOUND');
    await audit(ctx, tx, {
      action: 'app.switchOff',
      thing: { kind: 'app', id },
      scope: 'site',
      reason,
    });
    await endAccessTokens(ctx, tx, { appId: id });
  });
}

/** @throws AppError NOT_FOUND, also when it is not switched off */
export async function switchAppOn(ctx: MemberContext, id: string): Promise<void> {
  await withTransaction(ctx.db, async (tx) => {
    const app = await queries.switchApp(tx, { id, at: null, reason: null });
    if (!app) throw new AppError('NOT_FOUND');
    await audit(ctx, tx, { action: 'app.switchOn', thing: { kind: 'app', id }, scope: 'site' });
  });
}

const outputOf = (row: Listed): OwnApp => ({
  id: row.id,
  name: row.name,
  purpose: row.purpose,
  website: row.website,
  redirectUris: row.redirect_uris,
  hasSecret: row.secret_hash !== null,
  createdAt: row.created_at,
  members: row.members,
  switchedOff: row.switched_off_at
    ? { at: row.switched_off_at, reason: row.switched_off_reason ?? '' }
    : null,
});
