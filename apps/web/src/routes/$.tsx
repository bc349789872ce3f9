import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFoundPage } from '../app/shell/site-parts.ts';
import { pageHead } from '../lib/head.ts';

/** Every path without a route of its own. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound();
  },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.i18n.texts('common').notFound.title(), isIndexed: false }),
  // set here, so that the page has this route's title
  notFoundComponent: NotFoundPage,
});
