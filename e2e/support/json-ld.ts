/** What a type of schema.org has to say of itself, so that search engines make something of it. */
interface Type {
  /** of every one; several names in one text: one of them */
  required: readonly string[];
  /** of at least one on all pages together */
  recommended?: readonly string[];
}

/**
 * Required and recommended properties, as Google's structured data guides name them (event, local business,
 * product, discussion forum, questions and answers, breadcrumb, carousel), and of parts what schema.org needs to mean
 * anything. What is recommended there and missing here we don't know or don't tell (who performs, GTIN, delivery and
 * returns of an ad, addresses of authors), or the demo data have none of it: photos, and the end of a tournament.
 */
const types: Readonly<Record<string, Type>> = {
  SportsEvent: {
    required: ['name', 'startDate', 'location', 'eventStatus', 'url'],
    recommended: ['description', 'image', 'offers', 'organizer'],
  },
  SportsActivityLocation: {
    required: ['name', 'address', 'url'],
    recommended: ['aggregateRating', 'geo', 'openingHoursSpecification', 'priceRange', 'telephone'],
  },
  BarOrPub: { required: ['name', 'address', 'url'] },
  SportsClub: { required: ['name', 'address', 'url'], recommended: ['description', 'location'] },
  SportsOrganization: {
    required: ['name', 'url'],
    recommended: ['areaServed', 'description', 'sport'],
  },
  Place: { required: ['name', 'address'] },
  PostalAddress: {
    required: ['addressLocality'],
    recommended: ['streetAddress', 'postalCode', 'addressCountry'],
  },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'] },
  AggregateRating: { required: ['ratingValue', 'ratingCount reviewCount'] },
  Product: {
    required: ['name', 'offers', 'url'],
    recommended: ['brand', 'description'],
  },
  Offer: {
    required: ['price', 'priceCurrency', 'availability'],
    recommended: ['itemCondition', 'seller', 'url', 'validThrough'],
  },
  Brand: { required: ['name'] },
  QuantitativeValue: { required: ['value', 'unitCode'] },
  DiscussionForumPosting: {
    required: ['author', 'datePublished', 'text', 'headline', 'url'],
    recommended: ['comment', 'dateModified', 'interactionStatistic'],
  },
  QAPage: { required: ['mainEntity'] },
  Question: {
    required: ['name', 'answerCount', 'acceptedAnswer suggestedAnswer'],
    recommended: ['author', 'datePublished', 'text'],
  },
  Answer: { required: ['text'], recommended: ['author', 'datePublished', 'url'] },
  Comment: { required: ['author', 'datePublished', 'text'], recommended: ['url'] },
  InteractionCounter: { required: ['interactionType', 'userInteractionCount'] },
  CollectionPage: { required: ['name', 'url'], recommended: ['hasPart', 'mainEntity'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ItemList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item url'] },
  PodcastSeries: { required: ['name', 'url'], recommended: ['description', 'sameAs'] },
  CreativeWorkSeries: { required: ['name', 'url'], recommended: ['description', 'sameAs'] },
  Person: { required: ['name'] },
  Organization: { required: ['name'] },
  SportsTeam: { required: ['name'] },
};

type Node = Record<string, unknown>;

const ADDRESSES = ['@id', 'url', 'item', 'image', 'sameAs'];
const MOMENTS = ['startDate', 'endDate', 'datePublished', 'dateModified', 'validThrough'];
const TERMS = ['eventStatus', 'eventAttendanceMode', 'availability', 'itemCondition', 'dayOfWeek'];
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** The schema.org data in a page's HTML. */
export const jsonLdOf = (html: string): Node[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text),
  );

/** Looks at all data of a site, page by page. */
export class JsonLdCheck {
  /** what is wrong, each with its page */
  readonly problems: string[] = [];
  /** which properties were seen, by type */
  readonly #seen = new Map<string, Set<string>>();

  add(page: string, data: unknown): void {
    if (Array.isArray(data)) {
      for (const part of data) this.add(page, part);
    } else if (typeof data === 'object' && data !== null) {
      this.#look(page, data as Node);
      for (const part of Object.values(data)) this.add(page, part);
    }
  }

  get types(): string[] {
    return [...this.#seen.keys()].sort();
  }

  /** What no page at all says, as "type.property". */
  get missing(): string[] {
    return [...this.#seen].flatMap(([type, seen]) =>
      (types[type]?.recommended ?? [])
        .filter((property) => !seen.has(property))
        .map((property) => `${type}.${property}`),
    );
  }

  #look(page: string, node: Node): void {
    const tell = (text: string) => this.problems.push(`${page}: ${text}`);
    for (const type of [node['@type'] ?? []].flat().map(String)) {
      const known = types[type];
      if (!known) tell(`${type} is not in the table`);
      for (const names of known?.required ?? []) {
        if (!names.split(' ').some((name) => name in node)) tell(`${type} without ${names}`);
      }
      const seen = this.#seen.get(type) ?? new Set();
      this.#seen.set(type, seen);
      for (const property of Object.keys(node)) seen.add(property);
    }
    for (const [property, value] of Object.entries(node)) {
      if (isEmpty(value)) tell(`${node['@type']}.${property} is empty`);
      for (const each of [value].flat()) {
        if (typeof each !== 'string') continue;
        if (ADDRESSES.includes(property) && !URL.canParse(each)) tell(`${property}: ${each}`);
        if (MOMENTS.includes(property) && !MOMENT.test(each)) tell(`${property}: ${each}`);
        if (TERMS.includes(property) && !each.startsWith('https://schema.org/')) {
          tell(`${property}: ${each}`);
        }
      }
    }
    const isCancelled = String(node.eventStatus).endsWith('EventCancelled');
    if (isCancelled && 'offers' in node) tell('offers seats in what was cancelled');
  }
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' ? value.trim() === '' : [value].flat().length === 0);
