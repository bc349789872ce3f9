import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Face } from '../faces.tsx';
import { friendsInput } from '../start/friends-input.ts';

/** The friends as a row of faces; a tap opens the conversation. */
export function Friends() {
  const texts = useTexts('messages');
  const { data } = trpc.social.friends.list.useQuery(friendsInput);
  const friends = data?.items ?? [];
  if (friends.length === 0) return null;
  return (
    <nav aria-label={texts.friends()}>
      <Row>
        {friends.map((friend) => (
          <li key={friend.id}>
            <Friend to="/messages" search={{ to: friend.id }} title={fullName(friend)}>
              <Face person={friend} size="md" />
              <Name>
                {friend.firstName}
                <VisuallyHidden> {friend.lastName}</VisuallyHidden>
              </Name>
            </Friend>
          </li>
        ))}
      </Row>
    </nav>
  );
}

const Row = chakra('ul', {
  base: {
    display: 'flex',
    gap: '1',
    paddingInline: '2',
    paddingBlock: '2',
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    bg: 'bg.sunken',
    borderBottomWidth: '1px',
    borderBottomColor: 'border',
  },
});
const Friend = createLink(
  chakra('a', {
    base: {
      display: 'grid',
      justifyItems: 'center',
      gap: '1.5',
      width: '16',
      paddingTop: '1.5',
      color: 'fg',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
    },
  }),
);
const Name = chakra('span', {
  base: { position: 'relative', maxWidth: 'full', textStyle: 'caption', truncate: true },
});
