import { chakra } from '@chakra-ui/react';
import { announcementStates } from '@oche/validators/site/limits';
import type { Announcement } from '@oche/validators/site/schemas';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Section } from '../../../components/section/section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { QueryState } from '../../../patterns/query-state.tsx';
import { AnnouncementRow } from './announcement-row.tsx';

const AnnouncementForm = lazyPart(
  async () => (await import('./announcement-form.tsx')).AnnouncementForm,
);

/** What was, is and will be announced; the address has which of it. */
export function AnnouncementsSection({ search }: { search: Record<string, unknown> }) {
  const { announcements: texts } = useTexts('admin/site');
  const navigate = useNavigate();
  const state = announcementStates.find((each) => each === search.state);
  const [edited, setEdited] = useState<Announcement | 'new' | null>(null);
  const list = trpc.site.announcements.list.useInfiniteQuery(
    { state },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: (before) => before,
      staleTime: 0,
    },
  );
  return (
    <Section
      title={texts.title()}
      text={texts.text()}
      actions={
        <Button shape="wedge" paddingInlineEnd="6" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" />
          {texts.new()}
        </Button>
      }
    >
      <Filter>
        <ChoiceRow
          legend={texts.filter()}
          name="announcement-state"
          options={[
            { value: '', label: texts.states.all() },
            ...announcementStates.map((value) => ({ value, label: texts.states[value]() })),
          ]}
          checkedValue={state ?? ''}
          onChange={({ target }) =>
            navigate({
              to: '/admin/$',
              params: { _splat: 'announcements' },
              search: { state: target.value },
              replace: true,
              resetScroll: false,
            })
          }
        />
      </Filter>
      <QueryState query={list} failed={texts.loadFailed()}>
        {({ pages }) => {
          const all = pages.flatMap(({ items }) => items);
          return all.length === 0 ? (
            <EmptyState drawing="chalkboard" title={texts.empty()}>
              <p>{texts.emptyText()}</p>
            </EmptyState>
          ) : (
            <List>
              {all.map((each) => (
                <AnnouncementRow key={each.id} value={each} onEdit={() => setEdited(each)} />
              ))}
            </List>
          );
        }}
      </QueryState>
      <LoadMore list={list} />
      {edited ? (
        <AnnouncementForm
          value={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Section>
  );
}

const Filter = chakra('div', { base: { maxWidth: '34rem' } });
const List = chakra('ul', { base: { display: 'grid', gap: '3', listStyle: 'none' } });
