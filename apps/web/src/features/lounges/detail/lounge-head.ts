import type { Locale } from '@oche/validators/common';
import type { Lounge } from '@oche/validators/lounges/schemas';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { type PageHead, shorten } from '../../../lib/head.ts';
import { priceText } from '../shared/price.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

type Texts = { lounge: TextsOf<'lounge'>; venues: TextsOf<'venues'> };

interface Site {
  /** public origin */
  origin: string;
  texts: Texts;
  locale: Locale;
}

/** Title, description and metadata of a lounge's page. */
export const loungeHead = (lounge: Lounge, { origin, texts, locale }: Site): PageHead => ({
  title: `${lounge.name}, ${lounge.city}`,
  description: shorten(loungeDescription(lounge, texts, locale)),
  path: `/venues/${lounge.id}`,
  isIndexed: lounge.isActive,
  image: lounge.isActive ? { url: pictureOf(lounge), width: 1200, height: 630 } : undefined,
  jsonLd: loungeJsonLd(lounge, {
    origin,
    name: texts.venues.title(),
    price: priceText(lounge, texts.venues, locale),
  }),
});

/** Drawn by the server. Its address changes with the lounge, as other sites keep pictures. */
const pictureOf = ({ id, updatedAt }: Lounge) =>
  `/venues/${id}/picture.jpg?v=${Date.parse(updatedAt)}`;

/** One sentence about a lounge, for results of search engines. */
export function loungeDescription(lounge: Lounge, texts: Texts, locale: Locale): string {
  const sentence = texts.lounge.head({
    type: texts.venues.types[lounge.loungeType](),
    city: lounge.city,
    boards: lounge.numberOfBoards,
    price: priceText(lounge, texts.venues, locale),
  });
  return lounge.description ? `${sentence} ${lounge.description}` : sentence;
}

interface Named {
  /** public origin */
  origin: string;
  /** what the list of lounges is called */
  name: string;
  /** what an hour costs, in words */
  price: string;
}

/** A lounge's data for search engines (schema.org). */
export function loungeJsonLd(lounge: Lounge, { origin, name, price }: Named) {
  const url = `${origin}/venues/${lounge.id}`;
  return {
    '@graph': [
      {
        '@type': ['SportsActivityLocation', ...(lounge.loungeType === 'bar' ? ['BarOrPub'] : [])],
        '@id': url,
        url,
        name: lounge.name,
        description: lounge.description ?? undefined,
        image: lounge.photos.length
          ? lounge.photos.map((photo) => new URL(photo.url, origin).href)
          : undefined,
        telephone: lounge.phone ?? undefined,
        email: lounge.email ?? undefined,
        sameAs: lounge.website ?? undefined,
        address: {
          '@type': 'PostalAddress',
          streetAddress: lounge.address,
          postalCode: lounge.zipCode ?? undefined,
          addressLocality: lounge.city,
          addressCountry: lounge.country,
        },
        geo:
          lounge.latitude === null || lounge.longitude === null
            ? undefined
            : {
                '@type': 'GeoCoordinates',
                latitude: lounge.latitude,
                longitude: lounge.longitude,
              },
        currenciesAccepted: 'EUR',
        priceRange: price,
        openingHoursSpecification: lounge.hasOwnHours ? openingHours(lounge) : undefined,
        aggregateRating:
          lounge.rating === null
            ? undefined
            : {
                '@type': 'AggregateRating',
                ratingValue: Math.round(lounge.rating * 10) / 10,
                reviewCount: lounge.ratingCount,
              },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name, item: `${origin}/venues` },
          { name: lounge.name, item: url },
        ].map((page, index) => ({ '@type': 'ListItem', position: index + 1, ...page })),
      },
    ],
  };
}

const openingHours = (lounge: Lounge) =>
  lounge.openingHours.flatMap(({ weekday, periods }) =>
    periods.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[weekday - 1]}`,
      opens: from,
      closes: to === '24:00' ? '23:59' : to,
    })),
  );
