import { createFileRoute, notFound, useLocation } from '@tanstack/react-router';
import { AreaPage } from '../app/areas/area-page.tsx';
import { areaOf } from '../app/areas/areas.ts';
import { requireMember } from '../app/guards.ts';
import { NotFoundPage } from '../app/shell/site-parts.ts';
import { pageHead } from '../lib/head.ts';

/** Every path without a route of its own: an area that is being built, or nothing. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ context, location }) => {
    const area = areaOf(location.pathname);
    if (area && area.access !== 'everyone') requireMember({ context });
  },
  loader: async ({ context: { i18n }, location }) => {
    const area = areaOf(location.pathname);
    if (!area) throw notFound();
    await i18n.load('areas');
    return { title: i18n.texts('areas').list[area.name].title() };
  },
  head: ({ match: { context, pathname }, loaderData }) => {
    const nothing = areaOf(pathname) ? undefined : context.i18n.texts('common').notFound.title();
    return pageHead(context, { title: loaderData?.title ?? nothing, isIndexed: false });
  },
  component: () => <AreaPage path={useLocation({ select: ({ pathname }) => pathname })} />,
  // set here, so that the page has this route's title
  notFoundComponent: NotFoundPage,
});
