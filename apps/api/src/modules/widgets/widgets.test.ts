import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codeOf, outcomeOf, type TestMember, useMember, useTestApi } from '../../testing/index.ts';
import { createClub } from '../clubs/testing.ts';
import { foundLeague } from '../leagues/testing.ts';
import { createLounge } from '../lounges/testing.ts';
import { createTournament } from '../tournaments/testing.ts';

const api = useTestApi();
const anna = useMember(api);
const ben = useMember(api);

const widgets = (member: TestMember | null = anna) => api.callerFor(member).widgets;
type Wish = Parameters<ReturnType<typeof widgets>['create']>[0];

const origins = ['https://www.dc-pfeile.example'];
const aWidget = (wish: Partial<Wish> = {}): Wish => ({
  kind: 'next-tournaments',
  subject: '/tournaments',
  origins,
  ...wish,
});

describe('a widget', () => {
  it('is made, shown to anybody with its key, changed and deleted by its member alone', async () => {
    const lounge = await createLounge(api, anna, { name: 'Treffpunkt' });
    const subject = `/venues/${lounge.id}`;
    const made = await widgets().create(
      aWidget({ kind: 'booking', subject, accent: '#0A3D91', theme: 'dark', count: 5 }),
    );
    expect(made).toMatchObject({ kind: 'booking', subject, name: 'Treffpunkt', accent: '#0a3d91' });
    expect(await widgets().list()).toEqual([made]);
    const { key } = made;
    const shown = { kind: 'booking', subject, theme: 'dark', count: 5, origins, locale: null };
    expect(await widgets(null).show({ key })).toEqual({ ...shown, accent: '#0a3d91' });

    const change = { id: made.id, origins: ['https://neu.example'], locale: 'en' as const };
    expect(await codeOf(widgets(ben).update(change))).toBe('WIDGET_NOT_FOUND');
    expect(await codeOf(widgets(ben).delete({ id: made.id }))).toBe('WIDGET_NOT_FOUND');
    expect(await widgets(ben).list()).toEqual([]);
    await widgets().update(change);
    expect(await widgets(null).show({ key })).toMatchObject({
      origins: ['https://neu.example'],
      locale: 'en',
      accent: null,
    });
    await widgets().delete({ id: made.id });
    expect(await codeOf(widgets(null).show({ key }))).toBe('WIDGET_NOT_FOUND');
    expect(await codeOf(widgets().delete({ id: made.id }))).toBe('WIDGET_NOT_FOUND');
  });

  it('is made once for all attempts with the same key', async () => {
    const cara = await api.createMember();
    const wish = aWidget({ idempotencyKey: 'attempt-1' });
    const made = await Promise.all([widgets(cara).create(wish), widgets(cara).create(wish)]);
    expect(new Set(made.map(({ key }) => key)).size).toBe(1);
    expect(await widgets(cara).list()).toHaveLength(1);
  });

  it('needs a member who may write; one who is suspended can still take theirs away', async () => {
    expect(await codeOf(widgets(null).create(aWidget()))).toBe('UNAUTHENTICATED');
    expect(await codeOf(widgets(null).list())).toBe('UNAUTHENTICATED');
    const member = await api.createMember({ status: 'suspended' });
    const [id, key] = await insert(member, 1);
    expect(await codeOf(widgets(member).create(aWidget()))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(widgets(member).update({ id, origins }))).toBe('ACCOUNT_SUSPENDED');
    expect(await outcomeOf(widgets(null).show({ key }))).toBe('done');
    await widgets(member).delete({ id });
  });

  it('shows nothing while its member is banned', async () => {
    const member = await api.createMember();
    const { key } = await widgets(member).create(aWidget());
    await api.deps.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', member.id)
      .execute();
    expect(await codeOf(widgets(null).show({ key }))).toBe('WIDGET_NOT_FOUND');
  });

  it('is one of fifty at most, also of those that are made at once', async () => {
    const member = await api.createMember();
    await insert(member, 49);
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => outcomeOf(widgets(member).create(aWidget()))),
    );
    expect(outcomes.toSorted()).toEqual(['TOO_MANY_WIDGETS', 'TOO_MANY_WIDGETS', 'done']);
  });
});

