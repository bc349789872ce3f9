import { createFileRoute } from '@tanstack/react-router';
import { caseParts } from '../../app/cases/case-parts.ts';
import { openCaseOf } from '../../features/moderation/queue/place.ts';
import {
  type QueueFilter,
  QueuePage,
  queueFilterOf,
} from '../../features/moderation/queue/queue-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/moderation/')({
  // `queueFilterOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): QueueFilter & { case?: number | undefined } => search,
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
  const search = Route.useSearch();
  return (
    <QueuePage filter={queueFilterOf(search)} openId={openCaseOf(search.case)} parts={caseParts} />
  );
}
