import { expect, it } from 'vitest';
import { codeOf, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { createChannel } from '../testing.ts';

const NOW = '2031-03-20T19:00:00.000Z';
const api = useTestApi({ now: NOW });
const anna = useMember(api, { first_name: 'Anna' });
const admin = useMember(api, { role: 'admin', totp_enabled_at: NOW });
const moderator = useMember(api, { role: 'moderator', totp_enabled_at: NOW });

const as = (member: TestMember | null) => api.callerFor(member).media;
const entries = async () => {
  const rows = await api.deps.db
    .selectFrom('audit_log')
    .select(['action', 'reason'])
    .where('thing_kind', '=', 'channel')
    .orderBy('id')
    .execute();
  return rows.map(({ action, reason }) => `${action} ${reason ?? ''}`.trim());
};

it('admins see all channels, hide them, bring them back and verify them, and all of it is noted', async () => {
  const { desk } = as(admin);
  const { id } = await createChannel(api, anna, { name: 'Zielwasser', numberOfFollowers: 7 });
  const paused = await createChannel(api, anna, { name: 'Abwurf', isActive: false });
  const gone = await createChannel(api, anna, { name: 'Weg' });
  await as(anna).channels.delete({ id: gone.id });

  const states = async (search: object = {}) =>
    (await desk.list({ sort: 'name', direction: 'asc', ...search })).items.map(
      ({ name, state }) => `${name} ${state}`,
    );
  expect(await states()).toEqual(['Abwurf paused', 'Weg deleted', 'Zielwasser shown']);
  const first = await desk.list({ sort: 'followers', limit: 2 });
  expect(first.items[0]).toMatchObject({ id, adminCount: 1, creator: { id: anna.id } });
  const rest = await desk.list({ sort: 'followers', limit: 2, cursor: first.nextCursor ?? '' });
  expect(first.items.length + rest.items.length).toBe(3);
  expect(await states({ direction: 'desc' })).toEqual([
    'Zielwasser shown',
    'Weg deleted',
    'Abwurf paused',
  ]);
  expect((await desk.list({})).items.map(({ name }) => name)).toEqual([
    'Weg',
    'Abwurf',
    'Zielwasser',
  ]);
  expect(await states({ verified: 'yes' })).toEqual([]);
  expect(await states({ state: 'paused' })).toEqual(['Abwurf paused']);
  expect(await states({ search: 'ziel', platform: 'YouTube' })).toEqual(['Zielwasser shown']);

  const reason = 'Nur Werbung für Wetten';
  expect(await desk.hide({ id, reason })).toMatchObject({ state: 'hidden' });
  expect(await desk.hide({ id, reason })).toMatchObject({ state: 'hidden' });
  expect(await codeOf(as(null).channels.get({ id }))).toBe('CHANNEL_NOT_FOUND');
  expect(await desk.show({ id, reason: 'War ein Irrtum' })).toMatchObject({ state: 'shown' });
  expect(await desk.setVerified({ id, isVerified: true })).toMatchObject({ isVerified: true });
  expect(await as(null).channels.get({ id })).toMatchObject({ verifiedAt: NOW });
  expect(await entries()).toEqual([
    `channel.hide ${reason}`,
    'channel.restore War ein Irrtum',
    'channel.verify',
  ]);

  expect(await codeOf(desk.hide({ id, reason: ' ' }))).toBe('BAD_INPUT');
  expect(await codeOf(desk.hide({ id: gone.id, reason }))).toBe('CHANNEL_NOT_FOUND');
  expect(await codeOf(desk.setVerified({ id: 999_999, isVerified: true }))).toBe(
    'CHANNEL_NOT_FOUND',
  );
  for (const [who, code] of [
    [null, 'UNAUTHENTICATED'],
    [anna, 'FORBIDDEN'],
    [moderator, 'FORBIDDEN'],
  ] as const) {
    const denied = as(who).desk;
    expect(await codeOf(denied.list({}))).toBe(code);
    expect(await codeOf(denied.hide({ id: paused.id, reason }))).toBe(code);
    expect(await codeOf(denied.show({ id: paused.id, reason }))).toBe(code);
    expect(await codeOf(denied.setVerified({ id, isVerified: false }))).toBe(code);
  }
});