describe('what it shows', () => {
  it('is a page of the kind that its member sees', async () => {
    const { id: loungeId } = await createLounge(api, anna, { name: 'Bullseye' });
    const club = await createClub(api, anna, { name: 'DC Pfeile' });
    const tournament = await createTournament(api, anna, { name: 'Adventscup' });
    const nameOf = async (kind: Wish['kind'], subject: string, member = anna) =>
      (await widgets(member).subject({ kind, subject })).name;
    expect(await nameOf('free-boards', `/venues/${loungeId}`)).toBe('Bullseye');
    expect(await nameOf('next-tournaments', `/clubs/${club.id}`)).toBe('DC Pfeile');
    expect(await nameOf('bracket', `/tournaments/${tournament.id}`)).toBe('Adventscup');
    expect(await nameOf('next-tournaments', '/tournaments')).toBe('');
    const draft = await createTournament(api, anna, { name: 'Geheim', isDraft: true });
    const subject = `/tournaments/${draft.id}`;
    expect(await codeOf(nameOf('bracket', subject, ben))).toBe('WIDGET_SUBJECT_NOT_FOUND');
    expect(await codeOf(widgets(ben).create(aWidget({ kind: 'bracket', subject })))).toBe(
      'WIDGET_SUBJECT_NOT_FOUND',
    );
  });

  it('is a division or a team of a league', async () => {
    const { divisionId, teamIds } = await foundLeague(api, anna);
    const [division, team] = [`/leagues/divisions/${divisionId}`, `/leagues/teams/${teamIds[0]}`];
    expect((await widgets().subject({ kind: 'table', subject: division })).name).toContain('·');
    expect((await widgets().subject({ kind: 'fixtures', subject: team })).name).not.toBe('');
  });

  it.each([
    ['booking', '/tournaments/1'],
    ['booking', '/venues/1/manage'],
    ['booking', 'https://evil.example/venues/1'],
    ['bracket', '/tournaments/0'],
    ['bracket', '/tournaments/1?x=1'],
    ['table', '/leagues/1'],
    ['live-game', '/games/abc'],
    ['next-tournaments', '/events/a b'],
    ['next-tournaments', ''],
  ] as const)('%s of %j is no widget', async (kind, subject) => {
    expect(await codeOf(widgets().create(aWidget({ kind, subject })))).toBe('BAD_INPUT');
  });

  it.each(['/venues/999999', '/games/999999'])(
    'of %s, which is not there, neither',
    async (subject) => {
      expect(await codeOf(widgets().create(aWidget({ kind: 'live-game', subject })))).toBe(
        'WIDGET_SUBJECT_NOT_FOUND',
      );
    },
  );
});

describe('where it is shown', () => {
  it.each([
    ['www.verein.example', 'https://www.verein.example'],
    [' https://Verein.example/dart/?seite=1#oben ', 'https://verein.example'],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
    ['https://schützen.example', 'https://xn--schtzen-p2a.example'],
    ['https://verein.example:443', 'https://verein.example'],
  ])('%j is the site %s', async (address, origin) => {
    const made = await widgets().create(aWidget({ origins: [address, origin] }));
    expect(made.origins).toEqual([origin]);
    await widgets().delete({ id: made.id });
  });

  it.each([
    ['*'],
    ['https://*.example'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ["https://a.example;script-src 'unsafe-inline'"],
    ['https://a.example;b'],
    ["https://a'b.example"],
    ['https://me:secret@a.example'],
    ['https://[::1]'],
    ['ftp://a.example'],
    [''],
    [`https://${'a'.repeat(300)}.example`],
  ])('%j is no site', async (address) => {
    expect(await codeOf(widgets().create(aWidget({ origins: [address] })))).toBe('BAD_INPUT');
  });

  it('is one site at least, and ten at most', async () => {
    const many = Array.from({ length: 11 }, (_, index) => `https://a${index}.example`);
    for (const list of [[], many]) {
      expect(await codeOf(widgets().create(aWidget({ origins: list })))).toBe('BAD_INPUT');
    }
  });
});

it.each([
  { accent: 'red' },
  { accent: '#fff' },
  { accent: '#0a3d91;}' },
  { count: 0 },
  { count: 21 },
])('%j is refused', async (wish) => {
  expect(await codeOf(widgets().create(aWidget(wish)))).toBe('BAD_INPUT');
});

/** @returns id and key of the last one */
async function insert(member: TestMember, count: number): Promise<[number, string]> {
  const now = new Date().toISOString();
  const rows = Array.from({ length: count }, () => ({
    ...{ key: randomBytes(16).toString('base64url') },
    ...{ owner_id: member.id, kind: 'next-tournaments', subject: '/tournaments', name: '' },
    ...{ origins, theme: 'auto' as const, created_at: now, updated_at: now },
  }));
  const inserted = await api.deps.db
    .insertInto('widgets')
    .values(rows)
    .returning(['id', 'key'])
    .execute();
  const { id = 0, key = '' } = inserted.at(-1) ?? {};
  return [id, key];
}
