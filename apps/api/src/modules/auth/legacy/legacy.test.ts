import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { codeOf, TEST_PASSWORD, useTestApi } from '../../../testing/index.ts';
import { cleanUp } from '../cleanup.service.ts';
import { sealLegacy } from './legacy.service.ts';

const api = useTestApi({ now: '2026-03-02T12:00:00Z' });

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** A member who has come from another board and hasn't been here. */
async function createDormant(password: string, sealedFor?: string) {
  const member = await api.createMember({ password_hash: null, email_verified_at: null });
  const sealed = sealLegacy(api.deps.vault, sealedFor ?? member.id, {
    scheme: 'md5',
    hash: md5(password),
    typed: 'plain',
  });
  await api.deps.db
    .insertInto('legacy_passwords')
    .values({
      user_id: member.id,
      sealed,
      is_confirmed: true,
      imported_at: api.deps.clock.now(),
    })
    .execute();
  return member;
}

const signIn = (email: string, password: string) =>
  api.callerFor(null).auth.signIn({ email, password });

const left = async () =>
  (await api.deps.db.selectFrom('legacy_passwords').select('user_id').execute()).map(
    ({ user_id }) => user_id,
  );

it('is the account’s own from the first sign-in on, however many come at once', async () => {
  const member = await createDormant('Doppel-Sechzehn');
  expect(await codeOf(signIn(member.email, 'Doppel-Acht'))).toBe('INVALID_CREDENTIALS');
  const both = await Promise.allSettled([
    signIn(member.email, 'Doppel-Sechzehn'),
    signIn(member.email, 'Doppel-Sechzehn'),
  ]);
  expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await left()).not.toContain(member.id);
  expect(await signIn(member.email, 'Doppel-Sechzehn')).toEqual({ status: 'signed-in' });
});

it('counts for nothing where the account has a password, or another one’s is there', async () => {
  const other = await createDormant('Triple-Zwanzig');
  const member = await createDormant('Triple-Zwanzig', other.id);
  expect(await codeOf(signIn(member.email, 'Triple-Zwanzig'))).toBe('INVALID_CREDENTIALS');
  const withOwn = await createDormant('Triple-Neunzehn');
  const { password_hash } = await api.deps.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', (await api.createMember()).id)
    .executeTakeFirstOrThrow();
  await api.deps.db
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', withOwn.id)
    .execute();
  expect(await codeOf(signIn(withOwn.email, 'Triple-Neunzehn'))).toBe('INVALID_CREDENTIALS');
  expect(await signIn(withOwn.email, TEST_PASSWORD)).toEqual({ status: 'signed-in' });
  await cleanUp(api.deps);
  expect(await left()).not.toContain(withOwn.id);
});

it('is dropped after a year', async () => {
  const member = await createDormant('Bullseye-Fuenfzig');
  api.deps.clock.set('2027-03-01T12:00:00Z');
  await cleanUp(api.deps);
  expect(await left()).toContain(member.id);
  api.deps.clock.set('2027-03-03T12:00:00Z');
  await cleanUp(api.deps);
  expect(await left()).not.toContain(member.id);
  expect(await codeOf(signIn(member.email, 'Bullseye-Fuenfzig'))).toBe('INVALID_CREDENTIALS');
});
