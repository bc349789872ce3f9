import { type Placeholders, prepared } from '@oche/db';

export const saveAddress = prepared(
  'deals.saveAddress',
  (db, p: Placeholders<{ dealId: number; encrypted: string }>) =>
    db
      .insertInto('market_deal_addresses')
      .values({ deal_id: p('dealId'), encrypted: p('encrypted') })
      .onConflict((conflict) =>
        conflict.column('deal_id').doUpdateSet({ encrypted: p('encrypted'), expires_at: null }),
      ),
);

/** @param now an address whose time is over by then isn't told any more, even if nobody has deleted it yet */
export const getAddress = prepared(
  'deals.getAddress',
  (db, p: Placeholders<{ dealId: number; now: string }>) =>
    db
      .selectFrom('market_deal_addresses')
      .select('encrypted')
      .where('deal_id', '=', p('dealId'))
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', p('now'))])),
);

export const keepAddressUntil = prepared(
  'deals.keepAddressUntil',
  (db, p: Placeholders<{ dealId: number; until: string }>) =>
    db
      .updateTable('market_deal_addresses')
      .set({ expires_at: p('until') })
      .where('deal_id', '=', p('dealId')),
);

export const deleteAddress = prepared(
  'deals.deleteAddress',
  (db, p: Placeholders<{ dealId: number }>) =>
    db.deleteFrom('market_deal_addresses').where('deal_id', '=', p('dealId')),
);

export const deleteOldAddresses = prepared(
  'deals.deleteOldAddresses',
  (db, p: Placeholders<{ now: string }>) =>
    db.deleteFrom('market_deal_addresses').where('expires_at', '<=', p('now')),
);
