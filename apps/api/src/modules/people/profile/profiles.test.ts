import type { Profile } from '@oche/validators/people/profiles';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import {
  codeOf,
  insertPicture,
  refusal,
  type TestMember,
  useMember,
} from '../../../testing/index.ts';
import { befriend, setVisibility } from '../testing.ts';

const server = useTestApp();
const { api } = server;
const ben = useMember(api);
const moderator = useMember(api, { role: 'moderator' });
let mia: TestMember;

beforeEach(async () => {
  mia = await api.createMember({ first_name: 'Mia', last_name: 'Muster' });
});

const profilesFor = (member: TestMember | null) => api.callerFor(member).social.profiles;
const get = (reader: TestMember | null) => profilesFor(reader).get({ userId: mia.id });

const SAID = {
  gender: 'female',
  bio: 'Wirft seit 2009.\nAm liebsten 501.',
  dartingExperience: 'Bezirksliga',
  nickname: 'Bullseye',
  walkOnSong: 'Seven Nation Army',
  favouriteDouble: 16,
  city: 'München',
} as const;
const SECRET = { street: 'Geheimweg 7', zipCode: '80331' };

describe('what a member says', () => {
  it('is saved at the documented path, and stays where nothing is given', async () => {
    const cookie = await server.signIn(mia);
    const put = async (payload: object) => {
      const headers = { cookie, 'sec-fetch-site': 'same-origin' };
      const answer = await server.app.inject({
        method: 'PUT',
        url: '/api/profile',
        payload,
        headers,
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    const { status, body } = await put({
      ...SAID,
      ...SECRET,
      firstName: ' Mia  Marie ',
      lastName: 'Meister',
      country: 'AT',
      zipCode: '1010',
      profileVisibility: 'public',
      // not the member's to say
      role: 'admin',
      status: 'active',
      emailVerified: false,
      phoneVerified: true,
      userType: 'Profi',
      latitude: 1,
      id: ben.id,
    });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        ...SAID,
        id: mia.id,
        street: 'Geheimweg 7',
        zipCode: '1010',
        country: 'AT',
        firstName: 'Mia Marie',
        lastName: 'Meister',
        profileVisibility: 'public',
        role: null,
        userType: 'Darts-Spieler',
        emailVerified: true,
        phoneVerified: false,
        sellerTermsAccepted: false,
        verifications: ['email'],
      }),
    ]);
    expect(body.latitude).toBeCloseTo(48.2, 0);
    expect((await put({ bio: ' ', nickname: null })).body).toMatchObject({
      bio: null,
      nickname: null,
      walkOnSong: SAID.walkOnSong,
      lastName: 'Meister',
    });
    const me = await server.app.inject({ url: '/api/auth/user', headers: { cookie } });
    expect(me.json()).toMatchObject({ firstName: 'Mia Marie', zipCode: '1010', country: 'AT' });
  });

  it.each([
    [{ firstName: ' ' }, { firstName: 'required' }],
    [{ bio: 'a'.repeat(501) }, { bio: 'tooLong' }],
    [{ nickname: 'a'.repeat(41) }, { nickname: 'tooLong' }],
    [{ walkOnSong: 'a\u0000b' }, { walkOnSong: 'invalidCharacters' }],
    [{ favouriteDouble: 21 }, { favouriteDouble: 'invalid' }],
    [{ country: 'XX' }, { country: 'countryRequired' }],
    [{ zipCode: '99999' }, { zipCode: 'unknownZipCode' }],
    // the postal code of Munich doesn't exist in Switzerland
    [{ country: 'CH' }, { zipCode: 'unknownZipCode' }],
  ])('%j is refused', async (change, fields) => {
    const refused = await refusal(profilesFor(mia).update(change as object));
    expect([refused.code, refused.fields]).toEqual(['BAD_INPUT', fields]);
  });

  it('is refused to visitors, suspended, silenced and unconfirmed members, who can close parts', async () => {
    const silenced = new Date(Date.now() + 60_000).toISOString();
    const say = (member: TestMember | null) => codeOf(profilesFor(member).update({ bio: 'Hallo' }));
    expect(await say(null)).toBe('UNAUTHENTICATED');
    for (const [columns, code] of [
      [{ status: 'suspended' }, 'ACCOUNT_SUSPENDED'],
      [{ silenced_until: silenced, silence_reason: 'Ruhe' }, 'ACCOUNT_SILENCED'],
      [{ email_verified_at: null }, 'EMAIL_NOT_VERIFIED'],
    ] as const) {
      const member = await api.createMember(columns);
      expect(await say(member)).toBe(code);
      const closed = { section: 'lounges', visibility: 'private' } as const;
      const { sections } = await profilesFor(member).chooseSection(closed);
      expect(sections).toMatchObject({ lounges: 'private', about: null });
    }
    const visitor = profilesFor(null).chooseSection({ section: 'about', visibility: null });
    expect(await codeOf(visitor)).toBe('UNAUTHENTICATED');
    const wrong = { section: 'street' as 'about', visibility: null };
    expect(await codeOf(profilesFor(mia).chooseSection(wrong))).toBe('BAD_INPUT');
  });
});

