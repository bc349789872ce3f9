import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useNeedle } from '../../../lib/use-debounced.ts';

interface AdFinderProps {
  onFind: (ad: { id: number; title: string }) => void;
}

const LETTERS = 2;
const FOUND = 6;

/** Any public ad of the marketplace, folded away behind a button. */
export function AdFinder({ onFind }: AdFinderProps) {
  const texts = useTexts('polls/admin');
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const search = useNeedle(typed, LETTERS);
  const { data } = trpc.market.items.list.useQuery(
    { search, limit: FOUND },
    { enabled: isOpen && search !== '', placeholderData: (before) => before },
  );
  if (!isOpen) {
    return (
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        <Search aria-hidden="true" />
        {texts.addAd()}
      </Button>
    );
  }
  const found = search ? data?.items : undefined;
  return (
    <Root>
      <TextField
        label={texts.findAd()}
        hint={texts.findAdHint()}
        type="search"
        value={typed}
        autoComplete="off"
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
        // it stands in a form, which Enter would send
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Found aria-label={texts.foundAds()}>
        {found?.map(({ id, title, city }) => (
          <li key={id}>
            <Ad
              type="button"
              onClick={() => {
                setIsOpen(false);
                setTyped('');
                onFind({ id, title });
              }}
            >
              <b>{title}</b> <small>{city}</small>
            </Ad>
          </li>
        ))}
      </Found>
      <Said role="status">{found?.length === 0 ? texts.noAds() : null}</Said>
    </Root>
  );
}

const Root = chakra('div', {
  base: { display: 'grid', gap: '1', minWidth: '0', flexBasis: 'full' },
});
const Found = chakra('ul', {
  base: { display: 'grid', gap: '1', listStyle: 'none', _empty: { display: 'none' } },
});
const Ad = chakra('button', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    width: 'full',
    minHeight: 'control',
    paddingInline: '3',
    paddingBlock: '2',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    bg: 'bg.raised',
    borderInlineStart: '4px solid {colors.accent.solid}',
    cursor: 'pointer',
    _hover: { bg: 'bg.sunken' },
    '& b': { textStyle: 'subheading' },
    '& small': { textStyle: 'caption', color: 'fg.muted' },
  },
});
const Said = chakra('p', {
  base: { textStyle: 'small', color: 'fg.muted', _empty: { display: 'none' } },
});
