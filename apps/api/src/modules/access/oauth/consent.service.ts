import { withTransaction } from '@oche/db';
import type { connectedAppsOutput } from '@oche/validators/access/apps';
import { isScope } from '@oche/validators/access/scopes';
import type { z } from 'zod';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { endAccessTokens } from '../apps/app-tokens.service.ts';
import * as queries from './consent.queries.ts';

/** The apps that the member lets do something, the latest first. */
export async function listConnected({
  db,
  actor,
}: MemberContext): Promise<z.input<typeof connectedAppsOutput>> {
  const rows = await queries.listConsents(db, actor.id);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    purpose: row.purpose,
    website: row.website,
    scopes: row.scopes.filter(isScope),
    since: row.created_at,
    lastUsedAt: row.last_used_at,
    isSwitchedOff: row.is_off,
  }));
}

/**
 * Lets the app do nothing any more; its tokens and open streams end at once.
 * @throws AppError NOT_FOUND
 */
export async function takeBack({ db, actor, events }: MemberContext, appId: string): Promise<void> {
  await withTransaction(db, async (tx) => {
    await endAccessTokens({ events }, tx, { appId, userId: actor.id });
    const ended = await queries.deleteConsents(tx, { userId: actor.id, appId });
    if (ended.length === 0) throw new AppError('NOT_FOUND');
  });
}

/** The same for all apps: somebody else may have let them in. */
export async function takeAllBack({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await withTransaction(db, (tx) => queries.deleteConsents(tx, { userId }));
}
