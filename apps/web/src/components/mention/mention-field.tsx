import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Avatar } from '../avatar.tsx';
import { Textarea } from '../form/controls.ts';
import { Field, type FieldProps } from '../form/field-frame.tsx';
import { VisuallyHidden } from '../text.tsx';
import { type TypedMention, typedMention } from './typed-mention.ts';

/** A pause in typing after which members are asked for, in milliseconds. */
const PAUSE_MS = 200;
const SHOWN = 6;

type MentionFieldProps = FieldProps & ComponentProps<typeof Textarea>;
type Person = RouterOutputs['social']['people']['search'][number];

/**
 * A text area that completes `@username`: a list of members beneath it, walked through with the arrow
 * keys and taken with Enter or Tab, while the focus stays in the text (ARIA: combobox with a list).
 */
export function MentionField({ label, hint, error, isOptional, ...textarea }: MentionFieldProps) {
  const texts = useTexts('mention');
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<TypedMention | null>(null);
  const [active, setActive] = useState(0);
  const people = usePeople(typed);
  const isOpen = people.length > 0;
  const chosen = people[Math.min(active, people.length - 1)];

  const look = () => {
    const { current } = field;
    if (!current || current.selectionStart !== current.selectionEnd) return setTyped(null);
    const next = typedMention(current.value, current.selectionEnd);
    setTyped(next);
    if (next?.query !== typed?.query) setActive(0);
  };
  const take = (person: Person) => {
    const { current } = field;
    if (!current || !typed) return;
    current.setRangeText(`@${person.username} `, typed.start, typed.end, 'end');
    current.dispatchEvent(new Event('input', { bubbles: true }));
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isOpen || event.nativeEvent.isComposing) return textarea.onKeyDown?.(event);
    const walk = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (walk) setActive((active + walk + people.length) % people.length);
    else if (isPlain && chosen && (event.key === 'Enter' || event.key === 'Tab')) take(chosen);
    else if (event.key === 'Escape') setTyped(null);
    else return textarea.onKeyDown?.(event);
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <Root>
          <Textarea
            rows={6}
            {...textarea}
            {...control}
            ref={(element: HTMLTextAreaElement | null) => {
              field.current = element;
              giveTo(textarea.ref, element);
            }}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={chosen ? optionId(listId, chosen) : undefined}
            onKeyDown={onKeyDown}
            onSelect={look}
            onBlur={(event) => {
              setTyped(null);
              textarea.onBlur?.(event);
            }}
          />
          {isOpen ? (
            <List id={listId} role="listbox" aria-label={texts.list()}>
              {people.map((person) => (
                <Option
                  key={person.id}
                  id={optionId(listId, person)}
                  role="option"
                  aria-selected={person === chosen}
                  // the text keeps the focus
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => take(person)}
                >
                  <Avatar name={person.firstName} src={person.profileImageUrl} size="sm" />
                  <Names>
                    <Username>@{person.username}</Username>
                    <Name>{`${person.firstName} ${person.lastName}`}</Name>
                  </Names>
                </Option>
              ))}
            </List>
          ) : null}
          <VisuallyHidden role="status">
            {isOpen ? texts.found({ count: people.length }) : null}
          </VisuallyHidden>
        </Root>
      )}
    </Field>
  );
}

const optionId = (listId: string, { id }: Person) => `${listId}-${id}`;

/** Whom a mention could name. Each query has its own answer, so an older one never takes its place. */
function usePeople(typed: TypedMention | null): readonly Person[] {
  const query = typed?.query ?? '';
  const settled = useDebounced(query, PAUSE_MS);
  const { data } = trpc.social.people.search.useQuery(
    { query: settled, limit: SHOWN },
    { enabled: settled !== '' && settled === query, staleTime: 60_000 },
  );
  return query !== '' && settled === query ? (data ?? []) : [];
}

function giveTo(
  ref: React.Ref<HTMLTextAreaElement> | undefined,
  element: HTMLTextAreaElement | null,
): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

const Root = chakra('div', { base: { position: 'relative', display: 'grid' } });
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
