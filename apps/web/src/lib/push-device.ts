/** Whether this browser can be notified, and is. It is what the browser knows; the server knows more. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** What the server needs to send something here. */
interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export const WORKER_URL = '/sw.js';

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** @param applicationKey of the site; a subscription that was made with another one is worth nothing */
export async function readPushState(applicationKey: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await currentSubscription();
  return subscription && isMadeWith(subscription, applicationKey) ? 'on' : 'off';
}

/**
 * Asks for the permission, if the browser still has to, and subscribes. Call it from a click.
 * @returns null when the permission was refused
 * @throws Error when the browser can't reach its push service
 */
export async function subscribeHere(applicationKey: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER_URL);
  const { pushManager } = await navigator.serviceWorker.ready;
  const former = await pushManager.getSubscription();
  if (former && !isMadeWith(former, applicationKey)) await former.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: applicationKey,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}

/** Nothing arrives here any more, whatever the server still believes. */
export async function unsubscribeHere(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** A browser that doesn't say which key it used is believed. */
function isMadeWith({ options }: PushSubscription, applicationKey: string): boolean {
  const key = options?.applicationServerKey;
  return !key || toBase64Url(key) === applicationKey;
}

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
