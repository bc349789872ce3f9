import { type AttributeName, attributesOf as namesOf } from '@oche/validators/market/limits';
import type { ItemAttributes, ItemCategory } from '@oche/validators/market/schemas';

/** Attributes as the table has them: in tenths, so that equal ones are equal. */
export interface AttributeRow
  extends Omit<ItemAttributes, 'weight' | 'barrelLength' | 'barrelDiameter'> {
  weightTenths: number | null;
  barrelLengthTenths: number | null;
  barrelDiameterTenths: number | null;
}

const whole = (tenths: number | null): number | null => (tenths === null ? null : tenths / 10);
const tenths = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Math.round(value * 10);

export const attributesOf = (row: AttributeRow): ItemAttributes => ({
  brand: row.brand,
  model: row.model,
  tip: row.tip,
  weight: whole(row.weightTenths),
  tungsten: row.tungsten,
  barrelLength: whole(row.barrelLengthTenths),
  barrelDiameter: whole(row.barrelDiameterTenths),
  barrelShape: row.barrelShape,
  grip: row.grip,
  points: row.points,
  shaftLength: row.shaftLength,
  shaftMaterial: row.shaftMaterial,
  flightShape: row.flightShape,
  boardSegments: row.boardSegments,
});

type Given = { [Name in AttributeName]?: ItemAttributes[Name] | undefined };

/** The columns of attributes. What things of the category don't have isn't stored. */
export function attributeColumnsOf(given: Given, category: ItemCategory | null | undefined) {
  const names: readonly AttributeName[] | null = category ? namesOf[category] : null;
  const of = <Name extends AttributeName>(name: Name) =>
    names && !names.includes(name) ? null : (given[name] ?? null);
  return {
    brand: of('brand'),
    model: of('model'),
    tip: of('tip'),
    weight_tenths: tenths(of('weight')),
    tungsten: of('tungsten'),
    barrel_length_tenths: tenths(of('barrelLength')),
    barrel_diameter_tenths: tenths(of('barrelDiameter')),
    barrel_shape: of('barrelShape'),
    grip: of('grip'),
    points: of('points'),
    shaft_length: of('shaftLength'),
    shaft_material: of('shaftMaterial'),
    flight_shape: of('flightShape'),
    board_segments: of('boardSegments'),
  };
}
