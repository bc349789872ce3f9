import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { actorOf } from '../../../testing/members.ts';
import { readableText, readTexts, storedText } from '../index.ts';
import { setVisibility, usernameOf } from '../testing.ts';

const api = useTestApi();
const writer = useMember(api, { first_name: 'Willi', last_name: 'Schreiber' });
const anna = useMember(api, { first_name: 'Anna', last_name: 'Bergmann' });
const ben = useMember(api, { first_name: 'Ben', last_name: 'Bull' });

beforeAll(async () => {
  expect([await usernameOf(api, anna), await usernameOf(api, ben)]).toEqual([
    'anna.bergmann',
    'ben.bull',
  ]);
});

const store = (text: string, former?: string) =>
  storedText(api.deps.db, actorOf(writer), text, former);

async function read(stored: string) {
  const text = sql<string>`${stored}::text`;
  const row = await api.deps.db
    .selectNoFrom(readableText(text).as('text'))
    .executeTakeFirstOrThrow();
  const readHere = (await readTexts(api.deps.db, [stored]))(stored);
  // the database and the process read it alike
  expect(readHere.content).toBe(row.text);
  return { text: row.text, people: readHere.mentions };
}
const readText = async (stored: string) => (await read(stored)).text;

describe('a text that names somebody', () => {
  it.each([
    ['@anna.bergmann', '@A'],
    ['Frag @anna.bergmann.', 'Frag @A.'],
    ['(@Anna.Bergmann), „@BEN.BULL“?', '(@A), „@B“?'],
    ['@anna.bergmann,@ben.bull/@anna.bergmann\n@ben.bull…', '@A,@B/@A\n@B…'],
    ['@anna.bergmann: 180! @ben.bull-', '@A: 180! @B-'],
  ])('has references: %s', async (text, expected) => {
    const reference = (person: TestMember) => `@[u:${person.id}]`;
    const stored = expected.replaceAll('@A', reference(anna)).replaceAll('@B', reference(ben));
    expect(await store(text)).toBe(stored);
    expect(await readText(stored)).toBe(
      text.replace(/@\S*?[a-z]\.b[a-z]+/gi, (it) => it.toLowerCase()),
    );
  });

  it.each([
    'kein @niemand.hier',
    'mail@anna.bergmann, @anna.bergmann@oche.test, @anna.bergmannä und @@anna.bergmann',
    'https://oche.test/@anna.bergmann www.oche.test/@ben.bull',
    '@anna.bergmann_x @anna.bergmann2 @anna.berg .@anna.bergmann -@ben.bull ü@ben.bull',
    '@[u:x] @[u:] @[u: @[u:]] @[[u:x]]',
    '@\u212Aevin @ſven <b>@</b> @ @. @a @1',
  ])('stays as it is where nobody is meant: %s', async (text) => {
    const stored = await store(text);
    expect(await read(stored)).toEqual({ text, people: [] });
  });

  it('reads as it was written, whatever was typed', async () => {
    const parts = [
      '@',
      '[',
      ']',
      'u:',
      ':',
      ' ',
      '\n',
      'anna.bergmann',
      'x',
      '.',
      '-',
      '@[u:',
      '…',
    ];
    const texts = fc.array(fc.oneof(fc.constantFrom(...parts, anna.id), fc.string()));
    await fc.assert(
      fc.asyncProperty(texts, async (some) => {
        const text = some.join('').replaceAll('\0', '');
        expect(await readText(await store(text))).toBe(text);
      }),
      { numRuns: 150 },
    );
  });

  it('tells nobody’s username to who types a reference', async () => {
    const stored = await store(`@[u:${ben.id}]`);
    expect(await read(stored)).toEqual({ text: `@[u:${ben.id}]`, people: [] });
  });

  it('follows who changes the username, and not who takes the former one', async () => {
    const mia = await api.createMember({ first_name: 'Mia', last_name: 'Umbenannt' });
    const stored = await store('Hallo @mia.umbenannt!');
    await api.callerFor(mia).social.people.changeUsername({ username: 'Dartqueen' });
    expect(await read(stored)).toEqual({
      text: 'Hallo @Dartqueen!',
      people: [{ userId: mia.id, username: 'Dartqueen' }],
    });
  });

  it('has a neutral word for an account that is gone', async () => {
    const gone = await api.createMember({ first_name: 'Geht', last_name: 'Gleich' });
    const stored = await store('Servus @geht.gleich');
    await api.deps.db.deleteFrom('users').where('id', '=', gone.id).execute();
    expect(await read(stored)).toEqual({ text: 'Servus @deleted', people: [] });
    // nobody can have such a name
    expect(await store('Servus @deleted')).toBe('Servus @deleted');
  });

  it('can be as long as a post, with as many names as fit', async () => {
    const text = '@ben.bull '.repeat(999).trim();
    expect(await readText(await store(text))).toBe(text);
    const many = Array.from({ length: 1500 }, (_, index) => `@n${index}`).join(' ');
    expect(await store(`${many} @ben.bull`)).toBe(`${many} @ben.bull`);
  });
});

describe('whom a writer can name', () => {
  const named = (first: string, last: string) =>
    api.createMember({ first_name: first, last_name: last });

  it('is whom they see, and who was named there before', async () => {
    const shy = await named('Sina', 'Scheu');
    await setVisibility(api, shy, 'private');
    const blocking = await named('Bruno', 'Blockt');
    await api.callerFor(blocking).social.people.block({ userId: writer.id });
    const banned = await named('Gerd', 'Gebannt');
    await api.deps.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', banned.id)
      .execute();
    const text = '@sina.scheu @bruno.blockt @gerd.gebannt';
    expect(await store(text)).toBe(text);
    const former = `@[u:${shy.id}] @[u:${blocking.id}]`;
    expect(await store(text, former)).toBe(`${former} @gerd.gebannt`);
  });

  it('is linked only as long as visitors and members see the name', async () => {
    const otto = await named('Otto', 'Offen');
    const stored = await store('@otto.offen und @anna.bergmann');
    const both = [anna, otto].map(({ id }) => id).sort();
    const linked = async () => (await read(stored)).people.map(({ userId }) => userId).sort();
    expect(await linked()).toEqual(both);
    await setVisibility(api, otto, 'private');
    expect(await linked()).toEqual([anna.id]);
    expect(await readText(stored)).toBe('@otto.offen und @anna.bergmann');
  });
});
