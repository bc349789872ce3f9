import { fixtureStatuses } from '@oche/validators/leagues/limits';
import { z } from 'zod';
import { publishedKind } from '../../../lib/declared/published.ts';
import { hearableBy, linksSchema, momentSchema } from '../../../lib/declared/published-parts.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import * as told from '../core/leagues.outside.ts';
import { getDivision } from '../division/division.service.ts';
import { getLeague, listOwnLeagues } from '../league/league.service.ts';
import { getTeam } from '../team/team.service.ts';
import { aroundFixture, aroundTable, readFixture, readTable } from './told.service.ts';

const named = z.object({ id: z.int(), name: z.string() });
const side = z.object({
  team: named,
  points: z.number().nullable().describe('in the table; null before there is a result'),
  games: z.number(),
  legs: z.number(),
});

const fixture = {
  scope: 'leagues' as const,
  data: z.object({
    id: z.int(),
    ...linksSchema,
    league: named,
    division: named,
    round: z.int(),
    status: z.enum(fixtureStatuses),
    startsAt: momentSchema.nullable(),
    home: side,
    away: side,
    lounge: named.nullable(),
  }),
  narrows: ['league', 'division', 'team', 'lounge'],
  thingOf: ({ divisionId }: told.FixtureIds) => `division/${divisionId}`,
  around: aroundFixture,
  read: readFixture,
};

export const leaguesPublished = [
  publishedKind({
    ...fixture,
    ...told.fixtureFinished,
    texts: {
      de: {
        name: 'Begegnung zu Ende',
        about: 'Der Spielbericht ist vollständig; nach einer Korrektur noch einmal.',
      },
      en: {
        name: 'Fixture finished',
        about: 'The match sheet is complete; again after a correction.',
      },
    },
  }),
  publishedKind({
    ...fixture,
    ...told.fixtureConfirmed,
    texts: {
      de: { name: 'Begegnung bestätigt', about: 'Das Ergebnis steht.' },
      en: { name: 'Fixture confirmed', about: 'The result stands.' },
    },
  }),
  publishedKind({
    ...fixture,
    ...told.fixtureMoved,
    texts: {
      de: { name: 'Begegnung verlegt', about: 'Sie wird an einem anderen Abend gespielt.' },
      en: { name: 'Fixture moved', about: 'It is played on another evening.' },
    },
  }),
  publishedKind({
    ...told.tableChanged,
    scope: 'leagues',
    texts: {
      de: {
        name: 'Tabelle geändert',
        about: 'Nach einem Ergebnis, einer Entscheidung oder einer Strafe.',
      },
      en: { name: 'Table changed', about: 'After a result, a decision or a penalty.' },
    },
    data: z.object({
      league: named,
      division: z.object({ ...named.shape, ...linksSchema }),
      table: z.array(
        z.object({ place: z.int(), team: named, played: z.int(), points: z.number() }),
      ),
    }),
    narrows: ['league', 'division'],
    thingOf: ({ divisionId }: told.TableIds) => `division/${divisionId}`,
    around: aroundTable,
    read: readTable,
  }),
];

export const leagueHearables = [
  hearableBy({
    kind: 'league',
    texts: { de: 'Liga', en: 'League' },
    path: /^\/leagues\/(\d{1,15})$/,
    pathOf: (id) => `/leagues/${id}`,
    read: (ctx: MemberContext, id) => getLeague(ctx, { id }),
    show: ({ name, can }) => ({ name, isRun: can.manage }),
    offered: async (ctx) => (await listOwnLeagues(ctx)).leagues.map(({ id }) => id),
  }),
  hearableBy({
    kind: 'division',
    texts: { de: 'Staffel', en: 'Division' },
    path: /^\/leagues\/divisions\/(\d{1,15})$/,
    pathOf: (id) => `/leagues/divisions/${id}`,
    read: (ctx: MemberContext, id) => getDivision(ctx, { id }),
    show: ({ name, league, canManage }) => ({ name: `${league.name}, ${name}`, isRun: canManage }),
  }),
  hearableBy({
    kind: 'team',
    texts: { de: 'Mannschaft', en: 'Team' },
    path: /^\/leagues\/teams\/(\d{1,15})$/,
    pathOf: (id) => `/leagues/teams/${id}`,
    read: (ctx: MemberContext, id) => getTeam(ctx, { id }),
    show: ({ name, league, can }) => ({ name: `${name} (${league.name})`, isRun: can.captain }),
    offered: async (ctx) => (await listOwnLeagues(ctx)).teams.map(({ id }) => id),
  }),
];
