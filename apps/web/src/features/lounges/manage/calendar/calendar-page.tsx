import { keepPreviousData } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Notice } from '../../../../components/notice.tsx';
import { ErrorState } from '../../../../components/page/error-state.tsx';
import { Skeleton } from '../../../../components/page/skeleton.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { hasErrorCode } from '../../../../lib/errors/errors.ts';
import { useSeen } from '../../../../lib/live/use-seen.ts';
import { businessDateAt } from '../../../../lib/time/business-day.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useCalendarRevision } from '../../shared/use-calendar-revision.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { Agenda } from './agenda/agenda.tsx';
import { RequestsInbox } from './agenda/requests-inbox.tsx';
import type { CalendarPlace } from './calendar-place.ts';
import { rangeOf } from './calendar-range.ts';
import { CalendarToolbar, CancelledToggle, type Shown } from './calendar-toolbar.tsx';
import { type CalendarDialog, CalendarDialogProvider } from './dialogs/calendar-dialogs.tsx';
import { OpenDialog } from './dialogs/open-dialog.tsx';
import { CalendarGrid } from './grid/calendar-grid.tsx';
import { DayNotes } from './grid/day-notes.tsx';
import { useEntryMove } from './grid/use-entry-move.ts';
import { PaperList } from './paper/paper-list.tsx';
import { useIsWide } from './use-is-wide.ts';
import { useToday } from './use-today.ts';

/** The lounge's own calendar: who comes when, to which board. It is updated while it is open. */
export function CalendarPage({ place }: { place: CalendarPlace }) {
  const { calendar: texts } = useTexts('manage/calendar');
  const { readError } = useUi();
  const { lounge } = useManagedLounge();
  const { timeZone } = lounge;
  const isWide = useIsWide();
  const today = useToday(lounge) ?? businessDateAt(lounge, Date.now());
  const [dialog, setDialog] = useState<CalendarDialog | null>(null);
  const move = useEntryMove(lounge.id, timeZone);

  const view = place.view ?? (isWide ? 'day' : 'list');
  // a phone has room for one board's grid, or for the list with all boards
  const isOneBoard = !isWide && view !== 'list';
  const known = lounge.boards.find(({ id }) => id === place.board) ?? null;
  const board = known ?? (isOneBoard ? (lounge.boards[0] ?? null) : null);
  const shown: Shown = {
    view,
    date: place.date ?? today,
    boardId: board?.id ?? null,
    showsCancelled: place.cancelled !== undefined,
  };
  const query = trpc.bookings.calendar.get.useQuery(
    {
      loungeId: lounge.id,
      ...rangeOf(view, shown.date),
      includeCancelled: shown.showsCancelled,
    },
    { placeholderData: keepPreviousData, staleTime: 0, refetchOnReconnect: true },
  );
  const { data: calendar, isPlaceholderData } = query;
  useSeen(
    [...(calendar?.entries ?? []), ...(calendar?.requests ?? [])].map(({ id }) => `desk/${id}`),
  );
  useLeaveWhenRefused(lounge.id, query.error);
  const { isLost } = useCalendarRevision(lounge.id, {
    isActive: calendar !== undefined,
    shownRevision: () => calendar?.revision ?? 0,
    onNewer: () => void query.refetch(),
  });

  return (
    <CalendarDialogProvider value={setDialog}>
      <div data-screen="">
        {calendar ? <RequestsInbox requests={calendar.requests} timeZone={timeZone} /> : null}
        <CalendarToolbar
          shown={shown}
          today={today}
          boards={calendar?.boards ?? []}
          days={calendar?.days ?? []}
          isWide={isWide}
        />
        <div role="status">
          {isLost ? <Notice icon={WifiOff}>{texts.reconnecting()}</Notice> : null}
        </div>
        {query.error && !calendar ? (
          <ErrorState title={texts.failed()} onRetry={() => void query.refetch()}>
            <p>{readError(query.error).message}</p>
          </ErrorState>
        ) : null}
        {query.isPending ? <CalendarSkeleton /> : null}
        {calendar ? (
          <div aria-busy={isPlaceholderData} style={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
            {view === 'list' ? (
              <Agenda calendar={calendar} boardId={shown.boardId} />
            ) : (
              <>
                {view === 'day' ? <DayNotes calendar={calendar} /> : null}
                <CalendarGrid calendar={calendar} boardId={shown.boardId} move={move} />
                <Muted paddingTop="2">{isWide ? texts.gridHint() : texts.gridHintTouch()}</Muted>
              </>
            )}
          </div>
        ) : null}
        {isWide ? null : <CancelledToggle shown={shown} />}
      </div>
      {/* paper has room for all boards, unless one was chosen */}
      {calendar ? <PaperList calendar={calendar} boardId={known?.id ?? null} /> : null}
      <OpenDialog dialog={dialog} calendar={calendar} move={move} onClose={() => setDialog(null)} />
    </CalendarDialogProvider>
  );
}

/** If the calendar is refused, reloads the lounge, which says who may still be on this page. */
function useLeaveWhenRefused(loungeId: number, error: unknown) {
  const { lounges } = trpc.useUtils();
  const isRefused = hasErrorCode(error, 'FORBIDDEN', 'LOUNGE_NOT_FOUND');
  useEffect(() => {
    if (isRefused) void lounges.get.invalidate({ id: loungeId });
  }, [lounges, loungeId, isRefused]);
}

/** As high as the grid that is loading. */
function CalendarSkeleton() {
  const { texts } = useUi();
  return (
    <div role="status" aria-label={texts.loading}>
      <Skeleton height="max(20rem, calc(100dvh - 25rem))" />
    </div>
  );
}
