import { randomUUID } from 'node:crypto';
import type { DB, Executor } from '@oche/db';
import type { Insertable, Selectable } from 'kysely';
import type { Actor } from '../lib/actor.ts';

export const TEST_PASSWORD = 'oche-test-2026';

/** The hash of TEST_PASSWORD. Hashing it for each member would take most of a test's time. */
const TEST_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$XE+8goMsR7/DCBqF3swyHg$VReNsByz7rhgAaPa7cnAOtw5MG5vcg/XPi6BCv2XpvA';

export type TestMember = Selectable<DB['users']>;

let created = 0;

/** Creates a verified, active member with a zip code of Munich and TEST_PASSWORD as password. */
export async function createMember(
  db: Executor,
  columns: Partial<Insertable<DB['users']>> = {},
): Promise<TestMember> {
  created += 1;
  const id = columns.id ?? `member-${randomUUID()}`;
  return db
    .insertInto('users')
    .values({
      id,
      email: `${id}@oche.test`,
      email_verified_at: new Date(),
      password_hash: TEST_PASSWORD_HASH,
      first_name: 'Mia',
      last_name: `Muster ${created}`,
      zip_code: '80331',
      terms_accepted_at: new Date(),
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The member in the form that policies take. */
export function actorOf(member: TestMember): Actor {
  return {
    id: member.id,
    role: member.role,
    status: member.status,
    suspendedUntil: member.suspended_until,
    statusReason: member.status_reason,
    silencedUntil: member.silenced_until,
    silenceReason: member.silence_reason,
    moderates: member.moderates,
    emailVerified: member.email_verified_at !== null,
  };
}
