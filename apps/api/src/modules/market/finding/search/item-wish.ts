import type { MeantFilters } from '@oche/validators/market/list';
import { mergedFilters, readWish } from '@oche/validators/market/typed-wish';
import { centsOf } from '@oche/validators/money';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Wished } from '../../../../lib/declared/searchable.ts';

/** The columns of lists of which an ad has one value. */
const columns = {
  category: 'category',
  condition: 'condition',
  tip: 'tip',
  barrelShape: 'barrel_shape',
  grip: 'grip',
  points: 'points',
  shaftLength: 'shaft_length',
  shaftMaterial: 'shaft_material',
  flightShape: 'flight_shape',
  boardSegments: 'board_segments',
  sellerType: 'seller_type',
} as const;

/** Only said of what is bought and sold. */
const TELLING = [
  'priceFrom',
  'priceTo',
  'weightFrom',
  'weightTo',
  'tungstenFrom',
  'condition',
  'sellerType',
  'delivery',
] as const satisfies readonly (keyof MeantFilters)[];

/** What a question asks of an ad, as the marketplace's own list understands it. */
export function readItemWish(question: string): Wished | null {
  const { understood, left } = readWish(question);
  if (understood.length === 0) return null;
  const meant = mergedFilters(understood);
  const isSpecific = Boolean(meant.category) && Object.keys(meant).length > 1;
  return {
    understood,
    left,
    isTelling: isSpecific || TELLING.some((name) => meant[name] !== undefined),
    condition: sql<boolean>`exists (
      select from market_items item
      where item.id = document.id::bigint and ${sql.join(conditionsOf(meant), sql` and `)}
    )`,
  };
}

function conditionsOf(meant: MeantFilters): RawBuilder<SqlBool>[] {
  const chosen = Object.entries(columns).flatMap(([name, column]) => {
    const values = meant[name as keyof typeof columns];
    return values ? [sql<SqlBool>`${sql.ref(`item.${column}`)} = any(${values})`] : [];
  });
  const bounds = [
    bound('price_cents', '>=', meant.priceFrom, centsOf),
    bound('price_cents', '<=', meant.priceTo, centsOf),
    bound('weight_tenths', '>=', meant.weightFrom, tenthsOf),
    bound('weight_tenths', '<=', meant.weightTo, tenthsOf),
    bound('tungsten', '>=', meant.tungstenFrom),
    bound('tungsten', '<=', meant.tungstenTo),
  ].flat();
  const delivery = (meant.delivery ?? []).map((way) =>
    way === 'shipping' ? sql<SqlBool>`item.ships` : sql<SqlBool>`item.meets`,
  );
  const intent = meant.intent && meant.intent !== 'all' ? meant.intent : null;
  return [
    sql<SqlBool>`true`,
    ...chosen,
    ...bounds,
    ...delivery,
    ...(intent ? [sql<SqlBool>`item.intent = ${intent}`] : []),
  ];
}

const tenthsOf = (grams: number): number => Math.round(grams * 10);

const bound = (
  column: 'price_cents' | 'weight_tenths' | 'tungsten',
  compare: '>=' | '<=',
  value: number | undefined,
  toUnit: (value: number) => number = (same) => same,
): RawBuilder<SqlBool>[] =>
  value === undefined
    ? []
    : [sql<SqlBool>`${sql.ref(`item.${column}`)} ${sql.raw(compare)} ${toUnit(value)}::int`];
