import { type Executor, type Placeholders, prepared } from '@oche/db';

/** More devices than this nobody uses; the latest ones count. */
const MAX_DEVICES = 20;

/** @returns false when the session has ended; until the end of the transaction it can't end now */
export async function lockSession(executor: Executor, sessionHash: string): Promise<boolean> {
  const row = await executor
    .selectFrom('sessions')
    .select('id_hash')
    .where('id_hash', '=', sessionHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewDevice {
  session_hash: string;
  name: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  application_key: string;
}

/** A browser has one subscription: the session's former one goes, whoever had this one loses it. */
export async function replaceDevice(executor: Executor, device: NewDevice): Promise<void> {
  await executor
    .deleteFrom('push_devices')
    .where('session_hash', '=', device.session_hash)
    .where('endpoint', '<>', device.endpoint)
    .execute();
  await executor
    .insertInto('push_devices')
    .values(device)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(device))
    .execute();
}

/**
 * Gives a session's device the subscription that its browser has made in place of the former one.
 * @returns whether the session has a device
 */
export async function renewDevice(
  executor: Executor,
  { session_hash, ...renewed }: Omit<NewDevice, 'name'>,
): Promise<boolean> {
  const row = await executor
    .updateTable('push_devices')
    .set(renewed)
    .where('session_hash', '=', session_hash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The devices on which a member is signed in, the latest first. */
export const devicesOf = prepared(
  'push.devicesOf',
  (db, p: Placeholders<{ userId: string; applicationKey: string; now: string }>) =>
    db
      .selectFrom('sessions as s')
      .innerJoin('push_devices as d', 'd.session_hash', 's.id_hash')
      .select(['d.id', 'd.name', 'd.created_at', 'd.session_hash'])
      .where('s.user_id', '=', p('userId'))
      .where('s.second_factor_passed', '=', true)
      .where('s.expires_at', '>', p('now'))
      .where('d.application_key', '=', p('applicationKey'))
      .orderBy('d.id', 'desc')
      .limit(MAX_DEVICES),
);

/** @returns undefined when the device is gone, or its member is signed out there */
export async function getDevice(executor: Executor, id: number, now: Date) {
  return executor
    .selectFrom('push_devices as d')
    .innerJoin('sessions as s', 's.id_hash', 'd.session_hash')
    .select(['d.id', 'd.endpoint', 'd.p256dh', 'd.auth', 'd.application_key'])
    .where('d.id', '=', id)
    .where('s.expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** @returns whether it was this member's */
export async function deleteDeviceOf(
  executor: Executor,
  userId: string,
  id: number,
): Promise<boolean> {
  const row = await executor
    .deleteFrom('push_devices as d')
    .using('sessions as s')
    .whereRef('s.id_hash', '=', 'd.session_hash')
    .where('s.user_id', '=', userId)
    .where('d.id', '=', id)
    .returning('d.id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @param endpoint as it was when the message was sent; the browser may have subscribed again */
export async function deleteDevice(
  executor: Executor,
  id: number,
  endpoint: string,
): Promise<void> {
  await executor
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .execute();
}
