import type { ClubOutput } from '@oche/validators/clubs/schemas';
import { type PageHead, shorten } from '../../../lib/head.ts';

interface Site {
  /** public origin */
  origin: string;
  /** what the list of clubs is called */
  title: string;
}

/** Title, description and metadata of a club's page. */
export function clubHead(club: ClubOutput, { origin, title }: Site): PageHead {
  const { id, name, city, description, isPublic } = club;
  const path = `/clubs/${id}`;
  const address = {
    '@type': 'PostalAddress',
    streetAddress: club.lounge?.address || undefined,
    addressLocality: club.lounge?.city ?? city,
  };
  return {
    title: `${name}, ${city}`,
    description: shorten(description ?? `${name}, ${city}`),
    path,
    isIndexed: isPublic,
    jsonLd: {
      '@graph': [
        {
          '@type': 'SportsClub',
          '@id': origin + path,
          url: origin + path,
          name,
          description: description ?? undefined,
          sport: 'Darts',
          foundingDate: club.founded === null ? undefined : String(club.founded),
          address,
          location: club.lounge
            ? {
                '@type': 'SportsActivityLocation',
                name: club.lounge.name,
                url: `${origin}/venues/${club.lounge.id}`,
                address,
              }
            : undefined,
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { name: title, item: `${origin}/clubs` },
            { name, item: origin + path },
          ].map((page, index) => ({ '@type': 'ListItem', position: index + 1, ...page })),
        },
      ],
    },
  };
}
