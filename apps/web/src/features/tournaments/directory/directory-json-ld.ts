import type { TournamentSummary } from '@oche/validators/tournaments/schemas';
import type { I18n } from '../../../i18n/i18n.ts';
import type { PageHead } from '../../../lib/head.ts';
import { listPageJsonLd } from '../../../lib/json-ld.ts';
import type { Api } from '../../../lib/trpc.ts';
import { directoryInput } from './directory-search.ts';

interface Loaded {
  api: Api;
  i18n: I18n;
  origin: string;
}

/**
 * What search engines learn of the directory (schema.org): the events of its first page.
 * @param city the slug of the city to which the page belongs
 */
export function directoryJsonLdOf(
  { api, i18n, origin }: Loaded,
  { title = '', path = '' }: PageHead,
  city?: string,
) {
  const list = api.tournaments.directory.list.getInfiniteData(directoryInput({}, city));
  const above =
    city === undefined ? [] : [{ name: i18n.texts('tournaments').title(), path: '/events' }];
  const items = (list?.pages[0]?.items ?? []).map((tournament) => ({
    name: tournament.name,
    path: `/tournaments/${tournament.id}`,
    item: eventOf(tournament, origin),
  }));
  return listPageJsonLd({ origin, name: title, path, above, items });
}

/** Search engines want to know of no event without its place; such a one is only a link. */
function eventOf(tournament: TournamentSummary, origin: string) {
  const { id, name, venue, location, startDate, endDate, entryFee } = tournament;
  if (!venue && !location) return undefined;
  const url = `${origin}/tournaments/${id}`;
  return {
    '@type': 'SportsEvent',
    url,
    name,
    sport: 'Darts',
    image: `${url}/picture.png`,
    startDate,
    endDate: endDate ?? undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: venue
      ? {
          '@type': 'SportsActivityLocation',
          name: venue.name,
          url: `${origin}/venues/${venue.id}`,
          address: { '@type': 'PostalAddress', addressLocality: venue.city },
        }
      : { '@type': 'Place', name: location, address: location },
    offers:
      tournament.status === 'upcoming'
        ? {
            '@type': 'Offer',
            url,
            price: entryFee,
            priceCurrency: 'EUR',
            validThrough: tournament.registrationDeadline,
            availability: `https://schema.org/${
              tournament.participantCount >= tournament.maxParticipants ? 'SoldOut' : 'InStock'
            }`,
          }
        : undefined,
  };
}
