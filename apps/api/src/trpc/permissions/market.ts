import type { Permission } from './permission.ts';

const admin: Permission = { access: 'admin' };
const anyone: Permission = { access: 'public' };
const member: Permission = { access: 'member' };
const speaker: Permission = { access: 'member', speaks: true };

/** Who may call what of the marketplace, as a part of the one table in `permissions.ts`. */
export const marketPermissions: Record<string, Permission> = {
  'market.drafts.create': member,
  'market.drafts.delete': { ...member, whileSuspended: true },
  'market.drafts.get': member,
  'market.drafts.list': member,
  'market.drafts.save': member,
  'market.favourites.add': { ...member, rest: 'POST /api/marketplace/{id}/favorite' },
  'market.favourites.list': member,
  'market.favourites.remove': {
    ...member,
    whileSuspended: true,
    rest: 'DELETE /api/marketplace/{id}/favorite',
  },
  'market.figures.get': member,
  'market.items.create': { ...member, speaks: true, rest: 'POST /api/marketplace' },
  'market.items.delete': { ...member, whileSuspended: true },
  'market.items.get': { ...anyone, rest: 'GET /api/marketplace/{id}' },
  'market.items.list': { ...anyone, rest: 'GET /api/marketplace' },
  'market.items.markSold': member,
  'market.items.ofUser': { ...anyone, rest: 'GET /api/marketplace/user/{userId}' },
  'market.items.pause': member,
  'market.items.priceHint': member,
  'market.items.publish': { ...member, speaks: true },
  'market.items.renew': { ...member, speaks: true },
  'market.items.update': { ...member, speaks: true },
  'market.ownSet.get': member,
  'market.ownSet.save': member,
  'market.reviews.answer': speaker,
  'market.reviews.ofDeal': member,
  'market.reviews.save': speaker,
  'market.sellers.get': { ...anyone, rest: 'GET /api/marketplace/sellers/{sellerId}/profile' },
  'market.sellers.reviews': {
    ...anyone,
    rest: 'GET /api/marketplace/sellers/{sellerId}/reviews',
  },
  'market.shares.report': anyone,
  'market.trader.get': member,
  'market.trader.save': { ...member, speaks: true },
  'market.verifications.confirmCode': member,
  'market.verifications.decide': admin,
  'market.verifications.list': admin,
  'market.verifications.own': member,
  'market.verifications.requestCode': member,
  'market.verifications.withdraw': { ...member, whileSuspended: true },
  'market.views.report': anyone,
};
