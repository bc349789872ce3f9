import { chakra } from '@chakra-ui/react';
import { UNREAD_MESSAGES_MAX } from '@oche/validators/conversations/limits';
import { MessageSquareText } from 'lucide-react';
import { ButtonLink } from '../../components/button.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Count, Place } from './count.tsx';

/** The link to the messages with the number of unread ones. The bell reads it. */
export function Inbox() {
  const texts = useTexts('notifications');
  const { data } = trpc.social.conversations.unread.useQuery(undefined, { enabled: false });
  const count = data?.count ?? 0;
  const isMany = count > UNREAD_MESSAGES_MAX;
  const label = isMany
    ? texts.inboxMany({ count: UNREAD_MESSAGES_MAX })
    : count > 0
      ? texts.inboxUnread({ count })
      : texts.inbox();
  return (
    <RoomyLink to="/messages" variant="ghost" shape="icon" aria-label={label} title={label}>
      <Place>
        <MessageSquareText aria-hidden="true" />
        {count > 0 ? (
          <Count aria-hidden="true">{isMany ? `${UNREAD_MESSAGES_MAX}+` : count}</Count>
        ) : null}
      </Place>
    </RoomyLink>
  );
}

/** On the narrowest phones the menu alone leads there. */
const RoomyLink = chakra(ButtonLink, {
  base: { '@media (max-width: 22em)': { display: 'none' } },
});
