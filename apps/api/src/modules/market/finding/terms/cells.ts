import { type Coordinates, distanceBetween } from '../../../lounges/index.ts';

/** Kilometres of a degree of latitude. */
const DEGREE_KM = 111.19;
/** Beyond this many kilometres the coarse grid has few enough cells. */
const FINE_MAX_KM = 60;

interface Grid {
  /** of the terms of its cells */
  prefix: string;
  /** cells of a degree */
  rows: number;
  columns: number;
}
const FINE: Grid = { prefix: '+g', rows: 4, columns: 2.5 };
const COARSE: Grid = { prefix: '+c', rows: 1, columns: 0.625 };

/** The nearest corner of a cell by degrees is not quite the nearest one by kilometres. */
const SLACK = 1.05;
const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** The cells of `market_cell` that a circle touches, as terms of ads. @param radius kilometres */
export function cellsAround({ latitude, longitude }: Coordinates, radius: number): string[] {
  const { prefix, rows, columns } = radius > FINE_MAX_KM ? COARSE : FINE;
  const high = radius / DEGREE_KM;
  // where the circle is widest, a little nearer to the pole
  const pole = Math.min(89, Math.abs(latitude) + high);
  const wide = Math.min(180, high / Math.cos((pole * Math.PI) / 180));
  const rowOf = (degrees: number) => Math.floor((degrees + 90) * rows);
  const columnOf = (degrees: number) => Math.floor((degrees + 180) * columns);
  const cells: string[] = [];
  for (let row = rowOf(latitude - high); row <= rowOf(latitude + high); row += 1) {
    const last = columnOf(longitude + wide);
    for (let column = columnOf(longitude - wide); column <= last; column += 1) {
      const nearest = {
        latitude: between(latitude, row / rows - 90, (row + 1) / rows - 90),
        longitude: between(longitude, column / columns - 180, (column + 1) / columns - 180),
      };
      if (distanceBetween({ latitude, longitude }, nearest) > radius * SLACK) continue;
      const around = 360 * columns;
      cells.push(`${prefix}${row * 1000 + ((column + around) % around)}`);
    }
  }
  return cells;
}
