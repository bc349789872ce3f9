import type { CountingEvent } from '@oche/validators/autoscoring/schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorDataOf, hasErrorCode } from '../../../lib/errors/errors.ts';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { type BoardLine, noBoards } from './board-line.ts';
import { type KeptBoard, readBoard, withHandled, writeBoard } from './kept-board.ts';

/** A board counts for a quarter of an hour, so a device says it again sooner. */
const RENEW_MS = 5 * 60_000;
/** A board that is there says something every ten seconds. */
const SILENT_MS = 30_000;

interface Options {
  /** what is scored: a game or a training, for which the board is kept on this device */
  of: string;
  /** null: no board can count here */
  line: BoardLine | null;
  /** whether this device scores it now */
  isOn: boolean;
  /** whether a visit can be entered now; until then those that are over wait */
  canEnter: boolean;
  /** the darts are out of the board */
  onVisit: (darts: readonly string[]) => void;
}

export interface Counting {
  board: Pick<KeptBoard, 'boardId' | 'name'> | null;
  /** null: there is no board, or it has said nothing yet */
  state: CountingEvent['state'];
  isConnected: boolean;
  darts: readonly string[];
  /** whether the board has given these darts up: it can't say whether that was all, so somebody has to enter them */
  isUnclear: boolean;
  /** which of them were said by hand */
  byHand: readonly boolean[];
  /**
   * Another board counts from now on; null: none.
   * @param own of a board that this page alone is connected to; after a reload it has to be chosen again
   */
  choose: (board: { id: number; name: string } | null, own?: BoardLine) => void;
  correct: (place: number, dart: string) => void;
  /** The visit is entered as it is, although its darts are still in the board. */
  enter: () => void;
  /** The visit was entered in another way: what the board says of it later is nothing. */
  pass: () => void;
}

interface Mine {
  visit: string;
  darts: Readonly<Record<number, string>>;
}

const MISS = '0';
const NO_HAND: Mine = { visit: '', darts: {} };

