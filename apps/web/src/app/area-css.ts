import { isBlack } from '../components/board/board-geometry.ts';
import { features } from '../features/index.ts';

/**
 * The beds of the features' areas, which are the first parts of their addresses. The landing page has numbered the
 * first six; the others follow around the board.
 */
const beds = features.flatMap(({ bed }) => (bed ? [bed] : []));

/** The rules that give the head of a page the number and the wedge of its area. */
export function areaCss(): string {
  const all = beds.flatMap(([, ...areas]) => areas.map(selectorOf));
  const rules = beds.map(([number, ...areas]) => {
    const bed = isBlack(number) ? 'black' : 'sisal';
    return `${areas.map(selectorOf)}{--bed-number:"${number}";--bed:var(--bed-${bed})}`;
  });
  const room = `${all}{--bed-room:3.25rem}@media(min-width:48em){${all}{--bed-room:5rem}}`;
  return rules.join('') + room;
}

const selectorOf = (area: string) => `[data-area=${area}]`;
