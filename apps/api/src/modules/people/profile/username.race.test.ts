import { describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { usernameOf } from '../testing.ts';

const api = useTestApi();

const rename = (member: TestMember, username: string) =>
  api.callerFor(member).social.people.changeUsername({ username });

const createMany = (count: number, columns: object = {}) =>
  Promise.all(Array.from({ length: count }, () => api.createMember(columns)));

describe('in the same moment', () => {
  it('twenty members of one name each get a username', async () => {
    const members = await createMany(20, { first_name: 'Lena', last_name: 'Gleich' });
    const usernames = await Promise.all(members.map((member) => usernameOf(api, member)));
    expect(new Set(usernames).size).toBe(20);
    expect(usernames).toEqual(expect.arrayContaining(['lena.gleich', 'lena.gleich2']));
    for (const name of usernames) expect(name).toMatch(/^lena\.gleich\d*$/);
  });

  it('one of many gets the username that all want', async () => {
    const members = await createMany(8);
    const results = await Promise.allSettled(members.map((member) => rename(member, 'begehrt')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const owners = await api.deps.db
      .selectFrom('profiles')
      .select('user_id')
      .where('username', '=', 'begehrt')
      .execute();
    expect(owners).toHaveLength(1);
    const loser = members.find(({ id }) => id !== owners[0]?.user_id) as TestMember;
    expect(await codeOf(rename(loser, 'begehrt'))).toBe('USERNAME_TAKEN');
    expect((await rename(loser, 'unbegehrt')).username).toBe('unbegehrt');
  });

  it('a member who changes twice has changed once', async () => {
    const member = await api.createMember();
    const wishes = ['links-1', 'rechts-1', 'mitte-1'];
    const results = await Promise.allSettled(wishes.map((name) => rename(member, name)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const inUse = await api.deps.db
      .selectFrom('usernames')
      .select('username')
      .where('user_id', '=', member.id)
      .where('held_until', 'is', null)
      .execute();
    expect(inUse.map(({ username }) => username)).toEqual([await usernameOf(api, member)]);
  });

  it('two who want each other’s username both keep theirs', async () => {
    const [one, other] = (await createMany(2)) as [TestMember, TestMember];
    const [first, second] = [await usernameOf(api, one), await usernameOf(api, other)];
    const swap = [rename(one, second), rename(other, first)].map(codeOf);
    expect(await Promise.all(swap)).toEqual(['USERNAME_TAKEN', 'USERNAME_TAKEN']);
    expect([await usernameOf(api, one), await usernameOf(api, other)]).toEqual([first, second]);
  });
});

it('nobody gets a username in the moment in which it is given up', async () => {
  for (let times = 0; times < 5; times++) {
    const [owner, other] = (await createMany(2)) as [TestMember, TestMember];
    const wanted = await usernameOf(api, owner);
    const [, taken] = await Promise.allSettled([
      rename(owner, `weg-${owner.id.slice(-12)}`),
      rename(other, wanted),
    ]);
    expect(taken.status).toBe('rejected');
  }
});
