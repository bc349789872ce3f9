/** Parts of what lists say of themselves to search engines (schema.org); only the server writes them. */

interface Named {
  name: string;
  /** path on this site, e.g. `/clubs/7` */
  path: string;
}

interface ListPage extends Named {
  /** public origin, e.g. https://oche.example */
  origin: string;
  /** the pages above it, the topmost first */
  above?: readonly Named[];
  /** what stands in the list, in its order; each says what it is on a page of its own, or here */
  items: readonly (Named & { item?: Record<string, unknown> | undefined })[];
}

/** A page with a list, and the way to it. */
export function listPageJsonLd({ origin, name, path, above = [], items }: ListPage) {
  const page = {
    '@type': 'CollectionPage',
    name,
    url: origin + path,
    // an empty list is none
    mainEntity: items.length
      ? {
          '@type': 'ItemList',
          itemListElement: items.map(({ item, ...one }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: one.name,
            // either the thing itself, or its page
            ...(item ? { item } : { url: origin + one.path }),
          })),
        }
      : undefined,
  };
  if (above.length === 0) return page;
  return { '@graph': [page, breadcrumbs(origin, [...above, { name, path }])] };
}

/** The way to a page, the topmost first. */
export const breadcrumbs = (origin: string, pages: readonly Named[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: pages.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
