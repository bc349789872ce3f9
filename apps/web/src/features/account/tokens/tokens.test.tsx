// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { refused } from '../../../testing/answers.ts';
import { member } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { TokensSection } from './tokens-section.tsx';

const user = member();
const reader = { user };

type Token = RouterOutputs['access']['tokens']['list'][number];
const held = (facts: Partial<Token> = {}): Token => ({
  id: 1,
  name: 'Lampe',
  hint: 'a1B2',
  scopes: ['games:read'],
  createdAt: '2026-02-01T12:00:00.000Z',
  expiresAt: null,
  isExpired: false,
  lastUsedAt: null,
  ...facts,
});

describe('the tokens of a member', () => {
  it('say what each may do, how long, and when it was used', async () => {
    const { main } = await renderPart(
      <TokensSection user={user} />,
      {
        'access.tokens.list': [
          held({ isExpired: true, expiresAt: '2026-03-01T12:00:00.000Z' }),
          held({ id: 2, name: 'Bot', lastUsedAt: '2026-02-02T12:00:00.000Z' }),
        ],
      },
      reader,
    );
    const [old, current] = await main
      .findAllByRole('listitem')
      .then((rows) => rows.filter((row) => /Widerrufen/.test(row.textContent ?? '')));
    expect(old?.textContent).toContain('Abgelaufen');
    expect(old?.textContent).toContain('a1B2');
    expect(old?.textContent).toContain('Noch nie benutzt');
    expect(old?.textContent).toContain('Spiele live und im Nachhinein ansehen');
    expect(current?.textContent).toContain('gilt, bis du es widerrufst');
    expect(current?.textContent).not.toContain('Abgelaufen');
  });

  it('are made with what is ticked, and shown once', async () => {
    const {
      main,
      all,
      user: hands,
      asked,
    } = await renderPart(
      <TokensSection user={user} />,
      {
        'access.tokens.list': [],
        'access.tokens.create': { id: 3, token: 'oche_pat_geheim' },
      },
      reader,
    );
    await hands.click(await main.findByRole('button', { name: 'Token anlegen' }));
    await hands.type(await main.findByRole('textbox', { name: 'Name' }), 'Bot');
    await hands.type(main.getByLabelText('Dein Passwort'), 'geheim');
    await hands.click(main.getByRole('button', { name: 'Token anlegen' }));
    // nothing is allowed yet
    await main.findByText('Bitte ausfüllen');
    expect(asked('access.tokens.create')).toEqual([]);
    await hands.click(main.getByRole('button', { name: 'Liga und Turnier' }));
    const leagues = within(main.getByRole('group', { name: 'Ligen' }));
    await hands.click(leagues.getByRole('checkbox', { name: /^Schreiben/ }));
    const search = within(main.getByRole('group', { name: 'Suche' }));
    expect(search.getAllByRole('checkbox')).toHaveLength(1);
    await hands.click(search.getByRole('checkbox', { name: /^Lesen/ }));
    await hands.click(main.getByRole('radio', { name: 'Unbegrenzt' }));
    await hands.click(main.getByRole('button', { name: 'Token anlegen' }));
    const dialog = within(await all.findByRole('dialog', { name: 'Dein Token „Bot“' }));
    expect(dialog.getByDisplayValue('oche_pat_geheim')).toBeTruthy();
    const [made] = asked('access.tokens.create') as { scopes: string[]; lifetime: null }[];
    expect(made).toMatchObject({ name: 'Bot', password: 'geheim', lifetime: null });
    expect([...(made?.scopes ?? [])].sort()).toEqual([
      'clubs:read',
      'leagues:read',
      'search:read',
      'tournaments:read',
      'tournaments:write',
    ]);
    await hands.click(dialog.getByRole('button', { name: 'Fertig' }));
    await waitFor(() => expect(all.queryByDisplayValue('oche_pat_geheim')).toBeNull());
  });

  it('end only after the question', async () => {
    const {
      main,
      all,
      user: hands,
      asked,
    } = await renderPart(
      <TokensSection user={user} />,
      { 'access.tokens.list': [held()], 'access.tokens.revoke': { ok: true } },
      reader,
    );
    await hands.click(await main.findByRole('button', { name: 'Token widerrufen: Lampe' }));
    const dialog = within(await all.findByRole('alertdialog'));
    expect(asked('access.tokens.revoke')).toEqual([]);
    await hands.click(dialog.getByRole('button', { name: 'Widerrufen' }));
    await waitFor(() => expect(asked('access.tokens.revoke')).toEqual([{ id: 1 }]));
  });

  it('say that they failed', async () => {
    const { main } = await renderPart(
      <TokensSection user={user} />,
      { 'access.tokens.list': refused('UNAVAILABLE') },
      reader,
    );
    await main.findByRole('heading', {
      name: 'Deine Zugangstoken konnten nicht geladen werden',
    });
  });

  it('wait for a confirmed address', async () => {
    const { main } = await renderPart(
      <TokensSection user={{ ...user, emailVerified: false }} />,
      { 'access.tokens.list': [] },
      reader,
    );
    await main.findByText('Bestätige zuerst deine E-Mail-Adresse.');
    expect(main.queryByRole('button', { name: 'Token anlegen' })).toBeNull();
  });
});