/** A board that counts for what this device scores: what it sees, and its visits when they are over. */
export function useCounting({ of, line: shared, isOn, canEnter, onVisit }: Options): Counting {
  const [own, setOwn] = useState<BoardLine | null>(null);
  const line = own ?? shared;
  const [kept, setKept] = useState<KeptBoard | null>(() =>
    shared && shared !== noBoards ? readBoard(of, Date.now()) : null,
  );
  const [attached, setAttached] = useState<number | null>(null);
  const [event, setEvent] = useState<CountingEvent | null>(null);
  const [mine, setMine] = useState<Mine>(NO_HAND);
  const [unclear, setUnclear] = useState<readonly string[] | null>(null);
  const fail = useFailureToast();
  const boardId = kept?.boardId ?? null;
  const handled = kept?.handled ?? null;
  const current = event?.visit && !handled?.includes(event.visit) ? event : null;
  const darts = current?.visit ? withHand({ ...current, visit: current.visit }, mine) : [];
  const byHand = mine.visit === current?.visit ? mine.darts : {};
  const keep = (board: KeptBoard | null) => {
    setKept(board);
    if (!own) writeBoard(board);
  };
  const drop = () => {
    keep(null);
    setAttached(null);
    setEvent(null);
    setOwn(null);
    setUnclear(null);
  };

  const attach = useEffectEvent(async (id: number) => {
    try {
      await line?.attach(id);
      setAttached(id);
    } catch (error) {
      // without a network it is tried again
      if (!errorDataOf(error) || hasErrorCode(error, 'UNAVAILABLE', 'RATE_LIMITED')) return;
      if (hasErrorCode(error, 'COUNTING_BOARD_NOT_FOUND', 'COUNTING_BOARD_TAKEN')) {
        drop();
        fail(error, '');
        // it is about what is scored here, so the board goes on with the next game
      } else setKept(null);
    }
  });
  useEffect(() => {
    if (boardId === null || !isOn) return;
    void attach(boardId);
    const again = setInterval(() => void attach(boardId), RENEW_MS);
    const online = () => void attach(boardId);
    addEventListener('online', online);
    return () => {
      clearInterval(again);
      removeEventListener('online', online);
    };
  }, [boardId, isOn]);

  useLive<{ data: CountingEvent }>({
    of: line && isOn && attached === boardId ? boardId : null,
    slot: 'board',
    open: (stream) => {
      const lastEventId = event ? String(event.revision) : null;
      return (
        line?.subscribe({ boardId: boardId ?? 0, lastEventId }, stream) ?? { unsubscribe: () => {} }
      );
    },
    onData: ({ data }) => {
      setEvent(data);
      const given = current?.visit && givenUp(current, data);
      if (given) setUnclear(darts);
      else if (data.darts.length > 0) setUnclear(null);
      // what was over before is nothing of this game
      if (kept?.handled === null) {
        keep(
          withHandled(
            kept,
            data.done.map(({ visit }) => visit),
            Date.now(),
          ),
        );
      }
    },
    isEnd: (error) => hasErrorCode(error, 'COUNTING_BOARD_NOT_FOUND'),
    // a device that was asleep has to say again that the board counts for it
    onEnd: () => {
      setAttached(null);
      if (boardId !== null) void attach(boardId);
    },
  });

  useEffect(() => {
    if (!event?.isConnected) return;
    const timer = setTimeout(() => setEvent({ ...event, isConnected: false }), SILENT_MS);
    return () => clearTimeout(timer);
  }, [event]);

  const waiting = handled && event?.done.find(({ visit }) => !handled.includes(visit));
  const take = useEffectEvent((visit: string, darts: readonly string[]) => {
    if (!kept) return;
    keep(withHandled(kept, [visit], Date.now()));
    onVisit(darts);
  });
  const isDue = isOn && canEnter && waiting ? waiting.visit : null;
  useEffect(() => {
    if (isDue !== null && waiting) take(waiting.visit, withHand(waiting, mine));
  }, [isDue, waiting, mine]);

  const isUnclear = unclear !== null && darts.length === 0;
  return {
    board: kept,
    state: event?.state ?? null,
    isConnected: event?.isConnected ?? false,
    darts: isUnclear ? unclear : darts,
    isUnclear,
    byHand: darts.map((_, place) => byHand[place] !== undefined),
    choose(board, connected) {
      if (boardId !== null) line?.detach(boardId).catch(() => {});
      drop();
      if (!board) return;
      const { id, name } = board;
      const chosen = { boardId: id, name, of, handled: null, at: Date.now() };
      setOwn(connected ?? null);
      setKept(chosen);
      if (!connected) writeBoard(chosen);
    },
    correct(place, dart) {
      if (isUnclear) return setUnclear(withPlace(unclear, place, dart));
      const visit = current?.visit;
      if (!visit || boardId === null) return;
      setMine({ visit, darts: { ...byHand, [place]: dart } });
      // others see it, too; here it holds without them
      line?.correct({ boardId, visit, place, dart }).catch(() => {});
    },
    enter() {
      if (isUnclear) {
        setUnclear(null);
        onVisit(unclear);
      } else if (current?.visit && darts.length > 0) take(current.visit, darts);
    },
    pass() {
      setUnclear(null);
      if (kept && current?.visit && current.darts.length > 0) {
        keep(withHandled(kept, [current.visit], Date.now()));
      }
    },
  };
}

/** Whether a board has begun another visit without saying that the darts of the one before are out of it. */
const givenUp = (before: CountingEvent, now: CountingEvent): boolean =>
  before.visit !== now.visit &&
  before.darts.length > 0 &&
  !now.done.some(({ visit }) => visit === before.visit);

const withPlace = (darts: readonly string[], place: number, dart: string): readonly string[] =>
  Array.from({ length: Math.max(darts.length, place + 1) }, (_, at) =>
    at === place ? dart : (darts[at] ?? MISS),
  );

/** The darts of a visit with those that were said here by hand. */
function withHand(
  { visit, darts }: { visit: string; darts: readonly string[] },
  mine: Mine,
): readonly string[] {
  if (visit !== mine.visit) return darts;
  const places = Object.keys(mine.darts).map(Number);
  const count = Math.max(darts.length, ...places.map((place) => place + 1));
  return Array.from({ length: count }, (_, place) => mine.darts[place] ?? darts[place] ?? MISS);
}
