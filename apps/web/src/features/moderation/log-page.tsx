import { chakra } from '@chakra-ui/react';
import type { AuditEntryOutput } from '@oche/validators/moderation/audit';
import { useNavigate } from '@tanstack/react-router';
import { ButtonAnchor } from '../../components/button.tsx';
import { SelectField } from '../../components/form/fields.tsx';
import { TextLink } from '../../components/link.tsx';
import { LoadMore } from '../../components/list/load-more.tsx';
import { RowWords, RuledList, RuledRow } from '../../components/list/ruled-list.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { Muted } from '../../components/text.tsx';
import { Time } from '../../components/time/time.tsx';
import type { TextsOf } from '../../i18n/namespaces.ts';
import { useTexts } from '../../i18n/react.tsx';
import { stringifySearch, textParam } from '../../lib/addresses/search-params.ts';
import { fullName } from '../../lib/person-name.ts';
import { trpc } from '../../lib/trpc.ts';
import { loggedKinds, useKindText } from './kinds.ts';
import { ModerationFrame } from './moderation-frame.tsx';

export interface LogFilter {
  action?: string | undefined;
  actorId?: string | undefined;
}

/** What of the address the page understands. */
export const logFilterOf = (search: LogFilter): LogFilter => ({
  action: textParam(search.action, 60),
  actorId: textParam(search.actorId, 100),
});

/** What the staff has done: who, what, why. */
export function LogPage({ filter }: { filter: LogFilter }) {
  const texts = useTexts('moderation');
  const kindText = useKindText();
  const navigate = useNavigate();
  const [data, list] = trpc.moderation.audit.list.useSuspenseInfiniteQuery(filter, {
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });
  const entries = data.pages.flatMap(({ items }) => items);
  const kinds = loggedKinds.map((value) => ({ value, label: kindText(value) }));
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
        <strong>
          <Thing thing={thing} />
        </strong>
        : {verbText(texts, action)}
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

/** A member has a page here; other things are known by their number. */
function Thing({ thing: { kind, id } }: Pick<AuditEntryOutput, 'thing'>) {
  const texts = useTexts('moderation');
  const kindText = useKindText();
  if (kind === 'claim') return `${texts.log.claim()} ${id}`;
  if (kind !== 'member') return `${kindText(kind)} ${id}`;
  return (
    <TextLink to="/moderation/members/$id" params={{ id }}>
      {kindText(kind)}
    </TextLink>
  );
}

/** What was done, in words; an action that the page doesn't know yet is named as it is. */
function verbText({ log }: TextsOf<'moderation'>, action: string): string {
  const verb = action.slice(action.indexOf('.') + 1);
  return Object.hasOwn(log.verbs, verb) ? log.verbs[verb as keyof typeof log.verbs]() : action;
}

const factsText = (facts: AuditEntryOutput['before']): string =>
  Object.entries(facts ?? {})
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

const Filter = chakra('div', { base: { maxWidth: '16rem', paddingBottom: '4' } });
const Words = chakra('p', { base: { maxWidth: 'measure', whiteSpace: 'pre-wrap' } });
