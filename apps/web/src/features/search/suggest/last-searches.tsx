import { chakra } from '@chakra-ui/react';
import type { SearchCategory } from '@oche/validators/search/limits';
import { createLink } from '@tanstack/react-router';
import { History, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { Label, VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { stringifySearch } from '../../../lib/addresses/search-params.ts';
import { type LastSearch, lastSearches } from '../../../lib/storage/last-searches.ts';
import { optionStyle } from './option-style.ts';

interface LastSearchesProps {
  memberId: string | null;
  box: RefObject<HTMLInputElement | null>;
  onLeave: () => void;
}

/** What was searched on this device, to be searched again or forgotten. */
export function LastSearches({ memberId, box, onLeave }: LastSearchesProps) {
  const texts = useTexts('search/suggest', 'domains');
  const stored = lastSearches(memberId);
  const [searches, setSearches] = useState(stored.read);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);

  const again = (search: LastSearch) => {
    stored.add(search);
    onLeave();
  };
  const remove = (search: LastSearch) => {
    stored.remove(search);
    setSearches(stored.read());
    setSaid(texts.removed({ query: search.q }));
    // the button that had the focus is gone
    box.current?.focus();
  };
  const removeAll = () => {
    stored.clear();
    setSearches([]);
    setSaid(texts.removedAll());
    box.current?.focus();
  };
  const moveFocus = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const row = (event.target as HTMLElement).closest('li')?.querySelector('a');
    if (!step || !row) return;
    event.preventDefault();
    (links[links.indexOf(row) + step] ?? (step < 0 ? box.current : row))?.focus();
  };

  return (
    <>
      {searches.length > 0 ? (
        <section aria-labelledby="last-searches">
          <Head>
            <Label id="last-searches">{texts.last()}</Label>
            <Button size="sm" variant="ghost" onClick={removeAll}>
              {texts.removeAll()}
            </Button>
          </Head>
          <List ref={list} onKeyDown={moveFocus}>
            {searches.map((search) => (
              <Row key={`${search.category} ${search.q}`}>
                <Again
                  to={`/search${stringifySearch({ ...search })}` as string}
                  onClick={() => again(search)}
                >
                  <History aria-hidden="true" />
                  <Term>{search.q}</Term>
                  <Where category={search.category} />
                </Again>
                <IconButton
                  label={texts.remove({ query: search.q })}
                  size="sm"
                  onClick={() => remove(search)}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </Row>
            ))}
          </List>
        </section>
      ) : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

function Where({ category }: { category: string | undefined }) {
  const { categories } = useTexts('domains');
  const text = category && categories[category as SearchCategory];
  return text ? <Label>{text()}</Label> : null;
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInlineStart: '3',
  },
});
const List = chakra('ul', { base: { listStyle: 'none' } });
const Row = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '1' } });
const Again = createLink(
  chakra('a', { base: { ...optionStyle, flex: '1 1 auto', minWidth: '0' } }),
);
const Term = chakra('span', { base: { minWidth: '0', overflowWrap: 'anywhere' } });
