// @vitest-environment happy-dom
import type { KindSetting, NotificationEntry } from '@oche/validators/notifications/schemas';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { type Answers, refused } from '../../testing/answers.ts';
import { member } from '../../testing/people.ts';
import { renderPage, renderPart } from '../../testing/render-page.tsx';
import { NotificationSettings } from './notification-settings.tsx';

const user = member();
const entry = (facts: Partial<NotificationEntry> = {}): NotificationEntry => ({
  id: 1,
  area: 'forum',
  isRead: false,
  latestAt: '2026-02-01T12:00:00.000Z',
  title: 'Anna hat dir geantwortet',
  excerpt: 'Gut geworfen!',
  path: '/forum/thread/3',
  actor: { firstName: 'Anna', lastName: 'Huber', profileImageUrl: null },
  ...facts,
});
const list = (...items: NotificationEntry[]) => ({ items, nextCursor: null });
/** Which of the links say that they are where the reader is. */
const currentOf = (links: HTMLElement[]) =>
  links.filter((link) => link.hasAttribute('aria-current')).map(({ textContent }) => textContent);
const open = (address: string, answers: Answers) => renderPage(address, answers, { user });

describe('the notifications', () => {
  it('are only for members, who are led to the login', async () => {
    const { main } = await renderPage('/notifications', {});
    await main.findByRole('link', { name: /anmelden/i });
    expect(main.queryByRole('button', { name: 'Alle gelesen' })).toBeNull();
  });

  it('say what is new, and where it leads', async () => {
    const { main } = await open('/notifications', {
      'social.notifications.list': list(
        entry(),
        entry({ id: 2, title: 'Dein Spiel zählt', isRead: true, excerpt: null, actor: null }),
      ),
    });
    const link = await main.findByRole('link', { name: 'Anna hat dir geantwortet' });
    expect(link).toHaveProperty('pathname', '/forum/thread/3');
    const rows = main.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toContain('Neu: Anna hat dir geantwortet');
    expect(rows[1]).not.toContain('Neu');
    expect(main.getAllByRole('button', { name: /Als gelesen markieren/ })).toHaveLength(1);
  });

  it('have their filter in the address, and say what is not there under it', async () => {
    const {
      main,
      user: hands,
      asked,
      address,
    } = await open('/notifications?area=forum', {
      'social.notifications.list': list(),
    });
    await main.findByRole('heading', { name: 'Noch nichts' });
    const filters = within(main.getByRole('navigation', { name: 'Filtern' }));
    expect(currentOf(filters.getAllByRole('link'))).toEqual(['Forum']);
    await hands.click(filters.getByRole('link', { name: 'Nur neue' }));
    await main.findByRole('heading', { name: 'Alles gelesen' });
    expect(currentOf(filters.getAllByRole('link'))).toEqual(['Forum', 'Nur neue']);
    expect(address()).toBe('/notifications?area=forum&isUnread=true');
    expect(asked('social.notifications.list').at(-1)).toMatchObject({
      area: 'forum',
      isUnread: true,
    });
  });

  it('say that marking as read failed', async () => {
    const {
      main,
      all,
      user: hands,
    } = await open('/notifications', {
      'social.notifications.list': list(entry()),
      'social.notifications.read': refused('INTERNAL'),
      'social.notifications.readAll': refused('INTERNAL'),
    });
    await hands.click(await main.findByRole('button', { name: /Als gelesen markieren/ }));
    await all.findByText(/steht weiter als neu da/);
    await hands.click(main.getByRole('button', { name: 'Alle gelesen' }));
    await waitFor(() =>
      expect(all.getAllByText(/steht weiter als neu da/).length).toBeGreaterThan(0),
    );
  });

  it('say that they could not be loaded', async () => {
    const {
      main,
      user: hands,
      answer,
    } = await open('/notifications', {
      'social.notifications.list': refused('UNAVAILABLE'),
    });
    await main.findByRole('heading', { level: 1, name: 'Das hat nicht geklappt' });
    answer({ 'social.notifications.list': list(entry()) });
    await hands.click(main.getByRole('button', { name: 'Erneut versuchen' }));
    await main.findByRole('link', { name: 'Anna hat dir geantwortet' });
  });
});

