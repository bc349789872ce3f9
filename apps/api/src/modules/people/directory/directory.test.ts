import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { setVisibility, usernameOf } from '../testing.ts';

const api = useTestApi();
const anna = useMember(api, { first_name: 'Anna', last_name: 'Bergmann' });
const people = () => api.callerFor(anna).social.people;

const named = (firstName: string, lastName: string, columns: object = {}) =>
  api.createMember({ first_name: firstName, last_name: lastName, ...columns });

describe('the list', () => {
  it('shows names and faces, and what is public, without addresses', async () => {
    const url = '/media/x/480.webp';
    const zoe = await named('Zoë', 'Zürcher', { profile_image_url: url, role: 'moderator' });
    await setVisibility(api, zoe, 'public');
    const { items } = await people().list({});
    expect(items.find(({ id }) => id === zoe.id)).toEqual({
      id: zoe.id,
      username: 'zoe.zuercher',
      firstName: 'Zoë',
      lastName: 'Zürcher',
      profileImageUrl: url,
      userType: 'Darts-Spieler',
      role: 'moderator',
    });
    expect(JSON.stringify(items)).not.toContain('@');
  });

  it('goes page by page along the usernames, each once', async () => {
    await named('Änne', 'Aa');
    await named('Bo', 'Bö');
    const all: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await people().list({ limit: 2, cursor });
      all.push(...page.items.map(({ username }) => username));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(all).toEqual([...new Set(all)].sort());
    expect(all).toEqual(expect.arrayContaining(['aenne.aa', 'anna.bergmann', 'bo.boe']));
  });

  it('is refused to visitors and for foreign cursors', async () => {
    expect(await codeOf(api.callerFor(null).social.people.list({}))).toBe('UNAUTHENTICATED');
    expect(await codeOf(people().list({ cursor: 'x' }))).toBe('BAD_INPUT');
    expect(await codeOf(people().list({ limit: 101 }))).toBe('BAD_INPUT');
  });
});

describe('the search', () => {
  let joerg: TestMember;
  let heinz: TestMember;
  let kowalski: TestMember;

  beforeAll(async () => {
    joerg = await named('Jörg', 'Grossmüller');
    heinz = await named('Karl-Heinz', 'Weiß');
    kowalski = await named('Manfred', 'Kowalski');
  });

  const find = async (query: string, limit?: number) =>
    (await people().search({ query, limit })).map(({ id }) => id);

  it.each([
    'Grossmüller',
    'Großmueller',
    'grossmuller',
    'GROSSMÜL',
    'jörg gro',
    'Grossmüller Jörg',
  ])('“%s” finds Jörg Grossmüller', async (query) => {
    expect(await find(query)).toContain(joerg.id);
  });

  it.each(['karl heinz', 'Karl-Hei', 'weis', '@karl-heinz.weiss', 'karl.heinz'])(
    '“%s” finds Karl-Heinz Weiß',
    async (query) => {
      expect(await find(query)).toContain(heinz.id);
    },
  );

  it.each(['kowlaski', 'Kowalsky', 'Kovalski', 'Manfrd Kowalski', 'Kowalskki'])(
    '“%s” finds Manfred Kowalski',
    async (query) => {
      expect((await find(query))[0]).toBe(kowalski.id);
    },
  );

  it('has this very username first, then what begins with it, then what is similar', async () => {
    const others = [await named('Tripel', 'Zwanzig'), await named('Triple', 'Zwanzig')];
    const exact = await named('Xaver', 'Unbekannt');
    await api.callerFor(exact).social.people.changeUsername({ username: 'Triple' });
    expect(await find('triple')).toEqual([exact.id, others[1]?.id, others[0]?.id]);
    expect(await find('@TRIPLE', 1)).toEqual([exact.id]);
    expect(await find('triple', 2)).toEqual([exact.id, others[1]?.id]);
  });

  it('finds nothing of what isn’t there, and reads signs as what they are', async () => {
    expect(await find('qqqqqq')).toEqual([]);
    expect(await find('%%%')).toEqual([]);
    expect(await find('___')).toEqual([]);
    expect(await find("' or 1=1 --")).toEqual([]);
  });

  it('is refused to visitors, and for less than three characters', async () => {
    const visitor = api.callerFor(null).social.people.search({ query: 'anna' });
    expect(await codeOf(visitor)).toBe('UNAUTHENTICATED');
    expect(await codeOf(find('an'))).toBe('BAD_INPUT');
    expect(await codeOf(find(' an '))).toBe('BAD_INPUT');
    expect(await codeOf(find('anna', 51))).toBe('BAD_INPUT');
    expect((await find('ann'))[0]).toBe(anna.id);
  });

  it('finds by the username of today only', async () => {
    const mia = await named('Mia', 'Umbenannt');
    expect(await usernameOf(api, mia)).toBe('mia.umbenannt');
    await api.callerFor(mia).social.people.changeUsername({ username: 'dartqueen' });
    expect(await find('dartq')).toEqual([mia.id]);
  });
});
