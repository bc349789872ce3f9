import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { Badge } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { zoneOf } from '../shared/when.ts';
import { FRESH, UPCOMING } from './dashboard-data.ts';
import { Rows, TournamentRow } from './rows.tsx';

/** The next tournaments, for a member's dashboard. */
export function UpcomingTournaments() {
  const { upcoming: texts } = useTexts('tournaments/elsewhere');
  const { data, error, refetch, isFetching } = trpc.tournaments.list.useQuery(UPCOMING, FRESH);
  if (error)
    return <QueryFailed as="h3" query={{ error, isFetching, refetch }} title={texts.failed()} />;
  if (!data) return <SkeletonRows count={UPCOMING.limit} />;
  if (data.items.length === 0) {
    return (
      <EmptyState
        as="h3"
        title={texts.empty()}
        action={
          <ButtonLink to="/tournaments" search={{ new: '1' }}>
            {texts.create()}
          </ButtonLink>
        }
      >
        <p>{texts.emptyText()}</p>
      </EmptyState>
    );
  }
  return (
    <Rows layerStyle="wires">
      {data.items.map(({ venue, location, ownStatus, ...tournament }) => (
        <TournamentRow
          key={tournament.id}
          {...tournament}
          timeZone={zoneOf(venue)}
          where={venue ? `${venue.name}, ${venue.city}` : location}
          mark={
            ownStatus === 'registered' || ownStatus === 'waiting' ? (
              <Badge tone={ownStatus === 'waiting' ? 'warning' : 'inverse'}>
                {texts[ownStatus]()}
              </Badge>
            ) : null
          }
          figure={texts.seats({
            taken: tournament.participantCount,
            max: tournament.maxParticipants,
          })}
        />
      ))}
    </Rows>
  );
}
