import type { Item } from '@oche/validators/market/schemas';
import { euroOrNull } from '@oche/validators/money';
import type { ServiceContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { distanceFrom, findOrigin } from '../../../lounges/index.ts';
import { viewerOf } from '../../../people/index.ts';
import { toPicture } from '../../../uploads/index.ts';
import { toCard } from './card.select.ts';
import * as policy from './item.policy.ts';
import * as queries from './item.queries.ts';
import { ownItemOf } from './own-item.service.ts';

type Row = NonNullable<Awaited<ReturnType<typeof queries.getItem.first>>>;

/**
 * Everything that an ad's page shows, as this reader gets it.
 * @throws AppError ITEM_NOT_FOUND, also for somebody who may not see it
 */
export async function getItem(ctx: ServiceContext, { id }: { id: number }): Promise<Item> {
  const { db, actor, clock } = ctx;
  const [row, { origin }] = await Promise.all([
    queries.getItem.first(db, { id, viewerId: viewerOf(actor).viewerId }),
    findOrigin(ctx, { country: 'DE' }),
  ]);
  if (!row || !policy.maySee(actor, row, row)) throw new AppError('ITEM_NOT_FOUND');
  const isOwn = policy.isSeller(actor, row);
  return {
    ...toCard(row),
    ...placeOf(row),
    isAvailable: row.status === 'active' && row.review === null,
    description: row.text,
    pictures: (row.pictures ?? []).map(toPicture),
    distanceKm: distanceFrom(origin, row),
    takesOffers: row.takesOffers,
    takesMore: row.takesMore,
    shippingPrice: euroOrNull(row.shippingCents),
    includesVat: row.sellerType === 'business',
    sellerTermsAccepted: row.sellerTermsAccepted,
    publishedAt: row.publishedAt,
    renewedAt: row.renewedAt,
    soldAt: row.soldAt,
    updatedAt: row.updatedAt,
    suspicions: row.suspicions,
    seller: sellerOf(row),
    trader: row.trader,
    agreedPrice: euroOrNull(row.agreedCents),
    isOwn,
    can: policy.readerCan(actor, row),
    own: isOwn
      ? {
          ...(await ownItemOf(db, row, clock.now())),
          copies: await queries.listCopies(db, { id }),
        }
      : null,
  };
}

/** The lounge or place, and the middle of the postal code's area; nothing of where the seller lives. */
function placeOf(row: Row): Pick<Item, 'location' | 'lounge' | 'country' | 'area'> {
  const { loungeId, loungeName, loungeCity, latitude, longitude } = row;
  const lounge =
    loungeId === null || loungeName === null || loungeCity === null
      ? null
      : { id: loungeId, name: loungeName, city: loungeCity };
  return {
    lounge,
    location: lounge?.name ?? row.location,
    country: row.country,
    area: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}

const sellerOf = (row: Row): Item['seller'] => ({
  id: row.sellerId,
  firstName: row.firstName,
  lastName: row.lastName,
  avatar: row.avatar,
  createdAt: row.joinedAt,
  totalListings: row.totalListings,
});
