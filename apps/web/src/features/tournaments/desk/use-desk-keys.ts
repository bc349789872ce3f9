import { useEffect, useRef } from 'react';
import { useKeys } from '../../../lib/keys/use-keys.ts';
import type { DeskPart } from './parts.ts';
import { freeBoards } from './use-desk-actions.ts';

/** Rows of matches, in the order in which they stand on the page. */
const ROWS = '[data-match]';
const LISTS: Record<string, string> = {
  q: '[data-list=queue]',
  b: '[data-list=boards]',
  c: '[data-list=here]',
};

interface Options extends Pick<DeskPart, 'evening' | 'drawn' | 'actions' | 'onAsk'> {
  undoLast: () => void;
  toggleVoice: () => void;
  showKeys: () => void;
}

/** The row that has the focus, or in which it is. */
const rowInFocus = () => document.activeElement?.closest<HTMLElement>(ROWS) ?? null;

const rowsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>(ROWS)];

function focusRow(row: Element | null | undefined): boolean {
  if (!(row instanceof HTMLElement)) return false;
  row.focus();
  row.scrollIntoView({ block: 'nearest' });
  return true;
}

/** From the row in focus to the one after or before it in its list; without one to the first of the queue. */
function step(by: 1 | -1): boolean {
  const row = rowInFocus();
  const list = row?.closest('[data-list]') ?? document.querySelector(LISTS.q ?? '');
  const rows = list ? rowsIn(list) : [];
  const from = row ? rows.indexOf(row) : by > 0 ? -1 : rows.length;
  return focusRow(rows[from + by]);
}

/**
 * Everything at the desk by keys: they do what the buttons of the match in focus do. Without a match in focus those
 * for matches do nothing.
 */
export function useDeskKeys({ evening, drawn, actions, onAsk, ...on }: Options): void {
  // what is called leaves the queue: the focus stays where it was, on the one that moves up
  const left = useRef<{ list: Element | null; index: number } | null>(null);
  const run = (act: () => void): true => {
    const row = rowInFocus();
    const list = row?.closest('[data-list]') ?? null;
    left.current = row && list ? { list, index: rowsIn(list).indexOf(row) } : null;
    act();
    return true;
  };
  useEffect(() => {
    const { list, index } = left.current ?? { list: null, index: 0 };
    left.current = null;
    if (!list || document.activeElement !== document.body) return;
    focusRow(rowsIn(list)[index] ?? rowsIn(list).at(-1));
  }, [evening]);
  useKeys((key) => {
    if (key === 'z') return run(on.undoLast);
    if (key === '?') return run(on.showKeys);
    if (key === 'v') return run(on.toggleVoice);
    if (key === 'j' || key === 'ArrowDown') return step(1);
    if (key === 'k' || key === 'ArrowUp') return step(-1);
    const list = LISTS[key];
    if (list) {
      const row = document.querySelector(`${list} ${ROWS}`);
      return focusRow(row ?? document.querySelector(`${list} button`));
    }

    const matchId = Number(rowInFocus()?.dataset.match);
    const match = drawn.matches.find(({ id }) => id === matchId);
    if (!match || actions.isPending) return false;
    const queued = evening.queue.find((one) => one.matchId === matchId);
    const isCalled = match.status === 'called';
    if (/^[1-9]$/.test(key)) {
      const board = evening.boards[Number(key) - 1];
      if (!board || (!queued && match.status !== 'called' && match.status !== 'playing'))
        return false;
      return run(() => actions.toBoard(matchId, board.id));
    }
    switch (key) {
      case 'Enter': {
        const [board] = freeBoards(evening);
        if (queued) return board ? run(() => actions.toBoard(matchId, board.id)) : false;
        return match.can.decide && run(() => onAsk('result', matchId));
      }
      case 'e':
        return match.can.decide && run(() => onAsk('result', matchId));
      case 'n':
        return match.can.decide && run(() => onAsk('forfeit', matchId));
      case 'h':
        return queued !== undefined && run(() => actions.hold(matchId, queued.wait !== 'held'));
      case 't':
        return queued !== undefined && run(() => actions.first(matchId, !queued.isFirst));
      case 'a':
        return isCalled && run(() => actions.again(matchId));
      case 'p':
        return isCalled && run(() => actions.putBack(matchId));
      case 'm':
        return !queued && run(() => onAsk('marker', matchId));
      default:
        return false;
    }
  });
}
