import type { Executor } from '@oche/db';
import { type Placeholders, prepared } from '@oche/db';
import type { OwnSet } from '@oche/validators/market/schemas';
import { sectionSeen, type Viewer } from '../../../people/index.ts';

export const getOwnSet = prepared('market.getOwnSet', (db, p: Placeholders<{ userId: string }>) =>
  db
    .selectFrom('market_own_sets')
    .select([
      'name',
      'tip',
      'weight_tenths as weightTenths',
      'tungsten',
      'barrel_shape as barrelShape',
      'grip',
      'points',
      'shaft_length as shaftLength',
      'shaft_material as shaftMaterial',
      'flight_shape as flightShape',
    ])
    .where('user_id', '=', p('userId')),
);

/** Whether the viewer gets what this member says about themselves, and so the set. */
export const isSetShown = prepared(
  'market.isSetShown',
  (db, p: Placeholders<Viewer & { userId: string }>) =>
    db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select('users.id')
      .where('users.id', '=', p('userId'))
      .where(sectionSeen(p, 'about')),
);

export async function saveOwnSet(
  db: Executor,
  userId: string,
  set: OwnSet,
  now: string,
): Promise<void> {
  const columns = {
    name: set.name,
    tip: set.tip,
    weight_tenths: set.weight === null ? null : Math.round(set.weight * 10),
    tungsten: set.tungsten,
    barrel_shape: set.barrelShape,
    grip: set.grip,
    points: set.points,
    shaft_length: set.shaftLength,
    shaft_material: set.shaftMaterial,
    flight_shape: set.flightShape,
    updated_at: now,
  };
  await db
    .insertInto('market_own_sets')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}