describe('a profile', () => {
  beforeEach(async () => {
    await profilesFor(mia).update({ ...SAID, ...SECRET });
    await befriend(api, mia, ben);
  });

  const seen = async (reader: TestMember | null) => (await get(reader)).seen;

  it('says that nothing is chosen yet, and nothing else, unless it is hidden for another reason', async () => {
    const other = await api.createMember();
    await setVisibility(api, mia, null);
    const refused = await refusal(get(null));
    expect(refused).toMatchObject({ code: 'PROFILE_UNDECIDED' });
    expect(JSON.stringify(refused)).not.toMatch(/Mia|Muster|mia/);
    const answer = await server.app.inject({
      url: `/api/profile/${mia.id}`,
      headers: { 'accept-language': 'de' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      {
        code: 'PROFILE_UNDECIDED',
        message: 'Dieses Mitglied hat noch nicht entschieden, wer sein Profil sieht.',
      },
    ]);
    expect(await get(other)).toMatchObject({ seen: 'name', isUndecided: true, bio: null });
    expect(await get(mia)).toMatchObject({ isOwn: true, isUndecided: true });
    // somebody who is blocked, whoever began, reads the same as if there were no such member
    const nobody = await refusal(profilesFor(other).get({ userId: 'nobody' }));
    await api.callerFor(mia).social.people.block({ userId: other.id });
    expect(await refusal(get(other))).toEqual(nobody);
    const blocker = await api.createMember();
    await api.callerFor(blocker).social.people.block({ userId: mia.id });
    expect(await codeOf(get(blocker))).toBe('MEMBER_NOT_FOUND');
    for (const columns of [
      { email_verified_at: null },
      { email_verified_at: new Date(), status: 'banned' as const },
    ]) {
      await api.deps.db.updateTable('users').set(columns).where('id', '=', mia.id).execute();
      expect(await codeOf(get(null))).toBe('MEMBER_NOT_FOUND');
    }
  });

  it('is for whom it was meant; home and coordinates are for nobody else', async () => {
    const other = await api.createMember();
    await setVisibility(api, mia, 'friends');
    expect(await seen(ben)).toBe('full');
    expect(await codeOf(get(null))).toBe('MEMBER_NOT_FOUND');
    expect(await get(other)).toMatchObject({
      seen: 'name',
      firstName: 'Mia',
      userType: null,
      bio: null,
      country: null,
      memberSince: null,
      profileVisibility: null,
      verifications: [],
      statistics: null,
      achievements: null,
    });
    await setVisibility(api, mia, 'public');
    for (const reader of [null, ben, other, moderator]) {
      const profile = await get(reader);
      expect(profile).toMatchObject({ ...SAID, seen: 'full', country: 'DE', isOwn: false });
      const { street, zipCode, latitude, longitude, sections } = profile;
      expect([street, zipCode, latitude, longitude, sections]).toEqual(Array(5).fill(null));
      const text = JSON.stringify(profile);
      expect(text).not.toContain(mia.email);
      expect(text).not.toContain('80331');
    }
    await setVisibility(api, mia, 'private');
    for (const reader of [null, ben, other])
      expect(await codeOf(get(reader))).toBe('MEMBER_NOT_FOUND');
    expect(await seen(moderator)).toBe('full');
    const own = { isOwn: true, profileVisibility: 'private', isUndecided: false };
    expect(await get(mia)).toMatchObject({ ...SECRET, ...own });
  });

  it('is read at the documented path, also by visitors', async () => {
    await setVisibility(api, mia, 'public');
    const read = (id: string) => server.app.inject({ url: `/api/profile/${id}` });
    const answer = await read(mia.id);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({
        id: mia.id,
        bio: SAID.bio,
        statistics: { tournamentsPlayed: 0, wins: 0, averageScore: null },
        achievements: [],
      }),
    ]);
    expect((await read('nobody')).statusCode).toBe(404);
  });

  it('has parts that fewer people see, and never more than the profile', async () => {
    const other = await api.createMember();
    const shows = async (reader: TestMember | null, part: keyof Profile['shows']) =>
      (await get(reader)).shows[part];
    const choose = (visibility: 'public' | 'friends' | 'private' | null) =>
      profilesFor(mia).chooseSection({ section: 'about', visibility });
    await setVisibility(api, mia, 'public');
    await choose('friends');
    expect(await get(other)).toMatchObject({ seen: 'full', bio: null, city: null, country: null });
    expect(await get(ben)).toMatchObject({ bio: SAID.bio });
    expect([await shows(null, 'about'), await shows(null, 'lounges')]).toEqual([false, true]);
    await choose('private');
    expect(await get(ben)).toMatchObject({ bio: null, shows: { about: false, statistics: true } });
    expect(await get(mia)).toMatchObject({ bio: SAID.bio, shows: { about: true } });
    expect(await get(moderator)).toMatchObject({ bio: SAID.bio });
    await setVisibility(api, mia, 'friends');
    await choose('public');
    expect([await shows(other, 'about'), await shows(ben, 'about')]).toEqual([false, true]);
  });
});

