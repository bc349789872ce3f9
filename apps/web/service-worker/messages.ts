/** What the server sends (`apps/api/src/modules/push/push-message.ts`). */
interface Message {
  title: string;
  body: string;
  path: string;
  tag: string;
}

const ICONS = { icon: '/icons/app-192.png', badge: '/icons/badge.png' };

/** A browser takes push away from who shows nothing, so what can't be read is shown as well. */
const UNREADABLE: Message = { title: 'Oche', body: '', path: '/', tag: 'oche' };

export function readMessage(text: string | undefined): Message {
  try {
    const { title, body, path, tag } = JSON.parse(text ?? '') as Partial<Message>;
    if (!title || !path) return UNREADABLE;
    return { title, body: body ?? '', path, tag: tag ?? path };
  } catch {
    return UNREADABLE;
  }
}

export async function showMessage(
  { registration }: Pick<ServiceWorkerGlobalScope, 'registration'>,
  text: string | undefined,
): Promise<void> {
  const { title, body, path, tag } = readMessage(text);
  await registration.showNotification(title, { ...ICONS, body, tag, data: path });
}

/** The place on this site that a message names; the start page for anything else. */
export function placeOf(path: unknown, origin: string): URL {
  const start = new URL('/', origin);
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return start;
  const url = new URL(path, origin);
  return url.origin === origin ? url : start;
}

const withoutHash = (url: URL) => url.href.split('#')[0];

/**
 * Brings a tab to the front that shows the place, else opens one. A tab that shows something else is
 * left alone: somebody may be writing there.
 */
export async function openPlace(clients: Clients, path: unknown, origin: string): Promise<void> {
  const place = placeOf(path, origin);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => withoutHash(new URL(url)) === withoutHash(place));
  if (!there) {
    await clients.openWindow(place.href);
    return;
  }
  await there.focus();
  // only the part behind # differs, so nothing is loaded; a tab without the worker stays as it is
  if (there.url !== place.href) await there.navigate(place.href).catch(() => {});
}
