import { chakra } from '@chakra-ui/react';
import { type PollState, pollStates } from '@oche/validators/polls/limits';
import type { Poll } from '@oche/validators/polls/schemas';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { Section } from '../../../components/section/section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { PollRow } from './poll-row.tsx';

const PollForm = lazyPart(async () => (await import('./poll-form.tsx')).PollForm);

/** Admins make, plan, pin and close the site's polls here, and see how they go. */
export function PollsSection() {
  const texts = useTexts('polls/admin');
  const [state, setState] = useState<PollState | undefined>();
  const [edited, setEdited] = useState<Poll | 'new' | null>(null);
  const list = trpc.polls.admin.list.useInfiniteQuery(
    { state },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: (before) => before,
      refetchInterval: 20_000,
    },
  );
  const all = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Section
      title={texts.title()}
      text={texts.lead()}
      actions={
        <Button shape="wedge" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" />
          {texts.new()}
        </Button>
      }
    >
      <Filter>
        <ChoiceRow
          legend={texts.filter()}
          name="poll-state"
          options={[
            { value: 'all', label: texts.states.all() },
            ...pollStates.map((value) => ({ value, label: texts.states[value]() })),
          ]}
          checkedValue={state ?? 'all'}
          onChange={({ target }) => setState(pollStates.find((each) => each === target.value))}
        />
      </Filter>
      {list.isPending ? <SkeletonRows /> : null}
      {list.isError && all.length === 0 ? (
        <QueryFailed query={list} title={texts.loadFailed()} />
      ) : null}
      {list.data && all.length === 0 ? (
        <EmptyState title={texts.empty()}>
          <p>{texts.emptyText()}</p>
        </EmptyState>
      ) : null}
      <List>
        {all.map((poll) => (
          <PollRow key={poll.id} poll={poll} onEdit={() => setEdited(poll)} />
        ))}
      </List>
      <LoadMore list={list} />
      {edited ? (
        <PollForm poll={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
    </Section>
  );
}

const Filter = chakra('div', { base: { marginBottom: '5', maxWidth: '34rem' } });
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '5',
    listStyle: 'none',
    alignItems: 'start',
  },
});
