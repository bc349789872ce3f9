import { type Placeholders, prepared } from '@oche/db';

export const getTrader = prepared('market.getTrader', (db, p: Placeholders<{ userId: string }>) =>
  db
    .selectFrom('market_traders')
    .select([
      'name',
      'address',
      'email',
      'phone',
      'register',
      'vat_id as vatId',
      'withdrawal',
      'confirmed_at as confirmedAt',
    ])
    .where('user_id', '=', p('userId')),
);

interface Stored {
  userId: string;
  name: string;
  address: string;
  email: string;
  phone: string;
  register: string | null;
  vatId: string | null;
  withdrawal: string;
  now: string;
}

export const saveTrader = prepared('market.saveTrader', (db, p: Placeholders<Stored>) => {
  const data = {
    name: p('name'),
    address: p('address'),
    email: p('email'),
    phone: p('phone'),
    register: p('register'),
    vat_id: p('vatId'),
    withdrawal: p('withdrawal'),
    confirmed_at: p('now'),
    updated_at: p('now'),
  };
  return db
    .insertInto('market_traders')
    .values({ ...data, user_id: p('userId') })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(data));
});

/** The ads that show a trader's data. */
export const listShown = prepared(
  'market.listTradersAds',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('market_items')
      .select('id')
      .where('seller_id', '=', p('userId'))
      .where('seller_type', '=', 'business')
      .where('status', '=', 'active')
      .limit(1000),
);
