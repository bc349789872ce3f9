// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { never, refused } from '../../testing/answers.ts';
import { member } from '../../testing/people.ts';
import { renderPage, renderPart } from '../../testing/render-page.tsx';
import { EmailSection } from './email-section.tsx';
import { HistorySection } from './history/history-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SessionsSection } from './sessions-section.tsx';

const user = member();
const reader = { user };

describe('the account', () => {
  it('is only for members', async () => {
    const { main } = await renderPage('/account', {});
    const link = await main.findByRole('link', { name: /anmelden/i });
    expect(link.getAttribute('href')).toContain('returnTo=%2Faccount');
  });

  it('is a list of pages, each with what is on it', async () => {
    const { main } = await renderPage('/account', {}, reader);
    await main.findByRole('heading', { level: 1, name: 'Dein Konto' });
    const security = main.getByRole('link', { name: /Anmeldung und Sicherheit/ });
    expect(security.getAttribute('href')).toBe('/account/security');
    expect(security.textContent).toContain('Passkeys');
  });

  it.each([
    ['/account#own-data', '/account/privacy'],
    ['/account#sessions', '/account/security'],
    ['/account/profile#passkeys', '/account/security'],
  ])('leads on from %s, where a section once was', async (from, to) => {
    const { address } = await renderPage(
      from,
      {
        'social.people.own': refused('UNAVAILABLE'),
        'games.pin.get': never,
        'auth.passkeys.list': never,
        'auth.session.list': never,
        'auth.history.list': never,
        'ownData.get': never,
      },
      reader,
    );
    await waitFor(() => expect(address()).toBe(to));
  });

  it('has no other pages', async () => {
    const { main } = await renderPage('/account/elsewhere', {}, reader);
    await main.findByRole('heading', { level: 1, name: /nicht gefunden|gibt es nicht|daneben/i });
  });
});

describe('the sessions of a member', () => {
  type Session = RouterOutputs['auth']['session']['list'][number];
  const session = (facts: Partial<Session> = {}): Session => ({
    id: 'here',
    current: true,
    userAgent: null,
    country: null,
    createdAt: '2026-02-01T12:00:00.000Z',
    lastSeenAt: '2026-02-01T12:00:00.000Z',
    expiresAt: '2099-02-01T12:00:00.000Z',
    ...facts,
  });
  const other = session({ id: 'there', current: false, country: 'AT' });

  it('wait, and say when there is only this one', async () => {
    const list = Promise.withResolvers<Session[]>();
    const { main } = await renderPart(
      <SessionsSection />,
      { 'auth.session.list': list.promise },
      reader,
    );
    await main.findByText('Laden...');
    list.resolve([session()]);
    await main.findByText('Du bist nur hier angemeldet.');
    expect(main.queryByRole('button')).toBeNull();
  });

  it('say that they failed, and try again', async () => {
    const {
      main,
      user: hands,
      answer,
    } = await renderPart(
      <SessionsSection />,
      { 'auth.session.list': refused('UNAVAILABLE') },
      reader,
    );
    await main.findByRole('heading', { name: 'Deine Sitzungen konnten nicht geladen werden' });
    answer({ 'auth.session.list': [session()] });
    await hands.click(main.getByRole('button', { name: 'Erneut versuchen' }));
    await main.findByText('Du bist nur hier angemeldet.');
  });

  it('begin with this one, and end only after the question', async () => {
    const {
      main,
      all,
      user: hands,
      asked,
      answer,
    } = await renderPart(
      <SessionsSection />,
      { 'auth.session.list': [other, session()], 'auth.session.revoke': refused('INTERNAL') },
      reader,
    );
    const rows = await main.findAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('Diese Sitzung');
    expect(rows[1]?.textContent).toContain('Österreich');
    await hands.click(main.getByRole('button', { name: 'Abmelden: Unbekanntes Gerät' }));
    const dialog = within(await all.findByRole('alertdialog', { name: 'Diese Sitzung abmelden?' }));
    expect(asked('auth.session.revoke')).toEqual([]);
    await hands.click(dialog.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(all.queryByRole('alertdialog')).toBeNull());
    main.getByRole('button', { name: 'Abmelden: Unbekanntes Gerät' });

    answer({ 'auth.session.revoke': { ok: true }, 'auth.session.list': [session()] });
    await hands.click(main.getByRole('button', { name: 'Abmelden: Unbekanntes Gerät' }));
    const again = within(await all.findByRole('alertdialog', { name: 'Diese Sitzung abmelden?' }));
    await hands.click(again.getByRole('button', { name: 'Abmelden' }));
    await all.findByText('Sitzung abgemeldet');
    await main.findByText('Du bist nur hier angemeldet.');
    expect(asked('auth.session.revoke').at(-1)).toEqual({ id: 'there' });
  });
});

