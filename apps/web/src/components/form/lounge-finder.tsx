import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useNeedle } from '../../lib/use-debounced.ts';
import { Button } from '../button.tsx';
import { Stack } from '../layout.tsx';
import { TextField } from './fields.tsx';

interface FoundLounge {
  id: number;
  name: string;
  city: string;
}

interface LoungeFinderProps {
  onFind: (lounge: FoundLounge) => void;
}

/** Lounges are looked for from this many letters on. */
const LETTERS = 2;
const FOUND = 5;

/**
 * Any lounge by its name or town, the nearest first; folded away behind a button. The page loads the
 * texts `lounge-finder`.
 */
export function LoungeFinder({ onFind }: LoungeFinderProps) {
  const texts = useTexts('lounge-finder');
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) {
    return (
      <Finder
        onFind={(lounge) => {
          setIsOpen(false);
          onFind(lounge);
        }}
      />
    );
  }
  return (
    <Button size="sm" variant="outline" justifySelf="start" onClick={() => setIsOpen(true)}>
      <Search aria-hidden="true" />
      {texts.open()}
    </Button>
  );
}

function Finder({ onFind }: LoungeFinderProps) {
  const texts = useTexts('lounge-finder');
  const field = useRef<HTMLInputElement>(null);
  // whoever opens it wants to type
  useEffect(() => field.current?.focus(), []);
  const [typed, setTyped] = useState('');
  const search = useNeedle(typed, LETTERS);
  const { data, isError } = trpc.lounges.search.useQuery(
    { search, sort: 'distance', limit: FOUND },
    { enabled: search !== '', placeholderData: (before) => before },
  );
  const found = search ? data?.items : undefined;
  return (
    <Stack gap="1" minWidth="0">
      <TextField
        label={texts.label()}
        hint={texts.hint()}
        value={typed}
        type="search"
        ref={field}
        autoComplete="off"
        maxLength={120}
        onChange={({ target }) => setTyped(target.value)}
        // it may stand in a form, which Enter would send
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (found?.[0] && search === typed.trim()) onFind(found[0]);
        }}
      />
      <Found aria-label={texts.found()}>
        {found?.map(({ id, name, city }) => (
          <li key={id}>
            <Lounge type="button" onClick={() => onFind({ id, name, city })}>
              <b>{name}</b> <small>{city}</small>
            </Lounge>
          </li>
        ))}
      </Found>
      <Said role="status">
        {isError && search ? texts.failed() : found?.length === 0 ? texts.none() : null}
      </Said>
    </Stack>
  );
}

const Found = chakra('ul', {
  base: { display: 'grid', gap: '1', listStyle: 'none', _empty: { display: 'none' } },
});
const Lounge = chakra('button', {
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
