import { createFileRoute } from '@tanstack/react-router';
import { QueuePage } from '../features/moderation/queue-page.tsx';
import { pageHead } from '../lib/head.ts';
import { textParam } from '../lib/search-params.ts';

export const Route = createFileRoute('/moderation/')({
  validateSearch: (search): { kind?: string | undefined } => ({ kind: textParam(search.kind, 40) }),
  loaderDeps: ({ search: { kind } }) => ({ kind }),
  loader: async ({ context: { api, i18n }, deps: { kind } }) => {
    await Promise.all([
      i18n.load('moderation', 'report'),
      api.moderation.case.list.prefetchInfinite({ kind }),
    ]);
    return { title: i18n.texts('moderation').queue.title() };
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, { title: loaderData?.title, isIndexed: false }),
  component: Queue,
});

function Queue() {
  return <QueuePage kind={Route.useSearch().kind} />;
}
