import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { idOf, loadPage } from '../../app/loading.ts';
import { SubforumNotFound } from '../../features/forum/not-found.tsx';
import { NewThreadPage } from '../../features/forum/overview/new-thread-page.tsx';
import { newThreadPoll } from '../../features/polls/thread/new-thread-poll.tsx';
import { pageHead } from '../../lib/head.ts';

export const Route = createFileRoute('/forum/subforum/$id/new')({
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n }, params }) => {
    await loadPage(i18n.load('forum', 'forum/overview', 'forum/tags', 'polls'), async () => {
      await api.forum.subforum.get.ensureData({ id: idOf(params.id) });
    });
    return { title: i18n.texts('forum/overview').newThread.title() };
  },
  head: ({ match, loaderData }) => pageHead(match.context, { ...loaderData, isIndexed: false }),
  component: NewThread,
  notFoundComponent: SubforumNotFound,
});

function NewThread() {
  const { id } = Route.useParams();
  return <NewThreadPage key={id} subforumId={idOf(id)} poll={newThreadPoll} />;
}
