import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { lastSearches } from '../../../lib/storage/last-searches.ts';
import { inputRecipe, selectRecipe } from '../../../theme/recipes/field.ts';
import { type SearchCategory, searchAddress, searchCategories } from './search-address.ts';
import { useCombobox } from './use-combobox.ts';

/** The field is emptied after the bar has closed, so that nobody sees it happen. */
const CLEAR_AFTER_MS = 100;

/** Nobody who doesn't search needs it. */
const Below = lazyPart(
  async () => (await import('../../../features/search/suggest/below-box.tsx')).BelowBox,
);

interface SearchFormProps {
  isOpen: boolean;
  /** something was found or searched for */
  onLeave: () => void;
  /** Escape was pressed */
  onEscape: () => void;
}

/** The search below the header. It is loaded with its first opening, and keeps what was typed when it closes. */
export function SearchForm({ isOpen, onLeave, onEscape }: SearchFormProps) {
  const { searchBar: texts } = useTexts('common');
  const { user } = useAuth();
  const navigate = useNavigate();
  const [hasFocused, setHasFocused] = useState(false);
  const [term, setTerm] = useState('');
  const [category, setCategory] = useState<SearchCategory>('all');
  const box = useRef<HTMLInputElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const combobox = useCombobox();

  useEffect(() => {
    if (isOpen) box.current?.focus();
  }, [isOpen]);

  const leave = () => {
    onLeave();
    setTimeout(() => setTerm(''), CLEAR_AFTER_MS);
  };
  const remember = () =>
    lastSearches(user?.id ?? null).add({
      q: term.trim(),
      category: category === 'all' ? undefined : category,
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const href = searchAddress(term, category);
    if (!href) return;
    remember();
    navigate({ href });
    leave();
  };
  const onKeyInBox = (event: KeyboardEvent) => {
    if (combobox.onKeyDown(event)) event.stopPropagation();
    else if (event.key === 'ArrowDown' && term.trim() === '') {
      event.preventDefault();
      below.current?.querySelector('a')?.focus();
    }
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  };
  const closeListBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) combobox.close();
  };

  return (
    <Form
      id="search-bar"
      role="search"
      aria-label={texts.landmark()}
      hidden={!isOpen}
      onSubmit={submit}
      onKeyDown={closeOnEscape}
      onBlur={closeListBehind}
    >
      <Row>
        <Input
          ref={box}
          type="search"
          {...combobox.props}
          aria-label={texts.label()}
          enterKeyHint="search"
          maxLength={200}
          placeholder={texts.placeholder()}
          value={term}
          onFocus={() => {
            setHasFocused(true);
            combobox.open();
          }}
          onKeyDown={onKeyInBox}
          onChange={(event) => {
            setTerm(event.target.value);
            combobox.open();
          }}
        />
        <Select
          aria-label={texts.category()}
          value={category}
          onChange={(event) => setCategory(event.target.value as SearchCategory)}
        >
          {searchCategories.map((value) => (
            <option key={value} value={value}>
              {texts[value]()}
            </option>
          ))}
        </Select>
        <Button type="submit">{texts.submit()}</Button>
      </Row>
      <div ref={below}>
        {isOpen && hasFocused ? (
          <Below
            term={term}
            category={category}
            memberId={user?.id ?? null}
            combobox={combobox.list}
            box={box}
            onSearch={remember}
            onLeave={leave}
          />
        ) : null}
      </div>
    </Form>
  );
}

const Form = chakra('form', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '100%',
    padding: '3',
    bg: 'bg.raised',
    borderBottomWidth: '1px',
    borderColor: 'border.strong',
    boxShadow: 'overlay',
    '&[hidden]': { display: 'none' },
  },
});
/** On a phone the box has a line of its own. */
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    gap: '2',
    maxWidth: '52rem',
    marginInline: 'auto',
  },
});
const Input = chakra('input', {
  base: { ...inputRecipe.base, flex: { base: '1 0 100%', md: '1 1 auto' } },
});
const Select = chakra('select', {
  base: { ...selectRecipe.base, flex: { base: '1 1 0', md: '0 1 auto' }, width: 'auto' },
});
