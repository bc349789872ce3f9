import type { CurrentUser } from '@oche/validators/auth/schemas';
import type { Person } from '@oche/validators/people/schemas';

/** Somebody whom a page shows: `person('Anna Huber')` has the id `anna`. */
export function person(name: string, facts: Partial<Person> = {}): Person {
  const [firstName = '', lastName = ''] = name.split(' ');
  const id = firstName.toLowerCase();
  return {
    id,
    username: id,
    firstName,
    lastName,
    profileImageUrl: null,
    userType: null,
    role: null,
    ...facts,
  };
}

/** Somebody who reads a page: a member with a confirmed address, of whom nothing is wanted. */
export const member = (facts: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 'me',
  email: 'mia@example.org',
  emailVerified: true,
  firstName: 'Mia',
  lastName: 'Kraus',
  profileImageUrl: null,
  role: 'user',
  userType: 'player',
  zipCode: null,
  country: 'DE',
  status: 'active',
  suspendedUntil: null,
  statusReason: null,
  silencedUntil: null,
  silenceReason: null,
  moderates: [],
  secondFactor: false,
  secondFactorSetupRequired: false,
  hasPassword: true,
  leavesAt: null,
  createdAt: '2026-01-01T12:00:00.000Z',
  ...facts,
});
