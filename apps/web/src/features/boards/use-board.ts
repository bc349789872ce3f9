import type { AtBoardOutput } from '@oche/validators/boards/schemas';
import { useEffect, useState } from 'react';
import { hasErrorCode } from '../../lib/errors/errors.ts';
import { useLive } from '../../lib/live/use-live.ts';
import { trpc } from '../../lib/trpc.ts';

/** What is called to a board. */
export type CalledMatch = NonNullable<AtBoardOutput['match']>;

const KEY = 'oche:board';
/** Often enough for organisers to see that the tablet is there. */
const PRESENCE_MS = 60_000;

const isRefused = (error: unknown) => hasErrorCode(error, 'TABLET_UNKNOWN', 'TABLET_OVER');

/** What is at this tablet's board, as the server tells it, else as it was known here last. */
export function useBoard() {
  const { client, atBoard } = trpc.useUtils();
  const [kept, setKept] = useState<AtBoardOutput>();
  useEffect(() => setKept(recalled()), []);
  const { data, error, failureReason } = trpc.atBoard.get.useQuery(undefined, {
    refetchInterval: PRESENCE_MS,
    staleTime: 0,
    retry: (count, reason) => !isRefused(reason) && count < 3,
  });
  useEffect(() => {
    if (data) remember(data);
  }, [data]);
  const board = data ?? kept;
  const { isLost } = useLive<{ data: { revision: number } }>({
    of: board?.key ?? null,
    // the page's stream is for the game that is scored here; nobody is signed in who would need the member's
    slot: 'member',
    open: (stream) =>
      client.atBoard.events.subscribe({ lastEventId: String(data?.revision ?? 0) }, stream),
    onData: ({ data: { revision } }) => {
      const known = atBoard.get.getData()?.revision ?? 0;
      if (revision > known) void atBoard.get.invalidate();
    },
    isEnd: isRefused,
    onEnd: () => void atBoard.get.invalidate(),
  });
  return {
    board,
    refusal: isRefused(error) ? error : null,
    // from the first call on that fails: the tries after it take seconds
    isLost: isLost || (failureReason !== null && !isRefused(failureReason)),
    pairedAnew: () => atBoard.get.reset(),
    readAgain: () => void atBoard.get.invalidate(),
  };
}

function remember(board: AtBoardOutput): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(board));
  } catch {
    // then it shows nothing after a reload without a network
  }
}

function recalled(): AtBoardOutput | undefined {
  try {
    const known: AtBoardOutput | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    // what was remembered before there were other events than tournaments can't be shown
    return known?.event ? known : undefined;
  } catch {
    return undefined;
  }
}
