import type { Person } from '@oche/validators/people/schemas';
import type { Statistics } from '@oche/validators/statistics/schemas';
import { BEDS, framed, HEAVY, INK, sizeFor, text } from '../../../lib/picture/parts.ts';

/** A player's card for shared links, in German: the name, the average as large as a score, and what goes with it. */
export function pictureSvg(person: Person, { figures, rating }: Statistics): string {
  const name = `${person.firstName} ${person.lastName}`.trim();
  const facts: [string, string][] = [
    ['Spiele', whole(figures.games)],
    ['Siege', whole(figures.won)],
    ['180er', whole(figures.visits.at(-1) ?? 0)],
    ['Höchstes Finish', figures.highestFinish === null ? '–' : whole(figures.highestFinish)],
  ];
  return framed(
    {
      what: 'Spielerkarte',
      state: rating
        ? `${rating.isProvisional ? 'Vorläufig ' : ''}${whole(rating.points)} Punkte`
        : '',
      place: `@${person.username}`,
    },
    `
    ${text(name, { x: 48, y: 190, size: sizeFor(name, 1104, 96), family: HEAVY })}
    <rect x="48" y="222" width="1104" height="8" fill="${BEDS[0]}"/>
    ${text(figures.average === null ? '–' : one(figures.average), { x: 48, y: 480, size: 290, family: HEAVY, fill: INK.tape })}
    ${text('Average', { x: 48, y: 542, size: 40, fill: INK.muted })}
    ${facts.map(([label, value], index) => fact(label, value, index)).join('')}`,
  );
}

/** Two in a row, on the right. */
function fact(label: string, value: string, index: number): string {
  const x = 720 + (index % 2) * 230;
  const y = index < 2 ? 340 : 490;
  return `
    ${text(value, { x, y, size: 96, family: HEAVY })}
    ${text(label, { x, y: y + 44, size: 34, fill: INK.muted })}`;
}

const whole = (value: number): string => Math.round(value).toLocaleString('de');
const one = (value: number): string =>
  value.toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
