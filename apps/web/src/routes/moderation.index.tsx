import { createFileRoute } from '@tanstack/react-router';
import { type QueueFilter, QueuePage } from '../features/moderation/queue-page.tsx';
import { textParam } from '../lib/addresses/search-params.ts';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/moderation/')({
  validateSearch: (search): QueueFilter => ({
    kind: textParam(search.kind, 40),
    scope: textParam(search.scope, 60),
  }),
  loaderDeps: ({ search: { kind, scope } }) => ({ kind, scope }),
  loader: async ({ context: { api, i18n }, deps }) => {
    await Promise.all([
      i18n.load('moderation', 'report'),
      api.moderation.case.list.prefetchInfinite(deps),
      api.moderation.scope.places.prefetch(),
    ]);
    return { title: i18n.texts('moderation').queue.title() };
  },
  head: membersHead,
  component: Queue,
});

function Queue() {
  return <QueuePage filter={Route.useSearch()} />;
}
