import { createFileRoute } from '@tanstack/react-router';
import {
  type QueueFilter,
  QueuePage,
  queueFilterOf,
} from '../../features/moderation/queue-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/moderation/')({
  // `queueFilterOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): QueueFilter => search,
  loaderDeps: ({ search: { kind, scope } }) => ({ kind, scope }),
  loader: async ({ context: { api, i18n }, deps }) => {
    await Promise.all([
      i18n.load('domains', 'moderation', 'report'),
      api.moderation.case.list.prefetchInfinite(queueFilterOf(deps)),
      api.moderation.scope.places.prefetch(),
    ]);
    return { title: i18n.texts('moderation').queue.title() };
  },
  head: membersHead,
  component: Queue,
});

function Queue() {
  return <QueuePage filter={queueFilterOf(Route.useSearch())} />;
}
