import { chakra } from '@chakra-ui/react';
import type { FoundMessage } from '@oche/validators/conversations/schemas';
import { createLink, useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { ButtonLink } from '../../../components/button.tsx';
import { Field } from '../../../components/form/field-frame.tsx';
import { SearchInput } from '../../../components/form/search-input.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useTypedParam } from '../../../lib/use-typed-param.ts';
import { Faces } from '../faces.tsx';
import { briefTime } from '../message-time.ts';
import type { MessagesSearch } from '../messages-search.ts';
import { namesOf, titleOf } from '../names.ts';
import { markedParts } from './marked-parts.ts';

/** Fewer letters find nothing. */
const LETTERS = 2;

/** Looks for words in the member's own messages, in all conversations or in one. */
export function Search({ search }: { search: MessagesSearch }) {
  const { search: texts } = useTexts('messages/more');
  const navigate = useNavigate();
  const { q = '', within, filter } = search;
  const { value, type, flush } = useTypedParam(q || undefined, (next) => {
    void navigate({
      to: '.',
      search: { filter, within, find: true as const, q: next },
      replace: true,
    });
  });
  const { data, ...list } = trpc.social.conversations.search.useInfiniteQuery(
    { query: q, conversationId: within },
    {
      enabled: q.length >= LETTERS,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: (before) => before,
    },
  );
  const found = q.length >= LETTERS ? (data?.pages.flatMap(({ items }) => items) ?? null) : null;
  return (
    <>
      <Bar>
        <Field label={within === undefined ? texts.label() : texts.labelWithin()}>
          {(control) => (
            <SearchInput
              {...control}
              // it was opened to be typed into
              autoFocus
              maxLength={100}
              value={value}
              onChange={({ target }) => type(target.value)}
              onKeyDown={({ key }) => key === 'Enter' && flush()}
            />
          )}
        </Field>
        <ButtonLink
          to={'.' as string}
          search={{ filter }}
          variant="ghost"
          shape="icon"
          aria-label={texts.close()}
          title={texts.close()}
        >
          <X aria-hidden="true" />
        </ButtonLink>
        {within === undefined ? null : (
          <ButtonLink
            gridColumn="1 / -1"
            justifySelf="start"
            to={'.' as string}
            search={{ filter, find: true, q: q || undefined }}
            size="sm"
            variant="outline"
          >
            {texts.everywhere()}
          </ButtonLink>
        )}
      </Bar>
      <VisuallyHidden role="status">
        {found ? texts.found({ count: found.length }) : null}
      </VisuallyHidden>
      <Scroller>
        {found?.length === 0 ? (
          <Nothing>{within === undefined ? texts.none() : texts.noneWithin()}</Nothing>
        ) : null}
        <List aria-label={texts.label()}>
          {(found ?? []).map((each) => (
            <li key={each.message.id}>
              <Hit found={each} words={q} search={search} />
            </li>
          ))}
        </List>
        {found ? <LoadMore list={list} /> : null}
      </Scroller>
    </>
  );
}

interface HitProps {
  found: FoundMessage;
  words: string;
  search: MessagesSearch;
}

/** A message with the words in it; it leads to its place in the conversation. */
function Hit({ found, words, search }: HitProps) {
  const texts = useTexts('messages');
  const locale = useLocale();
  const { user } = useAuth();
  const { message, others, id } = found;
  const name = namesOf(others, user?.id ?? '', texts)(message);
  return (
    <Row to="/messages/$id" params={{ id: String(id) }} search={{ ...search, message: message.id }}>
      <Faces talked={found} />
      <Words>
        <Line>
          <strong>{titleOf(found, texts)}</strong>
          <time dateTime={message.createdAt}>
            {briefTime(message.createdAt, locale, texts.talk)}
          </time>
        </Line>
        <Text>
          {name}:{' '}
          {markedParts(message.content, words).map(({ text, isMarked }, index) =>
            isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
          )}
        </Text>
      </Words>
    </Row>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: '2',
    padding: '3',
    layerStyle: 'wiresBottom',
    bg: 'bg.raised',
  },
});
const Scroller = chakra('div', {
  base: { flex: '1', minHeight: '0', overflowY: 'auto', overscrollBehavior: 'contain' },
});
const Nothing = chakra('p', { base: { padding: '6', textAlign: 'center', color: 'fg.muted' } });
const List = chakra('ul', { base: { listStyle: 'none' } });
const Row = createLink(
  chakra('a', {
    base: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: '3',
      padding: '3',
      color: 'fg',
      textDecoration: 'none',
      borderBottomWidth: '1px',
      borderBottomColor: 'border',
      _hover: { bg: 'bg.sunken' },
      _focusVisible: { outlineOffset: '-2px' },
    },
  }),
);
const Words = chakra('span', { base: { display: 'grid', minWidth: '0' } });
const Line = chakra('span', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    '& strong': { textStyle: 'subheading', lineHeight: '1.2', truncate: true },
    '& time': { textStyle: 'number', fontSize: 'sm', color: 'fg.muted' },
  },
});
const Text = chakra('span', {
  base: {
    textStyle: 'small',
    lineClamp: 2,
    overflowWrap: 'anywhere',
    '& mark': { bg: 'warning.solid', color: 'warning.contrast' },
  },
});
