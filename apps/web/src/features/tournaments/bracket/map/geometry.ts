import { BOX, type Tree } from '../layout/tree.ts';

/** Measures that no zoom changes, in pixels. */
export const BAR = { title: 44, heads: 48, gap: 32, margin: 20 } as const;

export const SCALE = { least: 0.08, most: 1.6, step: 1.25 } as const;

/** The sections of a map, one below the other. */
export interface Sheet {
  trees: readonly Tree[];
  /** whether each has its title above it */
  isTitled: boolean;
}

export interface Point {
  x: number;
  y: number;
}

/** A place on a map that stays the same at every zoom. */
export interface Spot extends Point {
  section: number;
}

const barsOf = ({ isTitled }: Sheet): number => (isTitled ? BAR.title : 0) + BAR.heads;

/** What a section takes in height at this zoom, with its bars and the room around it. */
const heightOf = (sheet: Sheet, { height }: Tree, scale: number): number =>
  barsOf(sheet) + BAR.margin + height * scale + BAR.margin;

/** Where the drawing of each section begins, in pixels from the top of the map. */
export function topsOf(sheet: Sheet, scale: number): readonly number[] {
  let top = 0;
  return sheet.trees.map((tree) => {
    const start = top + barsOf(sheet) + BAR.margin;
    top += heightOf(sheet, tree, scale) + BAR.gap;
    return start;
  });
}

/** The whole map's size in pixels. */
export function sizeOf(sheet: Sheet, scale: number): { width: number; height: number } {
  const heights = sheet.trees.map((tree) => heightOf(sheet, tree, scale));
  const width = Math.max(0, ...sheet.trees.map((tree) => tree.width));
  return {
    width: width * scale + 2 * BAR.margin,
    height: heights.reduce((sum, height) => sum + height, 0) + BAR.gap * (heights.length - 1),
  };
}

/** What stands at a point of the map. */
export function spotAt(sheet: Sheet, scale: number, { x, y }: Point): Spot {
  const tops = topsOf(sheet, scale);
  const section = Math.max(
    0,
    tops.findLastIndex((top) => top - BAR.margin - barsOf(sheet) <= y),
  );
  return { section, x: (x - BAR.margin) / scale, y: (y - (tops[section] ?? 0)) / scale };
}

/** Where that stands now. */
export function pointOf(sheet: Sheet, scale: number, { section, x, y }: Spot): Point {
  return { x: BAR.margin + x * scale, y: (topsOf(sheet, scale)[section] ?? 0) + y * scale };
}

/** The zoom at which all of it fits into this room, at most its own size. */
export function scaleToFit(sheet: Sheet, room: { width: number; height: number }): number {
  const { width: margins, height: bars } = sizeOf(sheet, 0);
  const { width, height } = sizeOf(sheet, 1);
  return clampScale(
    Math.min(1, (room.width - margins) / (width - margins), (room.height - bars) / (height - bars)),
  );
}

export const clampScale = (scale: number): number =>
  Math.min(SCALE.most, Math.max(SCALE.least, scale));

/** A part of the map, in pixels. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of a section's drawing that is in an area of the map, before the zoom. */
export function areaIn(area: Area, top: number, scale: number): Area {
  return {
    left: (area.left - BAR.margin) / scale,
    right: (area.right - BAR.margin) / scale,
    top: (area.top - top) / scale,
    bottom: (area.bottom - top) / scale,
  };
}

export const isBoxIn = ({ x, y }: Point, area: Area): boolean =>
  x < area.right && x + BOX.width > area.left && y < area.bottom && y + BOX.height > area.top;

export const isLineIn = (
  { start, end }: { start: readonly [number, number]; end: readonly [number, number] },
  area: Area,
): boolean =>
  start[0] < area.right &&
  end[0] > area.left &&
  Math.min(start[1], end[1]) < area.bottom &&
  Math.max(start[1], end[1]) > area.top;

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The match beside another one: on its way up or down the bracket, or in the same round. */
export function neighbour(
  trees: readonly Tree[],
  id: string,
  direction: Direction,
): string | undefined {
  const section = trees.findIndex(({ boxes }) => boxes.some((box) => box.id === id));
  const tree = trees[section];
  const box = tree?.boxes.find((one) => one.id === id);
  if (!tree || !box) return undefined;
  if (direction === 'right') return tree.lines.find(({ from }) => from === id)?.to;
  if (direction === 'left') return tree.lines.find(({ to }) => to === id)?.from;
  const isDown = direction === 'down';
  const round = tree.boxes.filter(({ x }) => x === box.x).sort((a, b) => a.y - b.y);
  const next = round[round.indexOf(box) + (isDown ? 1 : -1)];
  if (next) return next.id;
  const other = [...(trees[section + (isDown ? 1 : -1)]?.boxes ?? [])].sort((a, b) => a.y - b.y);
  return (isDown ? other[0] : other.at(-1))?.id;
}
