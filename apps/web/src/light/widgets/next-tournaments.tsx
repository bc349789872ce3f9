import type { TournamentSummary } from '@oche/validators/tournaments/schemas';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { euroText } from '../../lib/money.ts';
import { clockText, dateOf, dayText } from '../../lib/time/place-time.ts';
import { Empty, Out, WidgetFrame } from './frame.tsx';
import { idIn, type LoadWidget, type WidgetRequest } from './widget-content.ts';

/** Of a tournament that is nowhere yet. */
const USUAL_ZONE = 'Europe/Berlin';

interface Coming {
  name: string;
  list: readonly TournamentSummary[];
}

/** What is coming up at a lounge, in a club, in a city, or everywhere. */
export const loadNextTournaments: LoadWidget = async (request) => {
  const { origin, i18n, subject } = request;
  const { name, list } = await readComing(request);
  const texts = i18n.texts('embed').tournaments;
  const href = subject === '/tournaments' ? `${origin}/events` : request.href;
  return {
    title: `${texts.title()}${name ? `: ${name}` : ''}`,
    body: <NextTournaments {...{ name, list, origin, href }} />,
    shows: list.map(({ id }) => `/tournaments/${id}`),
    fresh: { seconds: 120 },
  };
};

async function readComing({ api, subject, count: limit }: WidgetRequest): Promise<Coming> {
  const id = idIn(subject);
  if (subject.startsWith('/venues/')) {
    const [lounge, list] = await Promise.all([
      api.lounges.get.query({ id }),
      api.tournaments.listOfLounge.query({ loungeId: id, limit }),
    ]);
    return { name: lounge.name, list };
  }
  if (subject.startsWith('/clubs/')) {
    const [club, list] = await Promise.all([
      api.clubs.get.query({ id }),
      api.tournaments.listOfClub.query({ clubId: id, limit }),
    ]);
    return { name: club.name, list };
  }
  if (subject.startsWith('/events/')) {
    const slug = decodeURIComponent(subject.slice('/events/'.length));
    const [city, { items }] = await Promise.all([
      api.tournaments.directory.city.query({ slug }),
      api.tournaments.directory.list.query({ city: slug, limit }),
    ]);
    return { name: city.name, list: items };
  }
  const { items } = await api.tournaments.directory.list.query({ limit });
  return { name: '', list: items };
}

interface NextTournamentsProps extends Coming {
  origin: string;
  href: string;
}

function NextTournaments({ name, list, origin, href }: NextTournamentsProps) {
  const { tournaments: texts } = useTexts('embed');
  return (
    <WidgetFrame
      kind="next-tournaments"
      title={texts.title()}
      name={name}
      href={href}
      more={texts.more()}
    >
      {list.length === 0 ? (
        <Empty>{texts.none()}</Empty>
      ) : (
        <ul className="tournaments">
          {list.map((tournament) => (
            <Tournament key={tournament.id} tournament={tournament} origin={origin} />
          ))}
        </ul>
      )}
    </WidgetFrame>
  );
}

function Tournament({ tournament, origin }: { tournament: TournamentSummary; origin: string }) {
  const { tournaments: texts } = useTexts('embed');
  const locale = useLocale();
  const { id, name, startDate, venue, location, entryFee, status } = tournament;
  const { participantCount: taken, maxParticipants: all, isRegistrationOpen } = tournament;
  const timeZone = venue?.timeZone ?? USUAL_ZONE;
  const day = dateOf(startDate, timeZone);
  const state =
    status === 'active'
      ? 'running'
      : !isRegistrationOpen
        ? 'closed'
        : taken >= all
          ? 'full'
          : 'open';
  return (
    <li data-key={id}>
      <Out href={`${origin}/tournaments/${id}`}>
        <time dateTime={startDate} className="date number">
          <span>{dayText(day, locale, 'weekday')}</span>
          <b>{Number(day.slice(8))}</b>
          <span>{dayText(day, locale, 'month')}</span>
        </time>
        <span className="what">
          <b>{name}</b>
          <small>
            {[
              clockText(startDate, timeZone),
              venue ? `${venue.name}, ${venue.city}` : location,
              entryFee > 0 ? texts.fee({ fee: euroText(entryFee, locale) }) : texts.free(),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
        <span className="seats" data-state={state}>
          <b className="number" aria-hidden="true">
            {texts.seats({ taken, all })}
          </b>
          <span className="unseen">{texts.seatsLong({ taken, all })}. </span>
          <small>{texts[state]()}</small>
        </span>
      </Out>
    </li>
  );
}
