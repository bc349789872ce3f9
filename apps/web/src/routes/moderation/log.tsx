import { createFileRoute } from '@tanstack/react-router';
import { type LogFilter, LogPage, logFilterOf } from '../../features/moderation/log-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/moderation/log')({
  // `logFilterOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): LogFilter => search,
  loaderDeps: ({ search: { action, actorId } }) => ({ action, actorId }),
  loader: async ({ context: { api, i18n }, deps }) => {
    await Promise.all([
      i18n.load('domains', 'moderation', 'report'),
      api.moderation.audit.list.prefetchInfinite(logFilterOf(deps)),
    ]);
    return { title: i18n.texts('moderation').log.title() };
  },
  head: membersHead,
  component: Log,
});

function Log() {
  return <LogPage filter={logFilterOf(Route.useSearch())} />;
}
