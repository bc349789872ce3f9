import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { idOf } from '../../app/loading.ts';
import { MessagesPage } from '../../features/messages/messages-page.tsx';
import {
  listInput,
  type MessagesSearch,
  messagesSearchOf,
} from '../../features/messages/messages-search.ts';
import { friendsInput } from '../../features/messages/start/friends-input.ts';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/messages')({
  staticData: { fillsScreen: true },
  // `messagesSearchOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): MessagesSearch => search,
  beforeLoad: requireMember,
  loaderDeps: ({ search: { filter } }) => ({ filter }),
  loader: async ({ context: { api, i18n }, deps }) => {
    const friends = api.social.friends.list.prefetch(friendsInput);
    await Promise.all([
      // in the browser they come a moment later
      import.meta.env.SSR ? friends : null,
      i18n.load('messages'),
      api.social.conversations.list.prefetchInfinite(listInput(messagesSearchOf(deps))),
    ]);
    return { title: i18n.texts('messages').title() };
  },
  head: membersHead,
  component: Messages,
});

function Messages() {
  const { id } = useParams({ strict: false });
  const { user } = Route.useRouteContext();
  return (
    <MessagesPage
      currentId={id === undefined ? null : idOf(id)}
      memberId={user.id}
      search={messagesSearchOf(Route.useSearch())}
    >
      <Outlet />
    </MessagesPage>
  );
}
