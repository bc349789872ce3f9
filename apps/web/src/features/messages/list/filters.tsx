import { chakra } from '@chakra-ui/react';
import {
  type ConversationFilter,
  conversationFilters,
} from '@oche/validators/conversations/limits';
import { createLink } from '@tanstack/react-router';
import { Figure } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import type { MessagesSearch } from '../messages-search.ts';

/** Which conversations are listed. */
export function Filters({ search }: { search: MessagesSearch }) {
  const { filters: texts } = useTexts('messages');
  const { data } = trpc.social.conversations.unread.useQuery(undefined, { enabled: false });
  const current = search.filter ?? 'all';
  return (
    <nav aria-label={texts.label()}>
      <Row>
        {conversationFilters.map((filter) => (
          <li key={filter}>
            <Filter
              to={'.' as string}
              search={{ filter: paramOf(filter) }}
              activeOptions={{ exact: true }}
              data-current={filter === current || undefined}
              aria-current={filter === current ? 'true' : undefined}
            >
              {texts[filter]()}
              {filter === 'unread' && data && data.count > 0 ? <Figure>{data.count}</Figure> : null}
            </Filter>
          </li>
        ))}
      </Row>
    </nav>
  );
}

const paramOf = (filter: ConversationFilter) => (filter === 'all' ? undefined : filter);

const Row = chakra('ul', {
  base: { display: 'flex', listStyle: 'none', layerStyle: 'wiresBottom', bg: 'bg.raised' },
});
const Filter = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: '10',
      paddingInline: '3.5',
      textStyle: 'label',
      color: 'fg.muted',
      textDecoration: 'none',
      _hover: { color: 'fg', bg: 'bg.sunken' },
      _focusVisible: { outlineOffset: '-2px' },
      '&[data-current]': { color: 'fg', boxShadow: 'inset 0 -3px 0 {colors.accent.solid}' },
      '& span': { color: 'accent' },
    },
  }),
);
