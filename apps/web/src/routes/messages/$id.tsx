import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { idOf, loadPage } from '../../app/loading.ts';
import { messagesSearchOf } from '../../features/messages/messages-search.ts';
import type { ConversationParts } from '../../features/messages/parts.ts';
import { Talk } from '../../features/messages/talk/conversation.tsx';
import { useAuth } from '../../lib/auth.ts';
import { membersHead } from '../../lib/head.ts';

/* only conversations about ads show them */
const MarketCard = lazyRouteComponent(
  () => import('../../features/market/offer/market-card.tsx'),
  'MarketCard',
);
const SoldAction = lazyRouteComponent(
  () => import('../../features/market/deal/sold-action.tsx'),
  'SoldAction',
);

export const Route = createFileRoute('/messages/$id')({
  staticData: { hasOwnBar: true },
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n }, params }) => {
    const id = idOf(params.id);
    // as they are now: a conversation opens where the member has stopped reading
    const [{ kind }] = await loadPage(i18n.load('messages'), () =>
      Promise.all([
        api.social.conversations.get.fetch({ id }, { staleTime: 0 }),
        api.social.conversations.messages.fetch({ conversationId: id }, { staleTime: 0 }),
      ]),
    );
    if (kind === 'market') {
      await Promise.all([
        i18n.load('market/offer'),
        MarketCard.preload?.(),
        SoldAction.preload?.(),
      ]);
    }
    return { title: i18n.texts('messages').title() };
  },
  head: membersHead,
  component: OpenConversation,
});

/** What the domains show inside. */
const parts: ConversationParts = {
  card: (card, message) => <MarketCard key={message.revision} card={card} />,
  actions: (conversation) =>
    conversation.kind === 'market' ? <SoldAction conversation={conversation} /> : null,
};

function OpenConversation() {
  const { id } = Route.useParams();
  const { user } = useAuth();
  const search = messagesSearchOf(Route.useSearch());
  return user ? <Talk key={id} id={idOf(id)} member={user} parts={parts} search={search} /> : null;
}
