import { describe, expect, it } from 'vitest';
import {
  codeOf,
  refusal,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../../testing/index.ts';
import { usernameOf } from '../testing.ts';

const NOW = '2026-11-21T19:00:00.000Z';
const MONTH_LATER = '2026-12-21T19:00:00.000Z';

const api = useTestApi({ now: NOW });
const mia = useFreshMember(api);
const ben = useFreshMember(api);

const peopleFor = (member: TestMember | null) => api.callerFor(member).social.people;
const rename = (member: TestMember, username: string) =>
  peopleFor(member).changeUsername({ username });

let count = 0;
/** A username that no other test has used. */
const fresh = () => `name-${++count}`;

describe('the own profile', () => {
  it('has a proposed username, and no visibility before it is chosen', async () => {
    expect(await peopleFor(mia).own()).toEqual({
      id: mia.id,
      username: await usernameOf(api, mia),
      usernameChangeableFrom: null,
      visibility: null,
    });
  });

  it('is for members', async () => {
    expect(await codeOf(peopleFor(null).own())).toBe('UNAUTHENTICATED');
  });
});

describe('a new username', () => {
  it('can be changed again thirty days later, to the second', async () => {
    const [first, second] = [fresh(), fresh()];
    expect(await rename(mia, first)).toMatchObject({
      username: first,
      usernameChangeableFrom: MONTH_LATER,
    });
    api.deps.clock.advance({ days: 30, seconds: -1 });
    const refused = await refusal(rename(mia, second));
    expect([refused.code, refused.details]).toEqual([
      'USERNAME_CHANGED_LATELY',
      { from: MONTH_LATER },
    ]);
    expect(await usernameOf(api, mia)).toBe(first);
    api.deps.clock.advance({ seconds: 1 });
    expect((await peopleFor(mia).own()).usernameChangeableFrom).toBeNull();
    expect((await rename(mia, second)).username).toBe(second);
  });

  it('is the same in other letters, and can be written in others', async () => {
    const name = fresh();
    await rename(mia, name);
    const refused = await refusal(rename(ben, name.toUpperCase()));
    expect([refused.code, refused.fields]).toEqual([
      'USERNAME_TAKEN',
      { username: 'usernameTaken' },
    ]);
    api.deps.clock.advance({ days: 30 });
    expect((await rename(mia, name.toUpperCase())).username).toBe(name.toUpperCase());
    api.deps.clock.advance({ days: 31 });
    expect(await codeOf(rename(ben, name))).toBe('USERNAME_TAKEN');
  });

  it('that is the one of today changes nothing and needs no waiting', async () => {
    const name = fresh();
    await rename(mia, name);
    expect((await rename(mia, name)).usernameChangeableFrom).toBe(MONTH_LATER);
  });

  it('leaves the former one reserved for the member for thirty days', async () => {
    const [first, second, third] = [fresh(), fresh(), fresh()];
    await rename(mia, first);
    api.deps.clock.advance({ days: 30 });
    await rename(mia, second);
    expect(await codeOf(rename(ben, first))).toBe('USERNAME_TAKEN');
    api.deps.clock.advance({ days: 30, seconds: -1 });
    expect(await codeOf(rename(ben, first.toUpperCase()))).toBe('USERNAME_TAKEN');
    api.deps.clock.advance({ seconds: 1 });
    expect((await rename(ben, first)).username).toBe(first);
    // and it is Ben's now
    expect(await codeOf(rename(mia, first))).toBe('USERNAME_TAKEN');
    expect((await rename(mia, third)).username).toBe(third);
  });

  it('can be the former one again', async () => {
    const first = await usernameOf(api, mia);
    await rename(mia, fresh());
    api.deps.clock.advance({ days: 30 });
    expect((await rename(mia, first)).username).toBe(first);
  });

  it.each(['admin', 'OCHE', 'Support', 'moderator', 'settings', 'everyone'])(
    'is not %s, which nobody can have',
    async (name) => {
      expect(await codeOf(rename(mia, name))).toBe('USERNAME_TAKEN');
    },
  );

  it.each([
    ['ab', 'tooShort'],
    ['  ab  ', 'tooShort'],
    ['a'.repeat(31), 'tooLong'],
    ['', 'required'],
    ['mia muster', 'invalidUsername'],
    ['müller', 'invalidUsername'],
    ['мiа', 'invalidUsername'],
    ['@mia', 'invalidUsername'],
    ['mia.', 'invalidUsername'],
    ['-mia', 'invalidUsername'],
    ['mia..m', 'invalidUsername'],
    ['12345', 'invalidUsername'],
    ['mia\u200b1', 'invalidUsername'],
    ['mia\n180', 'invalidUsername'],
  ])('%j is refused', async (name, key) => {
    const refused = await refusal(rename(mia, name));
    expect([refused.code, refused.fields]).toEqual(['BAD_INPUT', { username: key }]);
  });

  it.each(['180er', 'a'.repeat(30), 'T20', 'mia_m-1.x', ' mia-mit-rand '])(
    '%j is taken as it is',
    async (name) => {
      expect((await rename(mia, name)).username).toBe(name.trim());
    },
  );

  it('is refused to visitors, suspended and unconfirmed members', async () => {
    const suspended = await api.createMember({ status: 'suspended' });
    const unconfirmed = await api.createMember({ email_verified_at: null });
    const visitor = peopleFor(null).changeUsername({ username: fresh() });
    expect(await codeOf(visitor)).toBe('UNAUTHENTICATED');
    expect(await codeOf(rename(suspended, fresh()))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(rename(unconfirmed, fresh()))).toBe('EMAIL_NOT_VERIFIED');
  });
});

describe('the visibility', () => {
  it('is what the member has chosen last, and of nobody else', async () => {
    for (const visibility of ['public', 'private', 'friends'] as const) {
      expect(await peopleFor(mia).chooseVisibility({ visibility })).toMatchObject({ visibility });
      expect((await peopleFor(mia).own()).visibility).toBe(visibility);
    }
    expect((await peopleFor(ben).own()).visibility).toBeNull();
  });

  it('can be chosen by suspended and unconfirmed members, not by visitors', async () => {
    for (const columns of [{ status: 'suspended' }, { email_verified_at: null }] as const) {
      const member = await api.createMember(columns);
      const chosen = await peopleFor(member).chooseVisibility({ visibility: 'private' });
      expect(chosen.visibility).toBe('private');
    }
    const visitor = peopleFor(null).chooseVisibility({ visibility: 'public' });
    expect(await codeOf(visitor)).toBe('UNAUTHENTICATED');
  });

  it('is one of three', async () => {
    const wrong: string = 'everyone';
    const call = peopleFor(mia).chooseVisibility({ visibility: wrong as 'public' });
    expect(await codeOf(call)).toBe('BAD_INPUT');
  });
});
