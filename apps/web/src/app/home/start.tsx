import type { CurrentUser } from '@oche/validators/auth';
import type { HomeCard } from '../../features/home/board/layout.ts';
import { HomePage } from '../../features/home/home-page.tsx';
import { UpcomingBookings } from '../../features/lounges/booking/mine/upcoming-bookings.tsx';
import { AskVisibility } from '../../features/people/ask-visibility.tsx';
import { FriendsCard } from '../../features/people/card/friends-card.tsx';
import { VotesCard } from '../../features/polls/card/votes-card.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useEquipment } from './equipment.tsx';

/** A member's start page, with the cards of all domains. */
export function Start({ user }: { user: CurrentUser }) {
  const friends = useTexts('friends');
  const votes = useTexts('polls');
  const cards: HomeCard[] = [
    { id: 'friends', title: friends.title(), node: <FriendsCard /> },
    { id: 'votes', title: votes.title(), node: <VotesCard /> },
    useEquipment(),
  ];
  return (
    <HomePage user={user} next={<AskVisibility />} bookings={<UpcomingBookings />} cards={cards} />
  );
}
