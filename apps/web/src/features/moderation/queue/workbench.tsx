import { chakra } from '@chakra-ui/react';
import type { CaseSummary } from '@oche/validators/moderation/schemas';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Heading, Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useKeys } from '../../../lib/keys/use-keys.ts';
import type { CaseParts } from '../case/case-body.tsx';
import { CaseRow } from './case-row.tsx';
import type { QueuePlace } from './place.ts';
import { useTakeAway } from './use-take-away.ts';

/* the list is there before anybody opens a case */
const CasePane = lazyPart(async () => (await import('./case-pane.tsx')).CasePane);

interface WorkbenchProps {
  cases: readonly CaseSummary[];
  place: QueuePlace;
  /** the case that is open beside the list */
  openId: number | null;
  parts: CaseParts;
  /** filters */
  above?: ReactNode;
  /** what loads more */
  below: ReactNode;
}

/** What waits on the left, the case on the right; on a phone one of them. `j`, `k`, Enter and `h` do what the mouse does. */
export function Workbench({ cases, place, openId, parts, above, below }: WorkbenchProps) {
  const { queue: texts, case: caseTexts } = useTexts('moderation');
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const pane = useRef<HTMLElement>(null);
  const { takeAway, goingId } = useTakeAway();
  /** the case that keys are for: the address follows a moment later */
  const aimed = useRef(openId);
  /** a page that opens with a case keeps the focus where pages have it */
  const isFirst = useRef(true);

  const open = (id: number | undefined) => {
    aimed.current = id ?? null;
    void navigate({
      to: place.to,
      search: { ...place.filter, case: id },
      replace: true,
      resetScroll: false,
    });
  };
  /** The one that was open is decided by then: its neighbour takes its place. */
  const takeAwayAndGoOn = (each: CaseSummary) => {
    const index = cases.indexOf(each);
    if (each.id === aimed.current) open((cases[index + 1] ?? cases[index - 1])?.id);
    takeAway(each);
  };
  const step = (by: 1 | -1): boolean => {
    const from = cases.findIndex(({ id }) => id === aimed.current);
    const next = cases[from < 0 ? (by > 0 ? 0 : cases.length - 1) : from + by];
    if (next) open(next.id);
    return true;
  };
  useKeys((key) => {
    if (document.activeElement?.closest('textarea')) return false;
    const current = cases.find(({ id }) => id === aimed.current);
    if (key === 'j') return step(1);
    if (key === 'k') return step(-1);
    if (!current) return false;
    if (key === 'Enter') pane.current?.focus();
    else if (key === 'h' && current.oneStep) takeAwayAndGoOn(current);
    else return false;
    return true;
  });

  useEffect(() => {
    aimed.current = openId;
    if (openId === null) isFirst.current = false;
    if (openId === null || !pane.current) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-case="${openId}"]`);
    const isListShown = list.current?.offsetParent !== null;
    if (row && isListShown) {
      row.scrollIntoView({ block: 'nearest' });
      // from its link to the row itself, where keys are the list's
      if (list.current?.contains(document.activeElement)) row.focus({ preventScroll: true });
    } else if (!isListShown && isFirst.current === false) {
      pane.current.focus({ preventScroll: true });
    }
    isFirst.current = false;
    if (!isListShown || pane.current.getBoundingClientRect().top < 0)
      pane.current.scrollIntoView({ block: 'start' });
  }, [openId]);

  return (
    <Panes data-open={openId !== null || undefined}>
      <ListPane aria-label={texts.list()}>
        {above}
        <Rows ref={list}>
          {cases.map((each) => (
            <Row
              key={each.id}
              data-case={each.id}
              data-current={each.id === openId || undefined}
              tabIndex={-1}
            >
              <CaseRow
                summary={each}
                place={place}
                isOpen={each.id === openId}
                onTakeAway={() => takeAwayAndGoOn(each)}
                isGoing={goingId === each.id}
              />
            </Row>
          ))}
        </Rows>
        {below}
      </ListPane>
      {openId === null ? (
        <Choose>
          <Heading size="heading">{texts.choose()}</Heading>
          <p>{texts.chooseText()}</p>
          <Muted>{texts.keys()}</Muted>
        </Choose>
      ) : (
        <Pane ref={pane} tabIndex={-1} aria-label={caseTexts.title({ id: openId })}>
          <CasePane key={openId} id={openId} place={place} parts={parts} />
        </Pane>
      )}
    </Panes>
  );
}

const Panes = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '25rem minmax(0, 1fr)' },
    columnGap: '8',
    alignItems: 'start',
    marginBottom: '8',
    '&[data-open] > :first-child': { display: { base: 'none', lg: 'block' } },
  },
});
/** It stays where it is while a long case is read. */
const ListPane = chakra('section', {
  base: {
    minWidth: '0',
    lg: {
      position: 'sticky',
      top: '5rem',
      maxHeight: 'calc(100dvh - 6rem)',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      borderInlineEnd: '3px double {colors.border.strong}',
    },
  },
});
const Rows = chakra('ul', { base: { listStyle: 'none', borderTopWidth: '1px' } });
const Row = chakra('li', {
  base: {
    borderBottomWidth: '1px',
    '&[data-current]': {
      bg: 'bg.raised',
      boxShadow: { lg: 'inset 4px 0 0 {colors.accent.solid}' },
    },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
const Pane = chakra('section', {
  base: { minWidth: '0', scrollMarginTop: '5rem', outline: 'none' },
});
const Choose = chakra('div', {
  base: {
    display: { base: 'none', lg: 'grid' },
    gap: '2',
    padding: '6',
    bg: 'bg.raised',
    borderInlineStart: '6px solid {colors.border.strong}',
  },
});
