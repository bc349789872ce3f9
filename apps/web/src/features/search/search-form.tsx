import { chakra } from '@chakra-ui/react';
import { searchCategories } from '@oche/validators/search/categories';
import type { SearchCategory } from '@oche/validators/search/limits';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Input, Select } from '../../components/form/controls.ts';
import { useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { lastSearches } from '../../lib/storage/last-searches.ts';
import { searchPlaceOf } from './search-place.ts';
import { useSearchPlace } from './use-search-place.ts';

/** The words and where to look for them. Without words the button does nothing. */
export function SearchForm() {
  const { searchBar: texts } = useTexts('common');
  const { categories } = useTexts('domains');
  const { user } = useAuth();
  const { place, change } = useSearchPlace();
  const [term, setTerm] = useState(place.q ?? '');
  const [category, setCategory] = useState<SearchCategory | 'all'>(place.category ?? 'all');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = term.trim();
    if (!q) return;
    const found = searchPlaceOf({ ...place, q, category, exact: undefined });
    lastSearches(user?.id ?? null).add({ q, category: found.category });
    change(found);
  };

  return (
    <Form role="search" onSubmit={submit}>
      <Words
        type="search"
        // whoever comes from a tag has chosen where, and wants to say what
        autoFocus={place.tag !== undefined && place.q === undefined}
        name="q"
        aria-label={texts.label()}
        enterKeyHint="search"
        maxLength={200}
        placeholder={texts.placeholder()}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
      />
      <Where
        name="category"
        aria-label={texts.category()}
        value={category}
        onChange={(event) => setCategory(event.target.value as SearchCategory | 'all')}
      >
        {(['all', ...searchCategories] as const).map((value) => (
          <option key={value} value={value}>
            {value === 'all' ? texts.all() : categories[value]()}
          </option>
        ))}
      </Where>
      <Button type="submit">{texts.submit()}</Button>
    </Form>
  );
}

const Form = chakra('form', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBottom: '4' },
});
const Words = chakra(Input, { base: { flex: '1 1 14rem', width: 'auto', minWidth: '0' } });
const Where = chakra(Select, { base: { flex: '0 1 auto', width: 'auto', maxWidth: 'full' } });