describe('the picture', () => {
  const usedBy = (id: string) =>
    api.deps.db.selectFrom('uploads').select('used_by').where('id', '=', id).executeTakeFirst();

  it('is shown everywhere, until another or none takes its place', async () => {
    const [first, second] = [await insertPicture(api, mia), await insertPicture(api, mia)];
    const { profileImageUrl } = await profilesFor(mia).setAvatar({ uploadId: first });
    expect(profileImageUrl).toBe(`/media/${first}/480.webp`);
    await setVisibility(api, mia, null);
    expect((await get(ben)).profileImageUrl).toBe(profileImageUrl);
    await profilesFor(mia).setAvatar({ uploadId: second });
    expect([await usedBy(first), await usedBy(second)]).toEqual([
      { used_by: null },
      { used_by: `avatar:${mia.id}` },
    ]);
    await profilesFor(mia).setAvatar({ uploadId: second });
    expect(await usedBy(second)).toEqual({ used_by: `avatar:${mia.id}` });
    expect((await profilesFor(mia).removeAvatar()).profileImageUrl).toBeNull();
    expect(await usedBy(second)).toEqual({ used_by: null });
    expect((await profilesFor(mia).removeAvatar()).profileImageUrl).toBeNull();
  });

  it('is the member’s own, and one that is there', async () => {
    const set = (member: TestMember | null, uploadId: string) =>
      codeOf(profilesFor(member).setAvatar({ uploadId }));
    const others = await insertPicture(api, ben);
    const used = await insertPicture(api, mia, { used_by: 'lounge:1', unused_since: null });
    expect(await set(mia, others)).toBe('UPLOAD_NOT_FOUND');
    expect(await set(mia, used)).toBe('UPLOAD_NOT_FOUND');
    expect(await set(mia, 'x')).toBe('BAD_INPUT');
    expect(await set(null, others)).toBe('UNAUTHENTICATED');
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await set(suspended, await insertPicture(api, suspended))).toBe('ACCOUNT_SUSPENDED');
    expect((await profilesFor(suspended).removeAvatar()).profileImageUrl).toBeNull();
  });
});
