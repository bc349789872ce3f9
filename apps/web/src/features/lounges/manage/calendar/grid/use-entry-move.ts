import type { CalendarEntry } from '@oche/validators/bookings/schemas';
import { useState } from 'react';
import { useToast } from '../../../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../../../i18n/react.tsx';
import { errorDataOf, hasErrorCode } from '../../../../../lib/errors/errors.ts';
import { useFailureToast } from '../../../../../lib/errors/use-failure-toast.ts';
import { euroText } from '../../../../../lib/money.ts';
import { trpc } from '../../../../../lib/trpc.ts';
import { useEntryTexts } from '../use-entry-texts.ts';
import { useRefreshCalendar } from '../use-refresh-calendar.ts';
import type { Move } from './drag.ts';

interface PriceQuestion {
  entry: CalendarEntry;
  move: Move;
  oldPrice: string;
  newPrice: string;
  totalPrice: number;
}

const UNDO_MS = 10_000;

/** The current price, if the server has refused the one that was sent. */
function newPriceOf(error: unknown): number | null {
  if (!hasErrorCode(error, 'PRICE_CHANGED')) return null;
  const price = errorDataOf(error)?.details?.totalPrice;
  return typeof price === 'number' ? price : null;
}

const timesOf = ({ from, to }: Move) => ({
  startTime: new Date(from).toISOString(),
  endTime: new Date(to).toISOString(),
});

/**
 * Moves bookings: at once if the price stays the same, else after asking. The server keeps the old
 * time until the new one is taken, so after a failure everything is as before.
 */
export function useEntryMove(loungeId: number, timeZone: string) {
  const { move: texts } = useTexts('manage/calendar');
  const locale = useLocale();
  const toast = useToast();
  const showFailure = useFailureToast();
  const words = useEntryTexts(timeZone);
  const refresh = useRefreshCalendar(loungeId);
  const { client } = trpc.useUtils();
  const [question, setQuestion] = useState<PriceQuestion | null>(null);
  const [isMoving, setIsMoving] = useState(false);

  const send = async (entry: CalendarEntry, move: Move, totalPrice: number) => {
    await client.bookings.move.mutate({
      id: entry.id,
      ...timesOf(move),
      boardIds: move.boardIds,
      totalPrice,
    });
    await refresh();
  };

  const undo = async (entry: CalendarEntry) => {
    const { id, startTime, endTime, boards } = entry;
    try {
      // back to the old time without a price, as it may have changed since
      await client.bookings.move.mutate({
        id,
        startTime,
        endTime,
        boardIds: boards.map((board) => board.id),
      });
      await refresh();
      toast.show({ variant: 'success', title: texts.undone() });
    } catch (error) {
      showFailure(error, texts.failed());
    }
  };

  const sendAndTell = async (entry: CalendarEntry, move: Move, totalPrice: number) => {
    await send(entry, move, totalPrice);
    toast.show({
      variant: 'success',
      title: texts.done({ time: words.when(timesOf(move)) }),
      action: { label: texts.undo(), onAction: () => void undo(entry) },
      duration: UNDO_MS,
    });
  };

  /**
   * Moves a booking, or asks about its new price. Throws any other error; nothing has changed then.
   */
  const tryMove = async (entry: CalendarEntry, move: Move): Promise<void> => {
    setIsMoving(true);
    try {
      await sendAndTell(entry, move, entry.totalPrice);
    } catch (error) {
      const totalPrice = newPriceOf(error);
      if (totalPrice === null) throw error;
      setQuestion({
        entry,
        move,
        totalPrice,
        oldPrice: euroText(entry.totalPrice, locale),
        newPrice: euroText(totalPrice, locale),
      });
    } finally {
      setIsMoving(false);
    }
  };

  const answer = async (isAccepted: boolean) => {
    if (!question || !isAccepted) return setQuestion(null);
    setIsMoving(true);
    try {
      await sendAndTell(question.entry, question.move, question.totalPrice);
    } catch (error) {
      showFailure(error, texts.failed());
      // somebody was faster, or prices have changed: the calendar shows the current state
      void refresh();
    } finally {
      setIsMoving(false);
      setQuestion(null);
    }
  };

  return { tryMove, question, answer, isMoving };
}

export type EntryMove = ReturnType<typeof useEntryMove>;
