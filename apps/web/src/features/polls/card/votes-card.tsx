import { chakra } from '@chakra-ui/react';
import type { Poll, PollKind } from '@oche/validators/polls/schemas';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Stack } from '../../../components/layout.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useSeen } from '../../../lib/live/use-seen.ts';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { PollBox } from '../poll/poll-box.tsx';
import { CURRENT } from './votes-data.ts';

/** The site's polls, for a member's start page: sets and lounges, and whatever else is asked. */
export function VotesCard() {
  const texts = useTexts('polls');
  const { data, error, refetch, isFetching } = trpc.polls.listCurrent.useQuery(undefined, CURRENT);
  if (error && !data) {
    return (
      <QueryFailed as="h3" query={{ error, isFetching, refetch }} title={texts.loadFailed()} />
    );
  }
  return data ? <Tabs polls={data} /> : <SkeletonRows />;
}

/** Which tabs there are: the third only while there is something in it. */
const kindsOf = (polls: readonly Poll[]): PollKind[] =>
  polls.some(({ kind }) => kind === 'free') ? ['set', 'lounge', 'free'] : ['set', 'lounge'];

function Tabs({ polls }: { polls: readonly Poll[] }) {
  const texts = useTexts('polls');
  const id = useId();
  const kinds = kindsOf(polls);
  // where there is something to vote on, else to look at
  const first =
    kinds.find((kind) => polls.some((poll) => poll.kind === kind && isWaiting(poll))) ??
    kinds.find((kind) => polls.some((poll) => poll.kind === kind));
  const [chosen, setChosen] = useState<PollKind>(first ?? 'set');
  const kind = kinds.includes(chosen) ? chosen : 'set';
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const place = (kinds.indexOf(kind) + step + kinds.length) % kinds.length;
    setChosen(kinds[place] ?? kind);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus();
  };
  return (
    <Stack gap="3" minWidth="0">
      <TabList ref={list} role="tablist" aria-label={texts.tabs()} onKeyDown={move}>
        {kinds.map((each) => (
          <Tab
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={each === kind}
            aria-controls={`${id}-panel`}
            tabIndex={each === kind ? 0 : -1}
            onClick={() => setChosen(each)}
          >
            {texts.tab[each]()}
            {polls.some((poll) => poll.kind === each && isWaiting(poll)) ? (
              <>
                <Dot aria-hidden="true" />
                <VisuallyHidden>{texts.waiting()}</VisuallyHidden>
              </>
            ) : null}
          </Tab>
        ))}
      </TabList>
      <Stack minWidth="0" id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${kind}`}>
        <OfKind kind={kind} polls={polls.filter((poll) => poll.kind === kind)} />
      </Stack>
    </Stack>
  );
}

const isWaiting = ({ can, hasVoted }: Poll): boolean => can.vote && !hasVoted;

function OfKind({ kind, polls }: { kind: PollKind; polls: readonly Poll[] }) {
  const texts = useTexts('polls');
  const utils = trpc.useUtils();
  useSeen(polls.map(({ id }) => `poll/${id}`));
  if (polls.length === 0 && kind !== 'free') {
    return (
      <EmptyState as="h3" title={texts.empty[kind].title()}>
        <p>{texts.empty[kind].text()}</p>
      </EmptyState>
    );
  }
  return polls.map((poll) => (
    <PollBox
      key={poll.id}
      poll={poll}
      eyebrow={texts.head[kind]()}
      onChange={(changed) =>
        utils.polls.listCurrent.setData(undefined, (all) =>
          all?.map((each) => (each.id === changed.id ? changed : each)),
        )
      }
    />
  ));
}

const TabList = chakra('div', {
  base: { display: 'flex', layerStyle: 'wiresBottom', overflowX: 'auto' },
});
const Tab = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '10',
    paddingInline: '3',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { color: 'fg', bg: 'bg.sunken' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-selected=true]': {
      color: 'fg',
      boxShadow: 'inset 0 -3px 0 {colors.accent.solid}',
    },
  },
});
/** Something there waits for the reader's vote. */
const Dot = chakra('i', {
  base: { width: '2', height: '2', borderRadius: 'full', bg: 'accent.solid' },
});
