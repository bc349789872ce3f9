import { type BoardDrawing, boards, cabinet, lamp, mat } from './boards.ts';
import { type DartDrawing, darts } from './darts.ts';
import { cases, flights, shafts } from './parts.ts';
import { bits, scoreboard, shirt } from './small.ts';

/** What a demo ad shows, by what it is of and its colours. */
export type Drawing =
  | ({ of: 'darts' } & DartDrawing)
  | ({ of: 'flights' } & Parameters<typeof flights>[1])
  | ({ of: 'shafts' } & Parameters<typeof shafts>[1])
  | ({ of: 'case' } & Parameters<typeof cases>[1])
  | ({ of: 'board' } & BoardDrawing)
  | { of: 'mat' | 'cabinet' | 'lamp' | 'bits' | 'scoreboard'; colour: string }
  | { of: 'shirt'; colour: string; sleeve: string };

/** @param seed where the things lie, and in which light */
export function draw(drawing: Drawing, seed: number): string {
  switch (drawing.of) {
    case 'darts':
      return darts(seed, drawing);
    case 'flights':
      return flights(seed, drawing);
    case 'shafts':
      return shafts(seed, drawing);
    case 'case':
      return cases(seed, drawing);
    case 'board':
      return boards(seed, drawing);
    case 'mat':
      return mat(seed, drawing.colour);
    case 'cabinet':
      return cabinet(seed, drawing.colour);
    case 'lamp':
      return lamp(seed, drawing.colour);
    case 'bits':
      return bits(seed, drawing.colour);
    case 'scoreboard':
      return scoreboard(seed, drawing.colour);
    case 'shirt':
      return shirt(seed, drawing.colour, drawing.sleeve);
  }
}
