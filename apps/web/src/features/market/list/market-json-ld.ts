import type { PageHead } from '../../../lib/head.ts';

/** What search engines learn of the list (schema.org); each ad says itself what it is. */
export const listJsonLd = ({ origin }: { origin: string }, { title, path = '' }: PageHead) => ({
  '@type': 'CollectionPage',
  name: title,
  url: origin + path,
});
