import type { Locale } from '@oche/validators/common';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { type PageHead, shorten } from '../../../lib/head.ts';
import { dateOf, dayText } from '../../../lib/time/place-time.ts';
import { zoneOf } from '../shared/when.ts';

interface Site {
  /** public origin */
  origin: string;
  texts: { tournaments: TextsOf<'tournaments'>; page: TextsOf<'tournaments/page'> };
  locale: Locale;
}

/** Title, description, picture and metadata of a tournament's page. */
export function tournamentHead(tournament: TournamentOutput, site: Site): PageHead {
  const { id, name, isPublic, status } = tournament;
  const isShown = isPublic && status !== 'draft';
  return {
    title: name,
    description: shorten(sentenceOf(tournament, site)),
    path: `/tournaments/${id}`,
    isIndexed: isShown,
    ...(isShown && {
      image: {
        url: `/tournaments/${id}/picture.png?v=${tournament.revision}`,
        width: 1200,
        height: 630,
      },
      jsonLd: tournamentJsonLd(tournament, site.origin),
    }),
  };
}

/** "501, K.-o.-System am Freitag, 27. November 2026, Zur Triple 20, Dortmund. …" */
function sentenceOf(tournament: TournamentOutput, { texts, locale }: Site): string {
  const { venue, startDate, participantCount, maxParticipants, description } = tournament;
  const { games, kinds } = texts.tournaments;
  const day = dayText(dateOf(startDate, zoneOf(venue)), locale, 'long');
  const sentence = texts.page.description({
    what: `${games[tournament.gameFormat]()}, ${kinds[tournament.tournamentType]()}`,
    when: venue ? `${day}, ${venue.name}, ${venue.city}` : day,
    taken: participantCount,
    max: maxParticipants,
  });
  return description ? `${sentence} ${description}` : sentence;
}

const STATUS = {
  upcoming: 'EventScheduled',
  active: 'EventScheduled',
  completed: 'EventScheduled',
  cancelled: 'EventCancelled',
} as const;

/** A tournament for search engines (schema.org), which want to know of no event without its place. */
function tournamentJsonLd(tournament: TournamentOutput, origin: string) {
  const { id, name, description, venue, status, organisers } = tournament;
  if (!venue && !tournament.location) return undefined;
  const url = `${origin}/tournaments/${id}`;
  return {
    '@type': 'SportsEvent',
    '@id': url,
    url,
    name,
    sport: 'Darts',
    description: description ?? undefined,
    image: `${url}/picture.png`,
    startDate: tournament.startDate,
    endDate: tournament.endDate ?? undefined,
    eventStatus: status === 'draft' ? undefined : `https://schema.org/${STATUS[status]}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    maximumAttendeeCapacity: tournament.maxParticipants * tournament.teamSize,
    location: venue
      ? {
          '@type': 'SportsActivityLocation',
          name: venue.name,
          url: `${origin}/venues/${venue.id}`,
          address: {
            '@type': 'PostalAddress',
            streetAddress: venue.address,
            postalCode: venue.zipCode ?? undefined,
            addressLocality: venue.city,
            addressCountry: venue.country,
          },
        }
      : { '@type': 'Place', name: tournament.location, address: tournament.location },
    organizer: organisers.slice(0, 1).map(({ firstName, lastName }) => ({
      '@type': 'Person',
      name: `${firstName} ${lastName}`.trim(),
    })),
    offers: status === 'upcoming' ? seats(tournament, url) : undefined,
  };
}

/** Nobody can take part in what has begun, or was cancelled. */
function seats(tournament: TournamentOutput, url: string) {
  const isFull = tournament.participantCount >= tournament.maxParticipants;
  return {
    '@type': 'Offer',
    url,
    price: tournament.entryFee,
    priceCurrency: 'EUR',
    validThrough: tournament.registrationDeadline,
    availability: `https://schema.org/${isFull ? 'SoldOut' : 'InStock'}`,
  };
}
