import { describe, expect, it } from 'vitest';
import {
  receiveMails,
  runJobs,
  TestBrowser,
  type TestMember,
  useTestApi,
} from '../../../testing/index.ts';
import { caseOf } from '../../moderation/testing.ts';

const api = useTestApi();

const named = (first_name: string, last_name: string, more = {}) =>
  api.createMember({ first_name, last_name, ...more });
const rename = (member: TestMember, firstName: string, lastName: string) =>
  api.callerFor(member).social.profiles.update({ firstName, lastName });
const isFlagged = async ({ id }: TestMember) => (await caseOf(api, 'member', id)) !== 0;

describe('a name that looks like another member’s', () => {
  it.each([
    ['Cyrillic letters', 'Аnnа', 'Bеrgmаnn'],
    ['Greek letters', 'Αnnα', 'Βergmann'],
    ['wide letters and rn', 'Ａｎｎａ', 'Bergrnann'],
    ['a digit', 'Anna', 'Bergmann'.replace('e', 'е')],
  ])('by %s is brought to the moderators, with whom it looks like', async (_how, first, last) => {
    await named('Anna', 'Bergmann', { role: 'moderator' });
    const moderator = await named('Mo', 'Deration', { role: 'moderator' });
    const member = await named('Cora', 'Ehrlich');
    await rename(member, first, last);
    const id = await caseOf(api, 'member', member.id);
    const { thing } = await api.callerFor(moderator).moderation.case.get({ id });
    expect(thing?.text).toContain('Anna Bergmann (@');
  });

  it('is nothing when it is the same name, which many people have', async () => {
    await named('Paul', 'Schneider');
    const other = await named('Ida', 'Lang');
    await rename(other, 'paul', 'SCHNEIDER');
    expect(await isFlagged(other)).toBe(false);
    await rename(other, 'Paul-', 'Schneider');
    expect(await isFlagged(other)).toBe(false);
  });

  it('counts for usernames, too', async () => {
    const first = await named('Lilo', 'Kern');
    await api.callerFor(first).social.people.changeUsername({ username: 'treble20' });
    const second = await named('Udo', 'Frei');
    await api.callerFor(second).social.people.changeUsername({ username: 'treb1e2o' });
    expect(await isFlagged(second)).toBe(true);
    expect(await isFlagged(first)).toBe(false);
  });

  it('is looked at when a new member has confirmed the address, not before', async () => {
    await named('Otto', 'Pohl');
    const email = 'otto.new@oche.test';
    const browser = new TestBrowser(api);
    await browser.call((caller) =>
      caller.auth.signUp({
        email,
        password: 'acht Igel auf dem Dach',
        firstName: 'Оttо',
        lastName: 'Pohl',
        acceptTerms: true,
      }),
    );
    const id = (await browser.call((caller) => caller.auth.me()))?.id ?? '';
    expect(await caseOf(api, 'member', id)).toBe(0);
    const token = (await receiveMails(api, email)).at(-1)?.token ?? '';
    await browser.call((caller) => caller.auth.verifyEmail({ token }));
    await runJobs(api);
    expect(await caseOf(api, 'member', id)).not.toBe(0);
  });
});
