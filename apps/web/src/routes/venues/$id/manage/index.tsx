import { createFileRoute } from '@tanstack/react-router';
import { CalendarPage } from '../../../../features/lounges/manage/calendar/calendar-page.tsx';
import {
  type CalendarPlace,
  calendarPlaceOf,
} from '../../../../features/lounges/manage/calendar/calendar-place.ts';
import { manageHead } from '../../../../features/lounges/manage/manage-head.ts';

export const Route = createFileRoute('/venues/$id/manage/')({
  // `calendarPlaceOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): CalendarPlace => search,
  loader: ({ context: { i18n } }) => i18n.load('manage/calendar', 'manage/dialogs', 'venues'),
  head: ({ match, params }) => manageHead(match.context, params.id, 'calendar'),
  component: Calendar,
});

function Calendar() {
  return <CalendarPage place={calendarPlaceOf(Route.useSearch())} />;
}
