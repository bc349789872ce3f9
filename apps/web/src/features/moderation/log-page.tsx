import { chakra } from '@chakra-ui/react';
import type { AuditEntryOutput } from '@oche/validators/moderation';
import { useNavigate } from '@tanstack/react-router';
import { ButtonAnchor } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { SelectField } from '../../components/form/fields.tsx';
import { LoadMore } from '../../components/list/load-more.tsx';
import { RowWords, RuledList, RuledRow } from '../../components/list/ruled-list.tsx';
import { Muted } from '../../components/text.tsx';
import { Time } from '../../components/time.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { fullName } from '../../lib/person-name.ts';
import { stringifySearch } from '../../lib/search-params.ts';
import { trpc } from '../../lib/trpc.ts';
import { kindText, loggedKinds } from './kinds.ts';
import { ModerationFrame } from './moderation-frame.tsx';

export interface LogFilter {
  action?: string | undefined;
  actorId?: string | undefined;
}

/** What the staff has done: who, what, why. */
export function LogPage({ filter }: { filter: LogFilter }) {
  const texts = useTexts('moderation');
  const navigate = useNavigate();
  const [data, list] = trpc.moderation.audit.list.useSuspenseInfiniteQuery(filter, {
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });
  const entries = data.pages.flatMap(({ items }) => items);
  const kinds = loggedKinds.map((value) => ({ value, label: texts.kinds[value]() }));
  return (
    <ModerationFrame
      lead={texts.log.text()}
      actions={
        <ButtonAnchor
          href={`/api/moderation/audit.csv${stringifySearch({ ...filter })}`}
          variant="outline"
          size="sm"
        >
          {texts.log.export()}
        </ButtonAnchor>
      }
    >
      <Filter>
        <SelectField
          label={texts.queue.kind()}
          value={filter.action ?? ''}
          options={[{ value: '', label: texts.queue.allKinds() }, ...kinds]}
          onChange={({ target }) =>
            navigate({
              to: '/moderation/log',
              search: { ...filter, action: target.value || undefined },
              replace: true,
            })
          }
        />
      </Filter>
      {entries.length === 0 ? <EmptyState title={texts.log.empty()} /> : null}
      <RuledList>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </RuledList>
      <LoadMore list={list} />
    </ModerationFrame>
  );
}

function Entry({ entry }: { entry: AuditEntryOutput }) {
  const texts = useTexts('moderation');
  const { actor, action, thing, reason, before, after, happenedAt } = entry;
  return (
    <RuledRow>
      <RowWords>
        <strong>{action}</strong> {kindText(texts, thing.kind)} {thing.id}
        {reason ? <Words>{reason}</Words> : null}
        <Muted>{[factsText(before), factsText(after)].filter(Boolean).join(' → ')}</Muted>
        <Muted>
          {actor ? fullName(actor) : texts.log.house()},{' '}
          <Time value={happenedAt} format="dateTime" />
        </Muted>
      </RowWords>
    </RuledRow>
  );
}

const factsText = (facts: AuditEntryOutput['before']): string =>
  Object.entries(facts ?? {})
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

const Filter = chakra('div', { base: { maxWidth: '16rem', paddingBottom: '4' } });
const Words = chakra('p', { base: { maxWidth: 'measure', whiteSpace: 'pre-wrap' } });
