import type { CurrentUser } from '@oche/validators/auth/schemas';
import { TextLink } from '../../components/link.tsx';
import { ClubCard } from '../../features/clubs/card/club-card.tsx';
import type { HomeCard } from '../../features/home/board/layout.ts';
import { HomePage } from '../../features/home/home-page.tsx';
import { ChannelsCard } from '../../features/media/card/channels-card.tsx';
import { FRESH as CHANNELS } from '../../features/media/card/channels-data.ts';
import { LATEST } from '../../features/messages/card/card-data.ts';
import { MessagesCard } from '../../features/messages/card/messages-card.tsx';
import { FriendsCard } from '../../features/people/card/friends-card.tsx';
import { ProfileCard } from '../../features/people/card/profile-card.tsx';
import { VotesCard } from '../../features/polls/card/votes-card.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';

/** A member's start page, with the cards of all domains; those that have news stand there unasked. */
export function Start({ user }: { user: CurrentUser }) {
  return (
    <HomePage
      user={user}
      cards={[
        useVotes(),
        useMessages(),
        useChannels(),
        useClubs(),
        useFriends(),
        {
          id: 'profile',
          title: useTexts('profile').card.title(),
          node: <ProfileCard />,
          isFolded: true,
          isQuiet: true,
          weight: 1,
        },
      ]}
    />
  );
}

/* The loader has asked for what these say; what is missing says nothing. */
const ALREADY_THERE = { enabled: false } as const;
const LINE = { isFolded: true, weight: 1 } as const;

function useVotes(): HomeCard {
  const { news } = useTexts('home');
  const { data: polls = [] } = trpc.polls.listCurrent.useQuery(undefined, ALREADY_THERE);
  const open = polls.filter(({ can, hasVoted }) => can.vote && !hasVoted).length;
  return {
    ...LINE,
    id: 'votes',
    title: useTexts('polls').title(),
    news: open > 0 ? news.votes({ count: open }) : undefined,
    node: <VotesCard />,
    isQuiet: open === 0,
    isEmpty: polls.length === 0,
  };
}

function useMessages(): HomeCard {
  const { news } = useTexts('home');
  const texts = useTexts('messages');
  const { data: latest } = trpc.social.conversations.list.useQuery(LATEST, ALREADY_THERE);
  const { data: unread } = trpc.social.conversations.unread.useQuery(undefined, ALREADY_THERE);
  const count = unread?.count ?? 0;
  return {
    ...LINE,
    id: 'messages',
    title: texts.title(),
    action: <TextLink to="/messages">{texts.cardTexts.all()}</TextLink>,
    news: count > 0 ? news.fresh({ count }) : undefined,
    node: <MessagesCard />,
    isQuiet: count === 0,
    isEmpty: latest?.items.length === 0,
  };
}

function useChannels(): HomeCard {
  const texts = useTexts('media/card');
  const { data: tabs } = trpc.media.channels.tabs.useQuery(undefined, {
    ...CHANNELS,
    ...ALREADY_THERE,
  });
  return {
    ...LINE,
    id: 'channels',
    title: texts.title(),
    action: <TextLink to="/media-channels">{texts.all()}</TextLink>,
    node: <ChannelsCard />,
    isEmpty: tabs?.every(({ channels }) => channels.length === 0),
  };
}

function useClubs(): HomeCard {
  const { news } = useTexts('home');
  const { data } = trpc.clubs.listOwn.useQuery(undefined, ALREADY_THERE);
  const { clubs = [], invitations = [] } = data ?? {};
  const asking = clubs.reduce((sum, { requestCount }) => sum + requestCount, invitations.length);
  return {
    ...LINE,
    id: 'club',
    title: useTexts('clubs').title(),
    news: asking > 0 ? news.fresh({ count: asking }) : undefined,
    node: <ClubCard />,
    isQuiet: asking === 0,
    isEmpty: clubs.length + invitations.length === 0,
  };
}

function useFriends(): HomeCard {
  const { news } = useTexts('home');
  const { data: counts } = trpc.social.friends.counts.useQuery(undefined, ALREADY_THERE);
  const incoming = counts?.incoming ?? 0;
  return {
    ...LINE,
    id: 'friends',
    title: useTexts('friends').title(),
    news: incoming > 0 ? news.fresh({ count: incoming }) : undefined,
    node: <FriendsCard />,
    isQuiet: incoming === 0,
    isEmpty: counts?.friends === 0 && incoming === 0,
  };
}
