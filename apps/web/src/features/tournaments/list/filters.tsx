import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/form/field-frame.tsx';
import { SearchInput } from '../../../components/form/search-input.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useTypedParam } from '../../../lib/use-typed-param.ts';
import { STATES, type TournamentSearch } from './tournament-search.ts';

const CHOICES = ['all', ...STATES, 'mine'] as const;

/** What is looked for, and in which state; both stand in the address. */
export function Filters({ search }: { search: TournamentSearch }) {
  const texts = useTexts('tournaments/list');
  const navigate = useNavigate();
  const query = useTypedParam(
    search.q,
    (q) =>
      void navigate({
        to: '/tournaments',
        search: { ...search, of: undefined, q },
        resetScroll: false,
        // letters are no steps of the back button
        replace: true,
      }),
  );
  const choose = (state: (typeof CHOICES)[number]) =>
    void navigate({
      to: '/tournaments',
      search:
        state === 'mine'
          ? { of: state }
          : { q: search.q, status: state === 'all' ? undefined : state },
      resetScroll: false,
    });
  const chosen = search.of ?? search.status ?? 'all';
  return (
    <Bar
      role="search"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        query.flush();
      }}
    >
      <Field label={texts.searchLabel()}>
        {(control) => (
          <SearchInput
            {...control}
            placeholder={texts.searchPlaceholder()}
            value={query.value}
            onChange={(event) => query.type(event.target.value)}
            maxLength={100}
            enterKeyHint="search"
          />
        )}
      </Field>
      <States role="group" aria-label={texts.statusLabel()}>
        {CHOICES.map((state) => (
          <Button
            key={state}
            size="sm"
            variant={state === chosen ? 'solid' : 'outline'}
            aria-pressed={state === chosen}
            onClick={() => choose(state)}
          >
            {texts.states[state]()}
          </Button>
        ))}
      </States>
    </Bar>
  );
}

const Bar = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
    gap: '3',
    alignItems: 'end',
    marginBottom: '5',
  },
});
const States = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingBlock: '1',
    marginInline: { base: '-4', md: '0' },
    paddingInline: { base: '4', md: '0' },
  },
});
