import { createFileRoute } from '@tanstack/react-router';
import { AppealsPage } from '../features/moderation/appeals-page.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/moderation/appeals')({
  loader: async ({ context: { api, i18n } }) => {
    await Promise.all([
      i18n.load('moderation', 'report'),
      api.moderation.appeal.list.prefetchInfinite({}),
    ]);
    return { title: i18n.texts('moderation').tabs.appeals() };
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: loaderData?.title, isIndexed: false }),
  component: AppealsPage,
});
