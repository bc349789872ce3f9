import { createFileRoute } from '@tanstack/react-router';
import { type LogFilter, LogPage } from '../features/moderation/log-page.tsx';
import { textParam } from '../lib/addresses/search-params.ts';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/moderation/log')({
  validateSearch: (search): LogFilter => ({
    action: textParam(search.action, 60),
    actorId: textParam(search.actorId, 100),
  }),
  loaderDeps: ({ search: { action, actorId } }) => ({ action, actorId }),
  loader: async ({ context: { api, i18n }, deps }) => {
    await Promise.all([
      i18n.load('moderation', 'report'),
      api.moderation.audit.list.prefetchInfinite(deps),
    ]);
    return { title: i18n.texts('moderation').log.title() };
  },
  head: membersHead,
  component: Log,
});

function Log() {
  return <LogPage filter={Route.useSearch()} />;
}
