import { usernameOf } from '../../modules/people/testing.ts';
import { type DocumentedCall, NUMBER, OWN_PICTURE, orNone, SWITCH, TEXT } from './call.ts';
import type { World } from './world.ts';

const user = { id: TEXT, username: TEXT, email: TEXT, role: TEXT, status: TEXT };

async function form(world: World, changes: Record<string, unknown> = {}) {
  const member = await world.stranger();
  const { id, email, role, status } = member;
  const username = await usernameOf(world.api, member);
  return { path: [id], body: { username, email, role, status, id, ...changes } };
}

/** What admins see of members, and of everything. */
export const adminCalls: DocumentedCall[] = [
  {
    call: 'GET /api/admin/stats',
    open: 'moderators',
    ask: () => ({}),
    status: 200,
    answer: {
      totalUsers: NUMBER,
      totalVenues: NUMBER,
      totalTournaments: NUMBER,
      totalMarketplaceItems: NUMBER,
    },
  },
  {
    call: 'GET /api/admin/users',
    open: 'moderators',
    ask: () => ({}),
    status: 200,
    answer: [user],
  },
  {
    call: 'PUT /api/admin/users/{id}',
    open: 'admins',
    ask: (world) => form(world, { username: 'cem.der.werfer' }),
    status: 200,
    answer: { ...user, username: 'cem.der.werfer' },
    bad: [
      {
        what: 'neither name nor address are any',
        ask: (world) => form(world, { username: '', email: 'nirgends' }),
        status: 400,
        fields: {
          username: 'Benutzername ist erforderlich',
          email: 'Gültige E-Mail-Adresse erforderlich',
        },
      },
      {
        what: 'role and status are unknown',
        ask: (world) => form(world, { role: 'owner', status: 'asleep' }),
        status: 400,
        code: 'BAD_INPUT',
      },
      {
        what: 'a role is given with a wrong password',
        ask: (world) => form(world, { role: 'moderator', password: 'falsch-falsch' }),
        status: 400,
        code: 'INVALID_CREDENTIALS',
      },
    ],
  },
  {
    // an admin who has just signed in isn't asked for the password again, as the departures say
    call: 'PUT /api/admin/users/{id}',
    open: 'admins',
    ask: (world) => form(world, { role: 'moderator', status: 'suspended' }),
    status: 200,
    answer: { ...user, role: 'moderator', status: 'suspended' },
  },
  {
    call: 'GET /api/admin/banners',
    open: 'moderators',
    ask: async (world) => {
      await world.banner();
      return {};
    },
    status: 200,
    answer: [
      {
        id: NUMBER,
        title: TEXT,
        description: orNone(TEXT),
        imageUrl: OWN_PICTURE,
        targetUrl: orNone(TEXT),
        isActive: SWITCH,
        startDate: orNone(TEXT),
        endDate: orNone(TEXT),
      },
    ],
  },
];
