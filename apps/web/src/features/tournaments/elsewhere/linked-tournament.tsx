import { TextLink } from '../../../components/link.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { linkedId } from '../../../lib/linked-ids.ts';
import { trpc } from '../../../lib/trpc.ts';
import { LinkedCard, LinkedHead, LinkedName } from '../../../patterns/linked/linked-card.ts';
import { Seats } from '../shared/seats.tsx';
import { StatusMark } from '../shared/status-mark.tsx';
import { whenText, zoneOf } from '../shared/when.ts';

const STALE_MS = 30_000;

/**
 * The first tournament that a text links, as it stands. Nothing for one that doesn't exist or isn't for
 * this reader.
 */
export function LinkedTournament({ content }: { content: string }) {
  const texts = useTexts('tournaments');
  const locale = useLocale();
  const id = linkedId('tournaments', content, location.origin);
  const { data } = trpc.tournaments.get.useQuery(
    { id: id ?? 0 },
    {
      enabled: id !== undefined,
      retry: false,
      staleTime: STALE_MS,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => (state.data?.status === 'active' ? STALE_MS : false),
    },
  );
  if (!data) return null;
  const { name, status, startDate, venue, location: place, winnerName } = data;
  const { participantCount: taken, maxParticipants: max, teamSize } = data;
  const where = venue ? `${venue.name}, ${venue.city}` : place;
  return (
    <LinkedCard className="dark">
      <LinkedHead>
        <time dateTime={startDate}>{whenText(startDate, zoneOf(venue), locale)}</time>
        <StatusMark status={status} />
      </LinkedHead>
      <LinkedName>
        <TextLink to="/tournaments/$id" params={{ id: String(data.id) }} variant="plain">
          {name}
        </TextLink>
      </LinkedName>
      {where ? <p>{where}</p> : null}
      {winnerName ? (
        <p>{winnerName}</p>
      ) : (
        <>
          <p>{teamSize > 1 ? texts.teams({ taken, max }) : texts.players({ taken, max })}</p>
          <Seats taken={taken} max={max} />
        </>
      )}
    </LinkedCard>
  );
}
