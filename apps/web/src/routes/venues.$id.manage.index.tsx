import { idOfText } from '@oche/validators/id-text';
import { createFileRoute } from '@tanstack/react-router';
import { CalendarPage } from '../features/lounges/manage/calendar/calendar-page.tsx';
import {
  type CalendarPlace,
  dateParam,
  viewParam,
} from '../features/lounges/manage/calendar/calendar-place.ts';
import { manageHead } from '../features/lounges/manage/manage-head.ts';
import { textParam } from '../lib/addresses/search-params.ts';

export const Route = createFileRoute('/venues/$id/manage/')({
  validateSearch: (search): CalendarPlace => ({
    view: viewParam(search.view),
    date: dateParam(search.date),
    board: idOfText(search.board),
    cancelled: textParam(search.cancelled),
  }),
  loader: ({ context: { i18n } }) => i18n.load('manage/calendar', 'manage/dialogs', 'venues'),
  head: ({ match, params }) => manageHead(match.context, params.id, 'calendar'),
  component: Calendar,
});

function Calendar() {
  return <CalendarPage place={Route.useSearch()} />;
}
