import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { lazyPart } from '../../components/lazy-part.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { ConversationList } from './list/conversation-list.tsx';
import type { MessagesSearch } from './messages-search.ts';
import { OpenTarget } from './start/open-target.tsx';

/* those who write somebody else need it */
const NewMessage = lazyPart(async () => (await import('./start/new-message.tsx')).NewMessage);

interface MessagesPageProps {
  /** the conversation that is open */
  currentId: number | null;
  memberId: string;
  search: MessagesSearch;
  children: ReactNode;
}

/** On a desk the list on the left and a conversation on the right; on a phone one of them. */
export function MessagesPage({ currentId, memberId, search, children }: MessagesPageProps) {
  const navigate = useNavigate();
  const isOpening = currentId === null && (search.to !== undefined || search.about !== undefined);
  const closeNew = () =>
    void navigate({
      to: '.',
      search: { ...search, new: undefined },
      replace: true,
    });
  return (
    <Panes data-open={currentId !== null || isOpening || undefined}>
      <ListPane>
        <ConversationList currentId={currentId} search={search} />
      </ListPane>
      <TalkPane>
        {isOpening ? <OpenTarget search={search} /> : null}
        {currentId === null && !isOpening ? <NothingOpen /> : null}
        {currentId === null ? null : children}
      </TalkPane>
      {search.new ? <NewMessage memberId={memberId} onClose={closeNew} /> : null}
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
    height: 'calc(100dvh - 4.5rem - var(--bar, 0px))',
    marginInline: 'auto',
    '& > :first-child': { display: { base: 'block', md: 'block' } },
    '&[data-open] > :first-child': { display: { base: 'none', md: 'block' } },
    '& > :nth-child(2)': { display: { base: 'none', md: 'block' } },
    '&[data-open] > :nth-child(2)': { display: 'block' },
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
  base: { display: 'grid', alignContent: 'center', height: 'full', paddingInline: '5' },
});
