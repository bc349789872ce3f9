import { matchStatuses } from '@oche/validators/tournaments/course-limits';
import { tournamentStatuses } from '@oche/validators/tournaments/limits';
import { z } from 'zod';
import { publishedKind } from '../../../lib/declared/published.ts';
import {
  hearableBy,
  linksSchema,
  memberSchema,
  momentSchema,
} from '../../../lib/declared/published-parts.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { getTournament } from '../core/tournament.service.ts';
import * as told from '../core/tournaments.outside.ts';
import { listOwn } from '../lists/other-lists.service.ts';
import { getSeries } from '../series/series.service.ts';
import { aroundMatch, aroundTournament, readMatch, readTournament } from './told.service.ts';

const place = z.object({ id: z.int(), name: z.string() }).nullable();

const tournament = {
  scope: 'tournaments' as const,
  data: z.object({
    id: z.int(),
    ...linksSchema,
    name: z.string(),
    status: z.enum(tournamentStatuses),
    startDate: momentSchema,
    registrationDeadline: momentSchema,
    participantCount: z.int(),
    maxParticipants: z.int(),
    lounge: place,
    club: place,
    series: place,
    winner: z.string().nullable(),
  }),
  narrows: ['tournament', 'series', 'club', 'lounge', 'site'],
  thingOf: ({ tournamentId }: told.TournamentIds) => `tournament/${tournamentId}`,
  around: aroundTournament,
  read: readTournament,
};

const match = {
  scope: 'tournaments' as const,
  data: z.object({
    tournament: z.object({ id: z.int(), ...linksSchema, name: z.string() }),
    match: z.object({
      id: z.int(),
      number: z.int().describe('as it is called, from 1 on'),
      status: z.enum(matchStatuses),
      board: z.string().nullable().describe('where it was called to, until it is over'),
      sides: z.array(
        z.object({
          name: z.string().nullable(),
          players: z.array(memberSchema),
          score: z.int().nullable(),
          isWinner: z.boolean(),
        }),
      ),
      gameId: z.int().nullable(),
    }),
  }),
  narrows: ['tournament', 'series', 'club', 'lounge', 'member'],
  thingOf: ({ tournamentId }: told.MatchIds) => `tournament/${tournamentId}`,
  around: aroundMatch,
  read: readMatch,
};

export const tournamentsPublished = [
  publishedKind({
    ...tournament,
    ...told.tournamentPublished,
    texts: {
      de: { name: 'Turnier angekündigt', about: 'Man kann sich anmelden.' },
      en: { name: 'Tournament announced', about: 'One can register.' },
    },
  }),
  publishedKind({
    ...tournament,
    ...told.tournamentStarted,
    texts: {
      de: { name: 'Turnier begonnen', about: 'Es ist ausgelost und läuft.' },
      en: { name: 'Tournament started', about: 'It is drawn and runs.' },
    },
  }),
  publishedKind({
    ...tournament,
    ...told.tournamentCompleted,
    texts: {
      de: { name: 'Turnier zu Ende', about: 'Alles ist gespielt.' },
      en: { name: 'Tournament completed', about: 'All is played.' },
    },
  }),
  publishedKind({
    ...tournament,
    ...told.tournamentCancelled,
    texts: {
      de: { name: 'Turnier abgesagt', about: 'Es findet nicht statt.' },
      en: { name: 'Tournament cancelled', about: 'It does not take place.' },
    },
  }),
  publishedKind({
    ...match,
    ...told.matchCalled,
    texts: {
      de: { name: 'Match aufgerufen', about: 'Ein Match ist an einem Board an der Reihe.' },
      en: { name: 'Match called', about: 'It is the turn of a match at a board.' },
    },
  }),
  publishedKind({
    ...match,
    ...told.matchFinished,
    texts: {
      de: {
        name: 'Match zu Ende',
        about: 'Ein Match hat ein Ergebnis; nach einer Korrektur noch einmal.',
      },
      en: { name: 'Match finished', about: 'A match has a result; again after a correction.' },
    },
  }),
];

export const tournamentHearables = [
  hearableBy({
    kind: 'tournament',
    texts: { de: 'Turnier', en: 'Tournament' },
    path: /^\/tournaments\/(\d{1,15})$/,
    pathOf: (id) => `/tournaments/${id}`,
    read: (ctx: MemberContext, id) => getTournament(ctx, { id }),
    show: ({ name, can }) => ({ name, isRun: can.organise }),
    offered: async (ctx) =>
      (await listOwn(ctx, { period: 'current', limit: 20 })).items.map(({ id }) => id),
  }),
  hearableBy({
    kind: 'series',
    texts: { de: 'Turnierserie', en: 'Tournament series' },
    path: /^\/tournaments\/series\/(\d{1,15})$/,
    pathOf: (id) => `/tournaments/series/${id}`,
    read: (ctx: MemberContext, id) => getSeries(ctx, { id }),
    show: ({ name, can }) => ({ name, isRun: can.organise }),
  }),
];
