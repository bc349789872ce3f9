import type { Executor } from '@oche/db';
import type { Deps } from '../../lib/deps.ts';
import { addJobs } from '../../lib/jobs/jobs.ts';
import { publicUrl } from '../../lib/public-url.ts';
import * as queries from './push-device.queries.ts';
import { signingKeys } from './push-key.service.ts';
import { type PushMessage, shortened } from './push-message.ts';

/** For how long a push service keeps a message for a device that is switched off. */
const KEEP_SECONDS = 24 * 60 * 60;
/** The pauses add up to a bit more than nine hours; later nobody wants to be told. */
const MAX_ATTEMPTS = 10;
/** The browser has taken the subscription back (RFC 8030), or its push service has lost it. */
const GONE = new Set([404, 410]);

/** A message for one device. */
export interface PushJob {
  deviceId: number;
  message: PushMessage;
}

/**
 * Sends a message to all devices on which a member wants to be notified. Pass the transaction that
 * is the reason for it: if that rolls back, nothing is sent.
 */
export async function pushTo(
  deps: Pick<Deps, 'env' | 'vault' | 'clock'>,
  executor: Executor,
  userId: string,
  message: PushMessage,
): Promise<void> {
  const { publicKey } = await signingKeys({ ...deps, db: executor });
  const devices = await queries.devicesOf(executor, {
    userId,
    applicationKey: publicKey,
    now: deps.clock.now().toISOString(),
  });
  await addPushJobs(
    executor,
    devices.map(({ id }) => id),
    message,
  );
}

/** A job for each device, so that one that can't be reached doesn't delay the others. */
export async function addPushJobs(
  executor: Executor,
  deviceIds: readonly number[],
  message: PushMessage,
): Promise<void> {
  const payload = shortened(message);
  await addJobs(
    executor,
    deviceIds.map((deviceId) => ({
      name: 'push.send',
      payload: { deviceId, message: payload },
      maxAttempts: MAX_ATTEMPTS,
    })),
  );
}

/**
 * Encrypts the message for the device (RFC 8291) and hands it to its push service (RFC 8030). A
 * device that is gone is forgotten. If it arrives twice, its tag lets it be shown once.
 * @throws Error when it is worth another attempt: no answer, too many requests, a fault over there
 */
export async function sendPush(deps: Deps, { deviceId, message }: PushJob): Promise<void> {
  const device = await queries.getDevice(deps.db, deviceId, deps.clock.now());
  if (!device) return;
  const keys = await signingKeys(deps);
  if (device.application_key !== keys.publicKey) return;
  const { endpoint, p256dh, auth } = device;
  const url = new URL(endpoint);
  if (!deps.outbound.allows(url)) return queries.deleteDevice(deps.db, deviceId, endpoint);

  const { default: webPush } = await import('web-push');
  const subscription = { endpoint, keys: { p256dh, auth } };
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    TTL: KEEP_SECONDS,
    urgency: 'normal',
    vapidDetails: { subject: subjectOf(deps.env), ...keys },
  });
  const status = await deps.outbound.post(url, headers as Record<string, string>, body);
  if (GONE.has(status)) return queries.deleteDevice(deps.db, deviceId, endpoint);
  if (status === 429 || status >= 500)
    throw new Error(`the push service ${url.host} answered ${status}`);
  if (status >= 300)
    deps.log.warn({ status, pushService: url.host }, 'a push service refused a message');
}

/** Whom the operator of a push service can write to when we do something wrong. */
function subjectOf(env: Deps['env']): string {
  if (env.VAPID_SUBJECT) return env.VAPID_SUBJECT;
  const site = publicUrl(env, '/contact');
  if (site.startsWith('https:')) return site;
  const [, address = env.MAIL_FROM] = /<(.+)>/.exec(env.MAIL_FROM) ?? [];
  return `mailto:${address}`;
}