describe("the account's history", () => {
  it('says that it could not be loaded', async () => {
    const { main } = await renderPart(
      <HistorySection />,
      { 'auth.history.list': refused('UNAVAILABLE') },
      reader,
    );
    await main.findByRole('heading', { level: 3 });
    main.getByRole('button', { name: 'Erneut versuchen' });
  });

  it('says that there is nothing', async () => {
    const { main } = await renderPart(
      <HistorySection />,
      { 'auth.history.list': { items: [], nextCursor: null } },
      reader,
    );
    await main.findByRole('heading', { level: 2 });
    await waitFor(() => expect(main.queryByText('Laden...')).toBeNull());
    expect(main.queryByRole('button')).toBeNull();
    expect(main.queryByRole('listitem')).toBeNull();
  });
});

describe('a new password', () => {
  it('has what is wrong at its field, and keeps both', async () => {
    const { main, user: hands } = await renderPart(
      <PasswordSection user={user} />,
      { 'auth.changePassword': refused('BAD_INPUT', { fields: { currentPassword: 'invalid' } }) },
      reader,
    );
    await hands.click(await main.findByRole('button', { name: 'Passwort ändern' }));
    const current = await main.findByLabelText('Bisheriges Passwort');
    const next = main.getByLabelText('Neues Passwort');
    await hands.type(current, 'falsch');
    await hands.type(next, 'Drei Pfeile im Bull 7');
    const form = current.closest('form');
    if (!form) throw new Error('there is no form');
    await hands.click(within(form).getByRole('button', { name: 'Passwort ändern' }));
    await waitFor(() => expect(current.getAttribute('aria-invalid')).toBe('true'));
    expect(current).toHaveProperty('value', 'falsch');
    expect(next).toHaveProperty('value', 'Drei Pfeile im Bull 7');
  });

  it('is set by mail where there is none, and not offered again once it is under way', async () => {
    const {
      main,
      user: hands,
      asked,
      answer,
    } = await renderPart(
      <PasswordSection user={member({ hasPassword: false })} />,
      { 'auth.requestPasswordReset': refused('RATE_LIMITED', { retryAfter: 120 }) },
      reader,
    );
    const set = await main.findByRole('button', { name: 'Passwort setzen' });
    await hands.click(set);
    await main.findByText('Zu viele Versuche. Warte bitte 2 Minuten.');
    answer({ 'auth.requestPasswordReset': { ok: true } });
    await hands.click(set);
    await main.findByText(/Wir haben dir eine Mail mit einem Link geschickt/);
    expect(main.queryByRole('button', { name: 'Passwort setzen' })).toBeNull();
    expect(asked('auth.requestPasswordReset').at(-1)).toEqual({ email: 'mia@example.org' });
  });
});

describe('the address of a member', () => {
  it('that is not confirmed gets its link again', async () => {
    const { main, user: hands } = await renderPart(
      <EmailSection user={member({ emailVerified: false })} />,
      { 'auth.resendVerification': { ok: true } },
      reader,
    );
    await main.findByText('Nicht bestätigt');
    await hands.click(main.getByRole('button', { name: 'Link noch einmal senden' }));
    await main.findByText(/Der Link ist unterwegs/);
  });

  it('is changed only with a password', async () => {
    const { main } = await renderPart(
      <EmailSection user={member({ hasPassword: false })} />,
      {},
      reader,
    );
    await main.findByText(/Dafür brauchst du ein Passwort/);
    expect(main.queryByRole('button', { name: 'E-Mail-Adresse ändern' })).toBeNull();
  });
});

describe('recovery codes', () => {
  it('are read out from their heading on, and say when they could not be copied', async () => {
    const {
      main,
      all,
      user: hands,
    } = await renderPart(
      <RecoveryCodes email="mia@example.org" codes={['aaa-1', 'bbb-2']} onSaved={() => {}} />,
      {},
      reader,
    );
    const title = await main.findByRole('heading', { name: 'Deine Wiederherstellungscodes' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(main.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'aaa-1',
      'bbb-2',
    ]);
    Object.defineProperty(navigator.clipboard, 'writeText', {
      configurable: true,
      value: () => Promise.reject(new Error('no right')),
    });
    await hands.click(main.getByRole('button', { name: 'Kopieren' }));
    await all.findByText('Konnte nicht in die Zwischenablage kopieren.');
  });
});
