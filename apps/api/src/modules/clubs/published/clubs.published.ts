import { z } from 'zod';
import { publishedKind } from '../../../lib/declared/published.ts';
import { hearableBy, linksSchema, memberSchema } from '../../../lib/declared/published-parts.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { getClub } from '../club/club.service.ts';
import type { ClubMemberIds } from '../clubs.outside.ts';
import { memberJoined, memberLeft } from '../clubs.outside.ts';
import { listOwnClubs } from '../list/club-list.service.ts';
import { readToldMember } from './told-member.service.ts';

const about = {
  scope: 'clubs' as const,
  data: z.object({
    club: z.object({ id: z.int(), name: z.string(), ...linksSchema, memberCount: z.int() }),
    member: memberSchema,
  }),
  narrows: ['club'],
  isForTeam: true,
  thingOf: ({ clubId }: ClubMemberIds) => `club/${clubId}`,
  around: async (_: unknown, { clubId }: ClubMemberIds) => [{ kind: 'club', id: String(clubId) }],
  read: readToldMember,
};

export const clubsPublished = [
  publishedKind({
    ...about,
    ...memberJoined,
    texts: {
      de: { name: 'Neues Mitglied', about: 'Jemand ist in den Verein gekommen.' },
      en: { name: 'New member', about: 'Somebody has come into the club.' },
    },
  }),
  publishedKind({
    ...about,
    ...memberLeft,
    texts: {
      de: { name: 'Mitglied ausgetreten', about: 'Jemand ist gegangen oder wurde entfernt.' },
      en: { name: 'Member left', about: 'Somebody has left, or was removed.' },
    },
  }),
];

export const hearableClubs = hearableBy({
  kind: 'club',
  texts: { de: 'Verein', en: 'Club' },
  path: /^\/clubs\/(\d{1,15})$/,
  pathOf: (id) => `/clubs/${id}`,
  read: (ctx: MemberContext, id) => getClub(ctx, { id }),
  show: ({ name, can }) => ({ name, isRun: can.manage }),
  offered: async (ctx) => (await listOwnClubs(ctx)).clubs.map(({ id }) => id),
});
