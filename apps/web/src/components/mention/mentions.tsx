import { chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { PersonAvatar } from '../avatar.tsx';
import { VisuallyHidden } from '../text.tsx';
import { type TypedMention, typedMention } from './typed-mention.ts';

/** A pause in typing after which members are asked for, in milliseconds. */
const PAUSE_MS = 200;
const SHOWN = 6;

type Person = RouterOutputs['social']['people']['search'][number];

interface MentionsProps {
  field: HTMLTextAreaElement;
}

/** The list while somebody is naming a member. */
export function Mentions({ field }: MentionsProps) {
  const [typed, setTyped] = useState<TypedMention | null>(() => typedIn(field));
  const close = useCallback(() => setTyped(null), []);
  useEffect(() => {
    const look = () => {
      if (document.activeElement === field) setTyped(typedIn(field));
    };
    // the caret moves with what is typed, too
    document.addEventListener('selectionchange', look);
    field.addEventListener('blur', close);
    return () => {
      document.removeEventListener('selectionchange', look);
      field.removeEventListener('blur', close);
    };
  }, [field, close]);
  return typed ? <MentionList field={field} typed={typed} onClose={close} /> : null;
}

const typedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  selectionStart === selectionEnd ? typedMention(value, selectionEnd) : null;

interface MentionListProps extends MentionsProps {
  typed: TypedMention;
  onClose: () => void;
}

/**
 * Members whom a mention could name. The focus stays in the text: the arrow keys walk through the
 * list, Enter and Tab take a member, Escape closes it (ARIA: combobox with a list).
 */
function MentionList({ field, typed, onClose }: MentionListProps) {
  const texts = useTexts('mention');
  const listId = useId();
  const people = usePeople(typed.query);
  const [walked, setWalked] = useState({ query: '', steps: 0 });
  const steps = walked.query === typed.query ? walked.steps : 0;
  const chosen = people.at(steps % people.length);
  const optionId = ({ id }: Person) => `${listId}-${id}`;

  const take = ({ username }: Person) => {
    field.setRangeText(`@${username} `, typed.start, typed.end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    onClose();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!chosen || event.isComposing) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && isPlain) setWalked({ query: typed.query, steps: steps + step });
    else if (isPlain && (event.key === 'Enter' || event.key === 'Tab')) take(chosen);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    // Enter and Escape mean something else to the form
    event.stopPropagation();
  });
  useEffect(() => {
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [field]);

  const activeId = chosen && optionId(chosen);
  useEffect(() => {
    if (!activeId) return undefined;
    field.setAttribute('aria-controls', listId);
    field.setAttribute('aria-activedescendant', activeId);
    return () => {
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [field, listId, activeId]);

  return (
    <>
      {chosen ? (
        <List id={listId} role="listbox" aria-label={texts.list()}>
          {people.map((person) => (
            <Option
              key={person.id}
              id={optionId(person)}
              role="option"
              aria-selected={person === chosen}
              // the text keeps the focus
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
            >
              <PersonAvatar person={person} size="sm" />
              <Names>
                <Username>@{person.username}</Username>
                <Name>{`${person.firstName} ${person.lastName}`}</Name>
              </Names>
            </Option>
          ))}
        </List>
      ) : null}
      <VisuallyHidden role="status">
        {chosen ? texts.found({ count: people.length }) : null}
      </VisuallyHidden>
    </>
  );
}

/** One request a pause. Each query has its own answer, so an older one never takes its place. */
function usePeople(query: string): readonly Person[] {
  const { user } = useAuth();
  const settled = useDebounced(query, PAUSE_MS, '');
  const isSettled = settled === query;
  const { data } = trpc.social.people.search.useQuery(
    { query, limit: SHOWN },
    { enabled: isSettled, staleTime: 60_000 },
  );
  // nobody names themselves
  return isSettled ? (data?.filter(({ id }) => id !== user?.id) ?? []) : [];
}

const List = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 'sticky',
    top: 'calc(100% + {spacing.1})',
    insetInline: '0',
    maxWidth: '26rem',
    paddingBlock: '1',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    boxShadow: 'overlay',
  },
});
const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    paddingInline: '3',
    cursor: 'pointer',
    _hover: { bg: 'bg.sunken' },
    '&[aria-selected=true]': { bg: 'bg.sunken', boxShadow: 'inset 3px 0 0 {colors.accent.solid}' },
  },
});
const Names = chakra('span', { base: { minWidth: '0' } });
const Username = chakra('strong', { base: { display: 'block', truncate: true } });
const Name = chakra('span', {
  base: { display: 'block', textStyle: 'small', color: 'fg.muted', truncate: true },
});