describe('how a member wants to hear of things', () => {
  const kind: KindSetting = {
    kind: 'forum.reply',
    area: 'forum',
    label: 'Antworten',
    isTransactional: false,
    mail: 'daily',
    push: false,
  };
  const settings = (facts: Partial<KindSetting> = {}) => ({
    timeZone: 'Europe/Berlin',
    replies: null as { isOn: boolean } | null,
    kinds: [{ ...kind, ...facts }],
    levels: [{ area: kind.area, level: 'important' as const }],
  });

  it('is chosen for a whole area, which is shown before it is saved', async () => {
    const saving = Promise.withResolvers<{ ok: true }>();
    const {
      main,
      asked,
      user: hands,
    } = await renderPart(
      <NotificationSettings />,
      {
        'social.notifications.settings.get': settings(),
        'social.notifications.settings.saveLevel': saving.promise,
      },
      { user },
    );
    const levels = within(await main.findByRole('group', { name: 'Forum' }));
    expect(levels.getByRole('radio', { name: 'Wichtiges' })).toHaveProperty('checked', true);
    await hands.click(levels.getByRole('radio', { name: 'Nichts' }));
    await waitFor(() =>
      expect(levels.getByRole('radio', { name: 'Nichts' })).toHaveProperty('checked', true),
    );
    expect(asked('social.notifications.settings.saveLevel')).toEqual([
      { area: 'forum', level: 'nothing' },
    ]);
    saving.resolve({ ok: true });
  });

  it('is shown before it is saved, and taken back if that fails', async () => {
    const saving = Promise.withResolvers<ReturnType<typeof refused>>();
    const {
      main,
      all,
      user: hands,
    } = await renderPart(
      <NotificationSettings />,
      {
        'social.notifications.settings.get': settings(),
        'social.notifications.settings.save': saving.promise,
      },
      { user },
    );
    const push = await main.findByRole('checkbox', { name: 'Auf deine Geräte: Antworten' });
    await hands.click(push);
    await waitFor(() => expect(push).toHaveProperty('checked', true));
    saving.resolve(refused('INTERNAL'));
    await all.findByText('Das wurde nicht gespeichert');
    await waitFor(() => expect(push).toHaveProperty('checked', false));
  });

  it('cannot be changed for what members have to know', async () => {
    const { main } = await renderPart(
      <NotificationSettings />,
      { 'social.notifications.settings.get': settings({ isTransactional: true }) },
      { user },
    );
    await main.findByRole('cell', { name: 'immer' });
    expect(main.queryByRole('combobox')).toBeNull();
  });

  it('can be answered by mail or not, where that is set up', async () => {
    const {
      main,
      asked,
      user: hands,
    } = await renderPart(
      <NotificationSettings />,
      {
        'social.notifications.settings.get': { ...settings(), replies: { isOn: true } },
        'social.inboundMail.set': { ok: true },
        'social.inboundMail.renew': { ok: true },
      },
      { user },
    );
    const box = await main.findByRole('checkbox', { name: 'Auf Mails antworten' });
    await hands.click(main.getByRole('button', { name: 'Alte Adressen sperren' }));
    await main.findByText(/^Gesperrt\./);
    await hands.click(box);
    await waitFor(() => expect(asked('social.inboundMail.set')).toEqual([{ isOn: false }]));
    expect(asked('social.inboundMail.renew')).toHaveLength(1);
  });

  it('says that it could not be loaded', async () => {
    const { main } = await renderPart(
      <NotificationSettings />,
      { 'social.notifications.settings.get': refused('UNAVAILABLE') },
      { user },
    );
    await main.findByRole('heading', { name: 'Deine Einstellungen konnten nicht geladen werden' });
    main.getByRole('button', { name: 'Erneut versuchen' });
  });
});

describe('the link that ends mails', () => {
  it('asks once more, and says what will not come again', async () => {
    const {
      main,
      user: hands,
      answer,
    } = await renderPage('/unsubscribe?token=abc', {
      'social.notifications.subscription.get': { label: 'Antworten', isOff: false },
      'social.notifications.subscription.end': refused('RATE_LIMITED', { retryAfter: 1 }),
    });
    const end = await main.findByRole('button', { name: 'Abbestellen' });
    await hands.click(end);
    await main.findByText('Zu viele Versuche. Warte bitte 1 Sekunde.');
    answer({ 'social.notifications.subscription.end': { ok: true } });
    await hands.click(end);
    await main.findByText('Zu „Antworten“ kommen keine Mails mehr.');
  });

  it('says when a mail program has cut it', async () => {
    const { main } = await renderPage('/unsubscribe?token=ab', {
      'social.notifications.subscription.get': refused('UNSUBSCRIBE_LINK_BROKEN'),
    });
    await main.findByRole('heading', { level: 1, name: 'Dieser Link ist nicht vollständig' });
    expect(main.queryByRole('button', { name: 'Abbestellen' })).toBeNull();
  });
});
