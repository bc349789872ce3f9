import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { idOf } from '../app/loading.ts';
import { MessagesPage } from '../features/messages/messages-page.tsx';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/messages')({
  staticData: { fillsScreen: true },
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n } }) => {
    await Promise.all([i18n.load('messages'), api.social.conversations.list.prefetchInfinite({})]);
    return { title: i18n.texts('messages').title() };
  },
  head: membersHead,
  component: Messages,
});

function Messages() {
  const { id } = useParams({ strict: false });
  return (
    <MessagesPage currentId={id === undefined ? null : idOf(id)}>
      <Outlet />
    </MessagesPage>
  );
}
