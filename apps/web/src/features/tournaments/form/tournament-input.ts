import type { Locale } from '@oche/validators/common';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import type * as z from 'zod/mini';
import { typedPrice, typedText } from '../../../components/form/number-text.ts';
import { minutesBetween } from '../../../lib/time/place-time.ts';
import type { RouterInputs } from '../../../lib/trpc.ts';
import { localText, zoneOf } from '../shared/when.ts';
import { checkIns, distances, type LongForm, type LongValues, rings } from './tournament-values.ts';

export type TournamentFields = Omit<
  RouterInputs['tournaments']['create'],
  'isDraft' | 'idempotencyKey'
>;

const MINUTE = 60_000;

/**
 * What the API wants to know, of a form that was filled in.
 * @param known the tournament that is edited; what can't be chosen in the form stays as it is
 */
export function inputOf(
  values: z.output<LongForm>,
  known?: Pick<TournamentOutput, 'format'>,
): TournamentFields {
  const { distance, inRing, outRing, checkIn, visibility, entry, venueId, ...rest } = values;
  const { ratingMin, ratingMax, ...fields } = rest;
  const [kind, count] = distance.split(' ');
  const start = Date.parse(fields.startDate);
  return {
    ...fields,
    format:
      distance === 'own'
        ? known?.format
        : { legs: { kind: kind === 'firstTo' ? 'firstTo' : 'bestOf', count: Number(count) } },
    rules:
      fields.gameFormat === '501' || fields.gameFormat === '301'
        ? { game: 'x01', start: Number(fields.gameFormat), in: inRing, out: outRing }
        : undefined,
    checkInOpensAt: checkIn ? new Date(start - Number(checkIn) * MINUTE).toISOString() : undefined,
    isPublic: visibility === 'public',
    isInvitedOnly: entry === 'invited',
    rating: { min: ratingMin ?? null, max: ratingMax ?? null },
    venueId: venueId ? Number(venueId) : undefined,
  };
}

/** What the form has to know of a tournament. */
export interface Known
  extends Pick<
    TournamentOutput,
    | 'name'
    | 'description'
    | 'tournamentType'
    | 'gameFormat'
    | 'maxParticipants'
    | 'entryFee'
    | 'prizePool'
    | 'startDate'
    | 'registrationDeadline'
    | 'endDate'
    | 'checkInOpensAt'
    | 'rules'
    | 'format'
    | 'teamSize'
    | 'isPublic'
    | 'isInvitedOnly'
    | 'rating'
    | 'location'
  > {
  venue: { id: number; name: string; city: string; timeZone: string } | null;
}

/** A tournament as its form shows it. */
export function valuesOf(tournament: Known, locale: Locale): LongValues {
  const zone = zoneOf(tournament.venue);
  const { rules, format, checkInOpensAt, startDate, rating } = tournament;
  const minutes = checkInOpensAt ? String(minutesBetween(checkInOpensAt, startDate)) : '';
  const distance = `${format.legs.kind} ${format.legs.count}`;
  const isSimple = !(format.sets || format.winByTwo || format.bullBeforeDecider);
  const isX01 = rules?.game === 'x01';
  return {
    name: tournament.name,
    description: tournament.description ?? '',
    tournamentType: tournament.tournamentType,
    gameFormat: tournament.gameFormat,
    maxParticipants: String(tournament.maxParticipants),
    entryFee: typedPrice(tournament.entryFee, locale),
    prizePool: typedPrice(tournament.prizePool, locale),
    startDate: localText(startDate, zone),
    registrationDeadline: localText(tournament.registrationDeadline, zone),
    endDate: localText(tournament.endDate, zone),
    distance: (isSimple && distances.find((each) => each === distance)) || 'own',
    inRing: isX01 ? rules.in : rings[0],
    outRing: isX01 ? rules.out : rings[1],
    teamSize: String(tournament.teamSize),
    checkIn: minutes,
    visibility: tournament.isPublic ? 'public' : 'private',
    entry: tournament.isInvitedOnly ? 'invited' : 'open',
    ratingMin: typedText(rating.min, locale),
    ratingMax: typedText(rating.max, locale),
    venueId: tournament.venue ? String(tournament.venue.id) : '',
    location: tournament.location ?? '',
  };
}

/** The choices of check-in, with that of a tournament which has another. */
export const checkInChoices = (chosen: string): string[] =>
  [...new Set<string>([...checkIns, chosen])].sort((a, b) => Number(a) - Number(b));
