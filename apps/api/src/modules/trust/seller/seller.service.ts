import {
  KNOWN_FROM_DEALS,
  type SellerProfile,
  type SellerReviews,
  type sellerReviewsInput,
  TRUSTWORTHY_ABOVE,
  trustLevelOf,
  verificationTypes,
} from '@oche/validators/trust/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { viewerOf } from '../../people/index.ts';
import { type ComputedTrust, getTrust } from '../facts/trust.queries.ts';
import { computeTrust } from '../facts/trust.service.ts';
import { listReviewsAbout } from '../reviews/review-list.service.ts';
import { scoreOf } from '../score/score.ts';
import * as queries from './seller.queries.ts';

type Seller = NonNullable<Awaited<ReturnType<typeof queries.getSeller.first>>>;

/** @throws AppError SELLER_NOT_FOUND, also for somebody whom this viewer may not see */
async function readSeller(ctx: ServiceContext, sellerId: string): Promise<Seller> {
  const seller = await queries.getSeller.first(ctx.db, { sellerId, ...viewerOf(ctx.actor) });
  if (!seller) throw new AppError('SELLER_NOT_FOUND');
  return seller;
}

/**
 * Who sells, and why one can trust them.
 * @throws AppError SELLER_NOT_FOUND
 */
export async function getSeller(
  ctx: ServiceContext,
  { sellerId }: { sellerId: string },
): Promise<SellerProfile> {
  const seller = await readSeller(ctx, sellerId);
  const [trust, badges, listings] = await Promise.all([
    readTrust(ctx, sellerId),
    queries.listBadges(ctx.db, { sellerId }),
    queries.countListings.first(ctx.db, { sellerId }),
  ]);
  const trader = traderOf(seller);
  return {
    seller: {
      id: seller.id,
      username: seller.username,
      firstName: seller.firstName,
      lastName: seller.lastName,
      profileImageUrl: seller.profileImageUrl,
      memberSince: seller.memberSince,
      sellerType: trader ? 'business' : 'private',
    },
    verifications: trust.verified.map((verificationType) => ({
      verificationType,
      status: 'verified' as const,
    })),
    badges,
    stats: statsOf(trust, {
      totalListings: listings?.count ?? 0,
      accountAge: daysBetween(seller.memberSince, ctx.clock.now()),
    }),
    trust: {
      level: trustLevelOf(trust.score),
      isNew: isNew(trust),
      deals: dealsOf(trust),
      isTrustworthy: trust.score > TRUSTWORTHY_ABOVE,
      signals: scoreOf(trust).signals,
      partners: trust.partnerCount,
    },
    trader,
  };
}

const dealsOf = ({ sales, purchases }: ComputedTrust): number => sales + purchases;
const isNew = (trust: ComputedTrust): boolean =>
  dealsOf(trust) < KNOWN_FROM_DEALS && trust.disputesLost === 0;

/** What was computed last; a member who has never traded has no row, and is computed here. */
async function readTrust(ctx: ServiceContext, sellerId: string): Promise<ComputedTrust> {
  const stored = await getTrust.first(ctx.db, { userId: sellerId });
  if (stored) return stored;
  const [computed] = await computeTrust(ctx.db, [sellerId], ctx.clock.now().toISOString());
  if (!computed) throw new AppError('SELLER_NOT_FOUND');
  return computed;
}

function traderOf(seller: Seller): SellerProfile['trader'] {
  const { traderName: name, address, email, phone, register, vatId, withdrawal } = seller;
  if (name === null || address === null || email === null) return null;
  if (phone === null || withdrawal === null) return null;
  return { name, address, email, phone, register, vatId, withdrawal };
}

function statsOf(
  trust: ComputedTrust,
  live: Pick<SellerProfile['stats'], 'totalListings' | 'accountAge'>,
): SellerProfile['stats'] {
  return {
    ...live,
    trustScore: trust.score,
    verificationScore: percent(trust.verified.length / verificationTypes.length),
    averageRating: trust.averageRating,
    totalReviews: trust.reviewCount,
    responseRate: trust.asked === 0 ? null : percent(trust.answered / trust.asked),
    averageResponseTime: trust.responseHours === null ? null : tenths(trust.responseHours),
    totalSales: trust.sales,
    disputeCount: trust.disputesLost,
    positiveReviewCount: trust.positiveCount,
    negativeReviewCount: trust.negativeCount,
  };
}

const percent = (share: number): number => Math.round(share * 100);
const tenths = (value: number): number => Math.round(value * 10) / 10;
const daysBetween = (since: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / DAY_MS));

/** @throws AppError SELLER_NOT_FOUND, BAD_INPUT for a cursor that isn't ours */
export async function listSellerReviews(
  ctx: ServiceContext,
  input: z.output<typeof sellerReviewsInput>,
): Promise<SellerReviews> {
  await readSeller(ctx, input.sellerId);
  return listReviewsAbout(ctx, input);
}
