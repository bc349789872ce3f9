import type { Visibility } from '@oche/validators/people/limits';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useMember, useTestApi } from '../../testing/index.ts';
import { publicFace } from './face.select.ts';
import { seenBy } from './seen.select.ts';
import { setVisibility } from './testing.ts';

const api = useTestApi();
const member = useMember(api, { first_name: 'Fiona', last_name: 'Foto' });

const ofUsers = {
  profile_image_url: fc.constantFrom(null, '/media/a.webp', '/media/b.webp'),
  email_verified_at: fc.constantFrom(null, '2026-01-01T00:00:00.000Z'),
  status: fc.constantFrom('active', 'suspended', 'banned', 'deleted'),
} as const;
const ofProfiles = {
  visibility: fc.constantFrom(null, 'public' as const, 'friends' as const, 'private' as const),
  hidden_at: fc.constantFrom(null, '2026-01-01T00:00:00.000Z'),
};
const change = fc.oneof(
  fc.record({ users: fc.record(ofUsers, { requiredKeys: [] }) }),
  fc.record({ profile: fc.record(ofProfiles) }),
);
type Change = {
  users?: object;
  profile?: { visibility: Visibility | null; hidden_at: string | null };
};

it('a picture is for everybody exactly when a visitor sees the member, whatever has changed', async () => {
  const { db } = api.deps;
  const shown = async () =>
    db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select([
        publicFace('users').as('face'),
        'users.profile_image_url as picture',
        sql<string>`${seenBy((key) => ({ viewerId: '', isStaff: false })[key])}`.as('seen'),
      ])
      .where('users.id', '=', member.id)
      .executeTakeFirstOrThrow();
  const apply = async ({ users, profile }: Change) => {
    if (users && Object.keys(users).length > 0) {
      await db.updateTable('users').set(users).where('id', '=', member.id).execute();
    }
    if (!profile) return;
    await setVisibility(api, member, profile.visibility);
    const { hidden_at } = profile;
    await db.updateTable('profiles').set({ hidden_at }).where('user_id', '=', member.id).execute();
  };
  let shownOnce = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      for (const each of changes) await apply(each);
      const { face, picture, seen } = await shown();
      if (face) shownOnce += 1;
      expect(face).toBe(seen === 'full' ? picture : null);
    }),
    { numRuns: 120 },
  );
  expect(shownOnce).toBeGreaterThan(0);
});

it('whoever hides a profile while its picture changes stays hidden', async () => {
  const { db } = api.deps;
  const reset = async () => {
    const seen = {
      profile_image_url: null,
      status: 'active' as const,
      email_verified_at: sql<string>`now()`,
    };
    await db.updateTable('users').set(seen).where('id', '=', member.id).execute();
    await db
      .updateTable('profiles')
      .set({ hidden_at: null })
      .where('user_id', '=', member.id)
      .execute();
    await setVisibility(api, member, 'public');
  };
  for (let round = 0; round < 10; round++) {
    await reset();
    const picture = { profile_image_url: `/media/${round}.webp` };
    await Promise.all([
      db.updateTable('users').set(picture).where('id', '=', member.id).execute(),
      setVisibility(api, member, 'private'),
    ]);
    const row = await db
      .selectFrom('users')
      .select(publicFace('users').as('face'))
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(row.face).toBeNull();
  }
});
