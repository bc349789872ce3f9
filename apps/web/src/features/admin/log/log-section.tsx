import { chakra } from '@chakra-ui/react';
import { ButtonAnchor } from '../../../components/button.tsx';
import { DataList } from '../../../components/data-list/data-list.tsx';
import { DAY } from '../../../components/data-list/list-address.ts';
import { useListAddress } from '../../../components/data-list/use-list-address.ts';
import { Section } from '../../../components/section/section.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { stringifySearch } from '../../../lib/addresses/search-params.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { changeText } from './change-text.ts';
import { LogThing } from './log-thing.tsx';
import { useLogWords } from './use-log-words.ts';

const SHAPE = {
  sorts: ['time'],
  sortedBy: '-time',
  filters: {
    action: /^[a-z]+(\.[a-zA-Z]+)?$/,
    actorId: /^[\w-]{1,100}$/,
    kind: /^[a-z]{1,40}$/,
    from: DAY,
    until: DAY,
  },
} as const;

const PAGE = 25;

/** What the staff has done, filtered by what, who, about what and when. */
export function LogSection({ search }: { search: Record<string, unknown> }) {
  const { log: texts } = useTexts('admin/lists');
  const { list: words } = useTexts('admin');
  const locale = useLocale();
  const named = useLogWords();
  const address = useListAddress(search, SHAPE);
  const { search: thingId, cursor, from, until, action, actorId, kind } = address.input;
  const filter = {
    ...{ action, actorId, kind, thingId },
    from: from && startOf(from),
    until: until && startOf(until, 1),
  };
  const list = trpc.moderation.audit.list.useQuery(
    { ...filter, cursor, limit: PAGE },
    { placeholderData: (before) => before, staleTime: 0 },
  );
  const options = trpc.admin.log.options.useQuery();
  const { actions = [], kinds = [], actors = [] } = options.data ?? {};
  const nouns = [...new Set(actions.map((each) => each.split('.')[0] ?? ''))];
  return (
    <Section
      title={texts.title()}
      text={texts.text()}
      actions={
        <ButtonAnchor
          href={`/api/moderation/audit.csv${stringifySearch(filter)}`}
          variant="outline"
          size="sm"
        >
          {texts.export()}
        </ButtonAnchor>
      }
    >
      <DataList
        label={texts.title()}
        searchLabel={texts.search()}
        address={address}
        list={list}
        texts={words}
        keyOf={({ id }) => String(id)}
        columns={[
          {
            key: 'time',
            label: texts.time(),
            cell: ({ happenedAt }) => <Time value={happenedAt} format="dateTime" />,
          },
          {
            key: 'actor',
            label: texts.actor(),
            cell: ({ actor }) => (actor ? fullName(actor) : texts.house()),
          },
          { key: 'action', label: texts.action(), cell: (entry) => named.action(entry.action) },
          { key: 'thing', label: texts.thing(), cell: ({ thing }) => <LogThing thing={thing} /> },
          {
            key: 'reason',
            label: texts.reason(),
            from: 'lg',
            cell: ({ reason }) => (reason ? <Words>{reason}</Words> : '–'),
          },
          {
            key: 'changes',
            label: texts.changes(),
            from: 'xl',
            cell: (entry) => <Facts>{changeText(entry, texts.facts, locale) ?? '–'}</Facts>,
          },
        ]}
        filters={[
          {
            name: 'action',
            label: texts.action(),
            options: nouns.flatMap((noun) => [
              { value: noun, label: texts.wholeKind({ noun: named.kind(noun) }) },
              ...actions
                .filter((each) => each.startsWith(`${noun}.`))
                .map((value) => ({ value, label: named.action(value) })),
            ]),
          },
          {
            name: 'kind',
            label: texts.kind(),
            options: kinds.map((value) => ({ value, label: named.kind(value) })),
          },
          {
            name: 'actorId',
            label: texts.actor(),
            options: actors.map((actor) => ({ value: actor.id, label: fullName(actor) })),
          },
          { name: 'from', label: texts.from() },
          { name: 'until', label: texts.until() },
        ]}
      />
    </Section>
  );
}

/** The beginning of a day where the reader is, or of one after it. */
function startOf(day: string, later = 0): string | undefined {
  const start = new Date(`${day}T00:00:00`);
  if (Number.isNaN(start.getTime())) return undefined;
  start.setDate(start.getDate() + later);
  return start.toISOString();
}

const Words = chakra('span', {
  base: { display: 'block', maxWidth: '20rem', overflowWrap: 'anywhere', lineClamp: '3' },
});
const Facts = chakra('span', {
  base: {
    display: 'block',
    maxWidth: '20rem',
    textStyle: 'small',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    lineClamp: '3',
  },
});
