import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../components/button.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { inputRecipe, selectRecipe } from '../../theme/recipes/field.ts';
import { type SearchCategory, searchAddress, searchCategories } from './search-address.ts';

/** The field is emptied after the bar has closed, so that nobody sees it happen. */
const CLEAR_AFTER_MS = 100;

/** The bar opens from its icon, below the header. */
export function SearchBar() {
  const { searchBar: texts } = useTexts('common');
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [term, setTerm] = useState('');
  const [category, setCategory] = useState<SearchCategory>('all');
  const toggle = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isOpen) box.current?.focus();
  }, [isOpen]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const href = searchAddress(term, category);
    if (!href) return;
    navigate({ href });
    setIsOpen(false);
    setTimeout(() => setTerm(''), CLEAR_AFTER_MS);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setIsOpen(false);
    toggle.current?.focus();
  };

  return (
    <>
      <IconButton
        ref={toggle}
        label={isOpen ? texts.close() : texts.open()}
        aria-expanded={isOpen}
        aria-controls="search-bar"
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <X aria-hidden="true" /> : <Search aria-hidden="true" />}
      </IconButton>
      <Form
        id="search-bar"
        role="search"
        hidden={!isOpen}
        onSubmit={submit}
        onKeyDown={closeOnEscape}
      >
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
        <Input
          ref={box}
          type="search"
          aria-label={texts.label()}
          enterKeyHint="search"
          maxLength={200}
          placeholder={texts.placeholder()}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
        <Button type="submit">{texts.submit()}</Button>
      </Form>
    </>
  );
}

const Form = chakra('form', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    justifyContent: 'center',
    padding: '3',
    bg: 'bg.raised',
    borderBottomWidth: '1px',
    borderColor: 'border.strong',
    boxShadow: 'overlay',
    '&[hidden]': { display: 'none' },
  },
});
const Input = chakra('input', {
  base: { ...inputRecipe.base, flex: '1 1 8rem', width: 'auto', maxWidth: { md: '36rem' } },
});
const Select = chakra('select', {
  base: { ...selectRecipe.base, width: 'auto', maxWidth: 'full' },
});
