import { chakra } from '@chakra-ui/react';
import type { CaseSummary } from '@oche/validators/moderation';
import { useNavigate } from '@tanstack/react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { SelectField } from '../../components/form/fields.tsx';
import { TextLink } from '../../components/link.tsx';
import { LoadMore } from '../../components/list/load-more.tsx';
import { RowWords, RuledList, RuledRow } from '../../components/list/ruled-list.tsx';
import { Badge, Figure, Muted } from '../../components/text.tsx';
import { Time } from '../../components/time.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { fullName } from '../../lib/person-name.ts';
import { trpc } from '../../lib/trpc.ts';
import { kindText, reportableKinds } from './kinds.ts';
import { ModerationFrame } from './moderation-frame.tsx';
import { useCaseEvents } from './use-case-events.ts';

/** What waits for a moderator, the heaviest first. It is current while it is open. */
export function QueuePage({ kind }: { kind: string | undefined }) {
  const texts = useTexts('moderation');
  const navigate = useNavigate();
  const [data, list] = trpc.moderation.case.list.useSuspenseInfiniteQuery(
    { kind },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, staleTime: 0 },
  );
  useCaseEvents();
  const cases = data.pages.flatMap(({ items }) => items);
  const kinds = reportableKinds.map((value) => ({ value, label: texts.kinds[value]() }));
  return (
    <ModerationFrame lead={texts.queue.text()}>
      <Filter>
        <SelectField
          label={texts.queue.kind()}
          value={kind ?? ''}
          options={[{ value: '', label: texts.queue.allKinds() }, ...kinds]}
          onChange={({ target }) =>
            navigate({
              to: '/moderation',
              search: { kind: target.value || undefined },
              replace: true,
            })
          }
        />
      </Filter>
      {cases.length === 0 ? (
        <EmptyState title={texts.queue.empty()}>
          <p>{texts.queue.emptyText()}</p>
        </EmptyState>
      ) : null}
      <RuledList>
        {cases.map((each) => (
          <li key={each.id}>
            <CaseRow summary={each} />
          </li>
        ))}
      </RuledList>
      <LoadMore list={list} />
    </ModerationFrame>
  );
}

function CaseRow({ summary }: { summary: CaseSummary }) {
  const texts = useTexts('moderation');
  const { reasons: reasonTexts } = useTexts('report');
  const { id, thing, reportCount, reasons, lastReportedAt, claimedBy } = summary;
  return (
    <RuledRow>
      <Count>
        <Figure fontSize="2xl">{reportCount}</Figure>
        <Muted as="span">{texts.queue.reports({ count: reportCount })}</Muted>
      </Count>
      <RowWords>
        <TextLink to="/moderation/cases/$id" params={{ id: String(id) }}>
          {thing.title ?? texts.case.gone()}
        </TextLink>{' '}
        <Badge>{kindText(texts, thing.kind)}</Badge>
        {thing.text ? <Excerpt>{thing.text}</Excerpt> : null}
        <Muted>
          {[
            thing.author ? fullName(thing.author) : null,
            thing.place,
            reasons.map((reason) => reasonTexts[reason]()).join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
          {' · '}
          <Time value={lastReportedAt} />
        </Muted>
      </RowWords>
      {claimedBy ? (
        <Badge tone="inverse">{texts.queue.claimedBy({ name: fullName(claimedBy) })}</Badge>
      ) : null}
    </RuledRow>
  );
}

const Filter = chakra('div', { base: { maxWidth: '16rem', paddingBottom: '4' } });
const Count = chakra('div', {
  base: { display: 'grid', justifyItems: 'center', minWidth: '4.5rem', lineHeight: '1.1' },
});
const Excerpt = chakra('p', { base: { lineClamp: '2', maxWidth: 'measure' } });
