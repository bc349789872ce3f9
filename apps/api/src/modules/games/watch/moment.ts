import type { Moment } from '@oche/darts/moments';
import type { GameOutput } from '@oche/validators/games/schemas';
import { BEDS, framed, HEAVY, INK, sizeFor, text } from '../../../lib/picture/parts.ts';

type Shown = Pick<GameOutput, 'players' | 'rules' | 'lounge'>;

/** A great visit as a picture for shared links, in German: what was thrown, by whom, and where. */
export function momentSvg(moment: Moment, { players, rules, lounge }: Shown): string {
  const name = nameOf(players, moment.side);
  const figure = moment.kind === 'nineDarter' ? '9' : String(moment.points);
  const centre = { x: 600, anchor: 'middle' } as const;
  return framed(
    {
      what: rules.game === 'x01' ? String(rules.start) : 'Cricket',
      state: TITLES[moment.kind],
      place: lounge ? `${lounge.name}, ${lounge.city}` : '',
    },
    `<rect y="88" width="1200" height="10" fill="${BEDS[moment.side % 2]}"/>
    ${text(figure, { ...centre, y: 400, size: 360, family: HEAVY })}
    ${text(name, { ...centre, y: 486, size: sizeFor(name, 1100, 76) })}
    ${text(SUBTITLES[moment.kind](moment), { ...centre, y: 544, size: 40, fill: INK.muted })}`,
  );
}

const TITLES: Record<Moment['kind'], string> = {
  nineDarter: 'Nine-Darter',
  finish: 'High Finish',
  max: 'Maximum',
};

const SUBTITLES: Record<Moment['kind'], (moment: Moment) => string> = {
  nineDarter: () => '501 in neun Darts',
  finish: ({ darts, leg }) => `Leg ${leg + 1} in ${darts} Darts`,
  max: ({ leg }) => `Leg ${leg + 1}`,
};

const nameOf = (players: Shown['players'], side: number): string =>
  players
    .filter((player) => player.side === side)
    .map(
      ({ person, guestName }) =>
        guestName ?? (person ? `${person.firstName} ${person.lastName}`.trim() : 'Eingeladen'),
    )
    .join(' & ');
