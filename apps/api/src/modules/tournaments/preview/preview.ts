import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { BEDS, framed, HEAVY, INK, sizeFor, text } from '../../../lib/picture/parts.ts';

const KINDS: Record<TournamentOutput['tournamentType'], string> = {
  single_elimination: 'K.-o.-System',
  double_elimination: 'Doppel-K.-o.',
  round_robin: 'Jeder gegen jeden',
  groups: 'Gruppen, dann K.-o.',
  swiss: 'Schweizer System',
};
const GAMES: Record<TournamentOutput['gameFormat'], string> = {
  '501': '501',
  '301': '301',
  cricket: 'Cricket',
  'around-the-clock': 'Around the Clock',
};

/** A tournament as a picture for shared links, in German: name, when, places, and what there is to win. */
export function previewSvg(tournament: TournamentOutput): string {
  const { name, venue, location, prizePool, entryFee } = tournament;
  const { participantCount: taken, maxParticipants: max } = tournament;
  const { day, clock } = wallDate(tournament.startDate, venue?.timeZone);
  const size = sizeFor(name, 1100, 120);
  return framed(
    {
      what: `${GAMES[tournament.gameFormat]} · ${KINDS[tournament.tournamentType]}`,
      state: stateText(tournament),
      place: venue ? `${venue.name}, ${venue.city}` : (location ?? ''),
    },
    `${text(name, { x: 48, y: 140 + size * 0.6, size, family: HEAVY })}
    ${text(day, { x: 48, y: 310, size: 48, fill: INK.tape })}
    ${text(clock, { x: 48, y: 500, size: 220, family: HEAVY })}
    ${text(`${taken}/${max}`, { x: 1152, y: 500, size: 150, family: HEAVY, anchor: 'end' })}
    ${text(tournament.teamSize > 1 ? 'Teams' : 'Spieler', { x: 1152, y: 365, size: 40, fill: INK.muted, anchor: 'end' })}
    ${text(moneyText(prizePool, entryFee), { x: 1152, y: 310, size: 48, fill: INK.tape, anchor: 'end' })}
    ${seats(taken, max)}`,
  );
}

const stateText = ({ status }: TournamentOutput): string =>
  ({
    draft: '',
    upcoming: 'Anmeldung offen',
    active: 'Läuft',
    completed: 'Beendet',
    cancelled: 'Abgesagt',
  })[status];

const euro = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

const moneyText = (prizePool: number, entryFee: number): string =>
  prizePool > 0
    ? `Preisgeld ${euro.format(prizePool)}`
    : entryFee > 0
      ? `Startgeld ${euro.format(entryFee)}`
      : 'Startgeld frei';

/** A bed for each seat, coloured if somebody has it; many seats are drawn in proportion. */
function seats(taken: number, max: number): string {
  const beds = Math.min(max, 32);
  const filled = Math.round((Math.min(taken, max) / max) * beds);
  const width = 1200 / beds;
  return Array.from(
    { length: beds },
    (_, bed) =>
      `<rect x="${bed * width + 1}" y="542" width="${width - 2}" height="18" fill="${bed < filled ? BEDS[bed % 2] : INK.rim}"/>`,
  ).join('');
}

/** "Freitag, 27. November" and "19:00", as the clock at the place shows it. */
function wallDate(instant: string, timeZone = 'Europe/Berlin') {
  const date = new Date(instant);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('de', { ...options, timeZone }).format(date);
  return {
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    clock: format({ hour: '2-digit', minute: '2-digit' }),
  };
}
