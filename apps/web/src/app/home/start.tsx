import type { CurrentUser } from '@oche/validators/auth/schemas';
import { TextLink } from '../../components/link.tsx';
import { ClubCard } from '../../features/clubs/card/club-card.tsx';
import type { HomeCard } from '../../features/home/board/layout.ts';
import { HomePage } from '../../features/home/home-page.tsx';
import { UpcomingBookings } from '../../features/lounges/booking/mine/upcoming-bookings.tsx';
import { ChannelsCard } from '../../features/media/card/channels-card.tsx';
import { MessagesCard } from '../../features/messages/card/messages-card.tsx';
import { FriendsCard } from '../../features/people/card/friends-card.tsx';
import { ProfileCard } from '../../features/people/card/profile-card.tsx';
import { VotesCard } from '../../features/polls/card/votes-card.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useEquipment } from './equipment.tsx';
import { Question } from './question.tsx';

/** A member's start page, with the cards of all domains. */
export function Start({ user }: { user: CurrentUser }) {
  const profile = useTexts('profile');
  const friends = useTexts('friends');
  const messages = useTexts('messages');
  const votes = useTexts('polls');
  const clubs = useTexts('clubs');
  const channels = useTexts('media/card');
  const cards: HomeCard[] = [
    { id: 'friends', title: friends.title(), node: <FriendsCard /> },
    {
      id: 'messages',
      title: messages.title(),
      action: <TextLink to="/messages">{messages.cardTexts.all()}</TextLink>,
      node: <MessagesCard />,
    },
    { id: 'votes', title: votes.title(), node: <VotesCard /> },
    {
      id: 'channels',
      title: channels.title(),
      action: <TextLink to="/media-channels">{channels.all()}</TextLink>,
      node: <ChannelsCard />,
    },
    { id: 'club', title: clubs.title(), node: <ClubCard /> },
    { id: 'profile', title: profile.card.title(), node: <ProfileCard /> },
    useEquipment(),
  ];
  return (
    <HomePage
      user={user}
      next={<Question board="home" />}
      bookings={<UpcomingBookings />}
      cards={cards}
    />
  );
}
