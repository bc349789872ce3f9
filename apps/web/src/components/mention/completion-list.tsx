import { chakra } from '@chakra-ui/react';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useId, useState } from 'react';
import { VisuallyHidden } from '../text.tsx';
import type { TypedMention } from './typed-mention.ts';

/** What could stand in place of what is being typed. */
export interface Completion {
  key: string;
  /** takes the place of what was typed */
  text: string;
  shown: ReactNode;
}

/** What is being typed at the caret of a field; null where that begins nothing. */
export function useTyped(
  field: HTMLTextAreaElement,
  typedAt: (text: string, caret: number) => TypedMention | null,
): [TypedMention | null, () => void] {
  const typedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
    selectionStart === selectionEnd ? typedAt(value, selectionEnd) : null;
  const [typed, setTyped] = useState<TypedMention | null>(() => typedIn(field));
  const close = useCallback(() => setTyped(null), []);
  const look = useEffectEvent(() => {
    if (document.activeElement === field) setTyped(typedIn(field));
  });
  useEffect(() => {
    // the caret moves with what is typed, too
    const onSelection = () => look();
    document.addEventListener('selectionchange', onSelection);
    field.addEventListener('blur', close);
    return () => {
      document.removeEventListener('selectionchange', onSelection);
      field.removeEventListener('blur', close);
    };
  }, [field, close]);
  return [typed, close];
}

interface CompletionListProps {
  field: HTMLTextAreaElement;
  typed: TypedMention;
  options: readonly Completion[];
  label: string;
  /** for screen readers: how many there are, and how one takes one */
  found: string;
  onClose: () => void;
}

/**
 * The focus stays in the text: the arrow keys walk through the list, Enter and Tab take one, Escape closes it
 * (ARIA: combobox with a list).
 */
export function CompletionList(props: CompletionListProps) {
  const { field, typed, options, label, found, onClose } = props;
  const listId = useId();
  const [walked, setWalked] = useState({ query: '', steps: 0 });
  const steps = walked.query === typed.query ? walked.steps : 0;
  const chosen = options.at(steps % options.length);
  const optionId = ({ key }: Completion) => `${listId}-${key}`;

  const take = ({ text }: Completion) => {
    field.setRangeText(`${text} `, typed.start, typed.end, 'end');
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
    // where the field stands in something that scrolls, the list may reach beneath its edge
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => {
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [field, listId, activeId]);

  return (
    <>
      {chosen ? (
        <List id={listId} role="listbox" aria-label={label}>
          {options.map((option) => (
            <Option
              key={option.key}
              id={optionId(option)}
              role="option"
              aria-selected={option === chosen}
              // the text keeps the focus
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
            >
              {option.shown}
            </Option>
          ))}
        </List>
      ) : null}
      <VisuallyHidden role="status">{chosen ? found : null}</VisuallyHidden>
    </>
  );
}

/** Two lines of an entry: what it is called, and what tells it apart. */
export const CompletionWords = ({ name, detail }: { name: string; detail: string }) => (
  <Names>
    <strong>{name}</strong>
    <span>{detail}</span>
  </Names>
);

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
const Names = chakra('span', {
  base: {
    minWidth: '0',
    '& strong': { display: 'block', truncate: true },
    '& span': { display: 'block', textStyle: 'small', color: 'fg.muted', truncate: true },
  },
});
