import { createFileRoute, notFound, useLocation } from '@tanstack/react-router';
import { AreaPage } from '../app/areas/area-page.tsx';
import { areaOf } from '../app/areas/areas.ts';
import { requireMember } from '../app/guards.ts';
import { pageHead } from '../lib/head.ts';

/** Every path without an own route: an area that is being built, or nothing. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ context, location }) => {
    const area = areaOf(location.pathname);
    if (!area) throw notFound();
    if (area.access !== 'everyone') requireMember({ context });
  },
  loader: async ({ context: { i18n }, location }) => {
    await i18n.load('areas');
    const area = areaOf(location.pathname);
    return { title: area && i18n.texts('areas').list[area.name].title() };
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: loaderData?.title, isIndexed: false }),
  component: () => <AreaPage path={useLocation({ select: ({ pathname }) => pathname })} />,
});
