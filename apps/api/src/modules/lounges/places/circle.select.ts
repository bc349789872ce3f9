import type { Placeholders } from '@oche/db';
import { type RawBuilder, sql } from 'kysely';
import { boxAround, type Coordinates, chordOf, cubeOf, cubeOfBox } from './great-circle.ts';

/** A circle on the earth, in the form that the index of places needs. */
export interface Circle {
  /** the middle, as text of the type cube */
  origin: string;
  /** a box around the circle, as text of the type cube */
  box: string;
  /** kilometres from the middle to the edge, in a straight line through the earth */
  chord: number;
}

/** @param radius kilometres along the ground */
export function circleOf(middle: Coordinates, radius: number): Circle {
  const chord = chordOf(radius);
  return { origin: cubeOf(middle), box: cubeOfBox(boxAround(middle, chord)), chord };
}

export const loungesWithin = (p: Placeholders<Circle>): RawBuilder<{ id: number }> => sql`
  select lounges.id from lounges
  where lounges.place <@ ${p('box')}::cube and lounges.place <-> ${p('origin')}::cube <= ${p('chord')}::float8
    and lounges.hidden_at is null`;
