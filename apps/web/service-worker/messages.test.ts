import { describe, expect, it, vi } from 'vitest';
import { openPlace, placeOf, readMessage, showMessage } from './messages.ts';

const ORIGIN = 'https://oche.test';

describe('a message', () => {
  it('is shown with its tag, and remembers its place', async () => {
    const showNotification = vi.fn();
    const message = { title: 'Neue Antwort', body: 'Ben: ja', path: '/forum/thread/5', tag: 't5' };
    await showMessage({ registration: { showNotification } as never }, JSON.stringify(message));
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('Neue Antwort', {
      body: 'Ben: ja',
      tag: 't5',
      data: '/forum/thread/5',
      icon: '/icons/app-192.png',
      badge: '/icons/badge.png',
    });
  });

  it.each([undefined, '', 'text', 'null', '[]', '{"title":"x"}', '{"path":"/"}'])(
    'that can’t be read (%s) is shown all the same',
    (text) => {
      expect(readMessage(text)).toEqual({ title: 'Oche', body: '', path: '/', tag: 'oche' });
    },
  );

  it('without body and tag has neither', () => {
    expect(readMessage('{"title":"Ja","path":"/x"}')).toEqual({
      title: 'Ja',
      body: '',
      path: '/x',
      tag: '/x',
    });
  });
});

it.each([
  ['/forum/thread/5?post=2#post-2', `${ORIGIN}/forum/thread/5?post=2#post-2`],
  ['https://evil.example/', `${ORIGIN}/`],
  ['//evil.example/x', `${ORIGIN}/`],
  ['javascript:alert(1)', `${ORIGIN}/`],
  ['http://', `${ORIGIN}/`],
  [undefined, `${ORIGIN}/`],
  [5, `${ORIGIN}/`],
])('the place of %s is %s', (path, place) => expect(placeOf(path, ORIGIN).href).toBe(place));

describe('a click', () => {
  const tab = (url: string) => ({ url, focus: vi.fn(), navigate: vi.fn(async () => null) });
  const clientsOf = (...tabs: ReturnType<typeof tab>[]) => ({
    matchAll: vi.fn(async () => tabs),
    openWindow: vi.fn(),
  });
  const click = (clients: ReturnType<typeof clientsOf>, path: string) =>
    openPlace(clients as never, path, ORIGIN);

  it('opens the place', async () => {
    const clients = clientsOf();
    await click(clients, '/bookings');
    expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/bookings`);
  });

  it('leaves a tab alone that shows something else', async () => {
    const other = tab(`${ORIGIN}/forum/thread/5?post=3`);
    const clients = clientsOf(other);
    await click(clients, '/forum/thread/5');
    expect(clients.openWindow).toHaveBeenCalledOnce();
    expect(other.focus).not.toHaveBeenCalled();
    expect(clients.matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
  });

  it('goes to the tab that shows it', async () => {
    const [other, there] = [tab(`${ORIGIN}/`), tab(`${ORIGIN}/bookings`)];
    const clients = clientsOf(other, there);
    await click(clients, '/bookings');
    expect(there.focus).toHaveBeenCalledOnce();
    expect(there.navigate).not.toHaveBeenCalled();
    expect(clients.openWindow).not.toHaveBeenCalled();
  });

  it('goes to the post on the page that is open', async () => {
    const there = tab(`${ORIGIN}/forum/thread/5#post-1`);
    there.navigate.mockRejectedValue(new TypeError('not controlled'));
    await click(clientsOf(there), '/forum/thread/5#post-2');
    expect(there.focus).toHaveBeenCalledOnce();
    expect(there.navigate).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/forum/thread/5#post-2`);
  });
});
