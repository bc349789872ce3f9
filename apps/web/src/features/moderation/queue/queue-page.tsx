import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { SelectField } from '../../../components/form/fields.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { textParam } from '../../../lib/addresses/search-params.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { CaseParts } from '../case/case-body.tsx';
import { caseKinds, useKindText } from '../kinds.ts';
import { ModerationFrame } from '../moderation-frame.tsx';
import { placeText } from '../place-text.ts';
import { useCaseEvents } from '../use-case-events.ts';
import { Workbench } from './workbench.tsx';

export interface QueueFilter {
  kind?: string | undefined;
  scope?: string | undefined;
}

/** What of the address the page understands. */
export const queueFilterOf = (search: QueueFilter): QueueFilter => ({
  kind: textParam(search.kind, 40),
  scope: textParam(search.scope, 60),
});

interface QueuePageProps {
  filter: QueueFilter;
  /** the case that is open beside the list */
  openId: number | null;
  parts: CaseParts;
}

/** What waits for a moderator, the heaviest first. It is current while it is open. */
export function QueuePage({ filter, openId, parts }: QueuePageProps) {
  const texts = useTexts('moderation');
  const kindText = useKindText();
  const navigate = useNavigate();
  const [data, list] = trpc.moderation.case.list.useSuspenseInfiniteQuery(filter, {
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });
  useCaseEvents();
  const cases = data.pages.flatMap(({ items }) => items);
  const [places] = trpc.moderation.scope.places.useSuspenseQuery();
  const areas = places
    .filter(({ name }) => name !== null)
    .map((place) => ({ value: place.scope, label: placeText(texts, place) }));
  const kinds = caseKinds.map((value) => ({ value, label: kindText(value) }));
  const filters = (
    <Filter>
      <SelectField
        label={texts.queue.kind()}
        value={filter.kind ?? ''}
        options={[{ value: '', label: texts.queue.allKinds() }, ...kinds]}
        onChange={({ target }) =>
          navigate({
            to: '/moderation',
            search: { ...filter, kind: target.value || undefined },
            replace: true,
          })
        }
      />
      <SelectField
        label={texts.scopes.filter()}
        value={filter.scope ?? ''}
        options={[{ value: '', label: texts.scopes.anywhere() }, ...areas]}
        onChange={({ target }) =>
          navigate({
            to: '/moderation',
            search: { ...filter, scope: target.value || undefined },
            replace: true,
          })
        }
      />
    </Filter>
  );
  return (
    <ModerationFrame lead={texts.queue.text()}>
      {cases.length === 0 && openId === null ? (
        <>
          {filters}
          <EmptyState title={texts.queue.empty()}>
            <p>{texts.queue.emptyText()}</p>
          </EmptyState>
        </>
      ) : (
        <Workbench
          cases={cases}
          place={{ to: '/moderation', filter }}
          openId={openId}
          parts={parts}
          above={filters}
          below={<LoadMore list={list} />}
        />
      )}
    </ModerationFrame>
  );
}

const Filter = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    paddingInlineEnd: { lg: '4' },
    paddingBottom: '4',
  },
});
