import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useMember, useTestApi } from '../../testing/index.ts';
import { createLounge } from '../lounges/testing.ts';
import { setVisibility } from '../people/testing.ts';
import { createTournament, NOW } from '../tournaments/testing.ts';

const api = useTestApi({ now: NOW });
const mia = useMember(api);
const friend = useMember(api);
const further = useMember(api);
const met = useMember(api);
const regular = useMember(api);
const rival = useMember(api);
const stranger = useMember(api);
const owner = useMember(api);

const of = (member: TestMember | null) => api.callerFor(member).social.friends;
const suggested = async () => (await of(mia).suggestions()).map(({ id }) => id);

async function befriend(one: TestMember, other: TestMember): Promise<void> {
  await of(one).request({ addresseeId: other.id });
  await of(other).request({ addresseeId: one.id });
}

beforeAll(async () => {
  const { db } = api.deps;
  await befriend(mia, friend);
  await befriend(friend, further);

  const { id } = await createTournament(api, owner, { name: 'Montagscup' });
  for (const member of [mia, met]) await api.callerFor(member).tournaments.register({ id });
  await db.updateTable('tournaments').set({ status: 'active' }).where('id', '=', id).execute();

  const lounge = await createLounge(api, owner, { name: 'Triple 20' });
  for (const member of [mia, regular]) {
    await api.callerFor(member).lounges.favourite.set({ loungeId: lounge.id, isFavourite: true });
  }

  const players = [
    { member: mia, rating: 160_000, region: 'DE/50' },
    { member: rival, rating: 150_000, region: 'DE/50' },
    { member: stranger, rating: 120_000, region: 'DE/50' },
  ];
  for (const { member, rating, region } of players) {
    const user_id = member.id;
    await db
      .insertInto('ranking_standings')
      .values({ user_id, scope: 'all/all', points: 3, wins: 1, losses: 0, region })
      .execute();
    await db
      .insertInto('ranking_ratings')
      .values({ user_id, rating, deviation: 1, volatility: 1, rated_at: new Date(NOW) })
      .execute();
  }
  for (const member of [regular, rival, stranger]) await setVisibility(api, member, 'public');
});

describe('suggestions', () => {
  it('are those whom something connects with the member, with what it is', async () => {
    const all = await of(mia).suggestions();
    const reasons = all.map(({ id, commonFriends, tournament, lounge, isNearLevel }) => [
      id,
      { commonFriends, tournament, lounge, isNearLevel },
    ]);
    const none = { commonFriends: 0, tournament: null, lounge: null, isNearLevel: false };
    expect(Object.fromEntries(reasons)).toEqual({
      [further.id]: { ...none, commonFriends: 1 },
      [met.id]: { ...none, tournament: 'Montagscup' },
      [regular.id]: { ...none, lounge: 'Triple 20' },
      [rival.id]: { ...none, isNearLevel: true },
    });
    expect([all[0]?.id, all.at(-1)?.id]).toEqual([further.id, rival.id]);
    expect(JSON.stringify(all)).not.toContain('@');
  });

  it('tell nothing of a profile that is closed', async () => {
    for (const member of [regular, rival]) await setVisibility(api, member, 'friends');
    await setVisibility(api, met, 'private');
    expect(await suggested()).toEqual([further.id]);
    for (const member of [regular, rival]) await setVisibility(api, member, 'public');
    await setVisibility(api, met, null);
  });

  it('leave out whom the member can’t ask, has asked, blocks, or doesn’t want to see', async () => {
    await of(further).chooseContact({ requestsFrom: 'nobody' });
    await of(met).chooseContact({ requestsFrom: 'friendsOfFriends' });
    expect(await suggested()).toEqual([regular.id, rival.id]);
    await of(further).chooseContact({ requestsFrom: 'friendsOfFriends' });
    await of(met).chooseContact({ requestsFrom: 'everyone' });
    await of(mia).request({ addresseeId: further.id });
    await api.callerFor(rival).social.people.block({ userId: mia.id });
    expect(await suggested()).toEqual([met.id, regular.id].sort());
    await of(mia).dismissSuggestion({ userId: regular.id });
    expect(await of(mia).dismissSuggestion({ userId: regular.id })).toEqual({ ok: true });
    expect(await of(mia).dismissSuggestion({ userId: 'niemand' })).toEqual({ ok: true });
    expect(await suggested()).toEqual([met.id]);
  });

  it('are for members', async () => {
    expect(await of(owner).suggestions()).toEqual([]);
    expect(await codeOf(of(null).suggestions())).toBe('UNAUTHENTICATED');
    expect(await codeOf(of(null).dismissSuggestion({ userId: met.id }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(of(mia).dismissSuggestion({ userId: '' }))).toBe('BAD_INPUT');
  });
});
