import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { ConversationList } from './list/conversation-list.tsx';

interface MessagesPageProps {
  /** the conversation that is open */
  currentId: number | null;
  children: ReactNode;
}

/** On a desk the list on the left and a conversation on the right; on a phone one of them. */
export function MessagesPage({ currentId, children }: MessagesPageProps) {
  return (
    <Panes data-open={currentId !== null || undefined}>
      <ListPane>
        <ConversationList currentId={currentId} />
      </ListPane>
      <TalkPane>{currentId === null ? <NothingOpen /> : children}</TalkPane>
    </Panes>
  );
}

/** Nothing is open beside the list. */
function NothingOpen() {
  const { empty } = useTexts('messages');
  return (
    <Middle>
      <EmptyState title={empty.choose()}>
        <p>{empty.chooseText()}</p>
      </EmptyState>
    </Middle>
  );
}

/** The header above has 4 rem and its strip. */
const Panes = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: '20rem minmax(0, 1fr)',
      lg: '24rem minmax(0, 1fr)',
    },
    gridTemplateRows: 'minmax(0, 1fr)',
    maxWidth: 'page',
    height: 'calc(100dvh - 4.5rem)',
    marginInline: 'auto',
    '& > :first-child': { display: { base: 'block', md: 'block' } },
    '&[data-open] > :first-child': { display: { base: 'none', md: 'block' } },
    '& > :last-child': { display: { base: 'none', md: 'block' } },
    '&[data-open] > :last-child': { display: 'block' },
  },
});
const ListPane = chakra('section', {
  base: {
    minHeight: '0',
    minWidth: '0',
    borderInlineEnd: { md: '3px double {colors.border.strong}' },
  },
});
const TalkPane = chakra('section', { base: { minHeight: '0', minWidth: '0' } });
const Middle = chakra('div', {
  base: { display: 'grid', alignContent: 'center', height: 'full' },
});
