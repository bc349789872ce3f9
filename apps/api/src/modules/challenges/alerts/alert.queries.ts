import { type Executor, type Placeholders, prepared } from '@oche/db';

export const getAlert = prepared('challenges.getAlert', (db, p: Placeholders<{ userId: string }>) =>
  db
    .selectFrom('challenge_alerts')
    .select(['radius_km as radius', 'is_level_only as isLevelOnly', 'zip_code as zipCode'])
    .where('user_id', '=', p('userId')),
);

interface NewAlert {
  userId: string;
  radius: number;
  isLevelOnly: boolean;
  zipCode: string;
  latitude: number;
  longitude: number;
}

export async function saveAlert(db: Executor, alert: NewAlert): Promise<void> {
  const wanted = {
    radius_km: alert.radius,
    is_level_only: alert.isLevelOnly,
    zip_code: alert.zipCode,
    latitude: alert.latitude,
    longitude: alert.longitude,
  };
  await db
    .insertInto('challenge_alerts')
    .values({ user_id: alert.userId, ...wanted })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(wanted))
    .execute();
}

export const deleteAlert = prepared(
  'challenges.deleteAlert',
  (db, p: Placeholders<{ userId: string }>) =>
    db.deleteFrom('challenge_alerts').where('user_id', '=', p('userId')),
);
