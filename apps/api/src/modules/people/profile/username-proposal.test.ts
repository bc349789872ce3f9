import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type TestMember, useTestApi } from '../../../testing/index.ts';
import { usernameOf } from '../testing.ts';

const api = useTestApi();

const join = (firstName: string, lastName: string, columns: object = {}) =>
  api.createMember({ first_name: firstName, last_name: lastName, ...columns });
const proposalFor = async (firstName: string, lastName: string) =>
  usernameOf(api, await join(firstName, lastName));

describe('a new member', () => {
  it.each([
    ['Mia', 'Schulz', 'mia.schulz'],
    ['Jörg', 'Weiß', 'joerg.weiss'],
    ['ÄNNE', 'ÖZGÜR', 'aenne.oezguer'],
    ['A\u0308nne', 'Nfd', 'aenne.nfd'],
    ['Zoë', 'Łukasz', 'zoe.lukasz'],
    ['Karl-Heinz', 'von der Heide', 'karl-heinz.von-der-hei'],
    ['Siobhán', 'O’Brien', 'siobhan.obrien'],
    ['  .Bo', 'D.', 'bo.d'],
    ['Иван', 'Kowalski', 'kowalski'],
    ['A'.repeat(40), 'B', 'a'.repeat(22)],
  ])('%s %s is %s', async (firstName, lastName, username) => {
    expect(await proposalFor(firstName, lastName)).toBe(username);
  });

  it.each([
    ['Иван', 'Петров'],
    ['李', '王'],
    ['180', '501'],
    ['Б', 'Ö'],
  ])('%s %s, of whose name nothing is left, is a player with a number', async (first, last) => {
    expect(await proposalFor(first, last)).toMatch(/^spieler\d+$/);
  });

  it.each([
    ['Admin', '李'],
    ['Support', '.'],
    ['Oche', 'Team'],
  ])('%s %s gets a number, as nobody can have that name', async (first, last) => {
    expect(await proposalFor(first, last)).toMatch(/^(admin|support|oche\.team)\d+$/);
  });

  it('gets a number behind a taken name, a random one behind many', async () => {
    const names: string[] = [];
    for (let times = 0; times < 6; times++) names.push(await proposalFor('Uwe', 'Oft'));
    expect(names.slice(0, 3)).toEqual(['uwe.oft', 'uwe.oft2', 'uwe.oft3']);
    for (const name of names.slice(3)) expect(name).toMatch(/^uwe\.oft\d{4,5}$/);
  });

  it('doesn’t wait long in a crowd of one name', async () => {
    const { rows } = await crowd(3000);
    expect(Number(rows[0]?.names)).toBe(3000);
    expect(Number(rows[0]?.longest)).toBeLessThanOrEqual(30);
  });

  it('doesn’t get a former username of somebody else', async () => {
    const former = await join('Ida', 'Früher');
    await api.callerFor(former).social.people.changeUsername({ username: 'ida.heute' });
    expect(await proposalFor('Ida', 'Früher')).toBe('ida.frueher2');
  });
});

async function crowd(count: number) {
  await sql`
    insert into users (id, email, first_name, last_name)
    select 'crowd' || n, 'crowd' || n || '@oche.test', 'Maximilian-Alexander', 'Mustermann'
    from generate_series(1, ${count}::int) n
  `.execute(api.deps.db);
  return sql<{ names: number; longest: number }>`
    select count(*) as names, max(length(username::text)) as longest
    from profiles where user_id like 'crowd%'
  `.execute(api.deps.db);
}

describe('an address that is confirmed by somebody of another name', () => {
  const nameAs = (member: TestMember, firstName: string, lastName: string, verified = false) =>
    api.deps.db
      .updateTable('users')
      .set({
        first_name: firstName,
        last_name: lastName,
        ...(verified && { email_verified_at: new Date() }),
      })
      .where('id', '=', member.id)
      .execute();

  it('has the username of that name, and leaves the other one free', async () => {
    const member = await join('Böser', 'Scherz', { email_verified_at: null });
    await nameAs(member, 'Nele', 'Echt', true);
    expect(await usernameOf(api, member)).toBe('nele.echt');
    expect(await proposalFor('Böser', 'Scherz')).toBe('boeser.scherz');
  });

  it('keeps the username when the name is the same', async () => {
    const member = await join('Nele', 'Gleich', { email_verified_at: null });
    await nameAs(member, 'NELE', 'Gleich', true);
    expect(await usernameOf(api, member)).toBe('nele.gleich');
  });

  it('keeps the username of a confirmed member', async () => {
    const member = await join('Nele', 'Ledig');
    await nameAs(member, 'Nele', 'Verheiratet');
    expect(await usernameOf(api, member)).toBe('nele.ledig');
  });
});
