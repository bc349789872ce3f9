// @vitest-environment happy-dom
import { type SellerProfile, trustSignals } from '@oche/validators/trust/schemas';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';

const profile = (trust: Partial<SellerProfile['trust']>, stats: Partial<SellerProfile['stats']>) =>
  ({
    seller: {
      ...{ id: 'u-anna', username: 'anna', firstName: 'Anna', lastName: 'Board' },
      ...{ profileImageUrl: null, memberSince: '2026-02-01T12:00:00.000Z', sellerType: 'private' },
    },
    verifications: [{ verificationType: 'email', status: 'verified' }],
    badges: [],
    stats: {
      ...{ trustScore: 6, verificationScore: 17, averageRating: null, totalReviews: 0 },
      ...{ responseRate: null, averageResponseTime: null, totalSales: 0, totalListings: 0 },
      ...{ accountAge: 30, disputeCount: 0, positiveReviewCount: 0, negativeReviewCount: 0 },
      ...stats,
    },
    trust: {
      ...{ level: 'very_low', isTrustworthy: false, isNew: true, deals: 0, partners: 0 },
      signals: trustSignals.map((signal) => ({ signal, points: 1, max: 10 })),
      ...trust,
    },
    trader: null,
  }) satisfies SellerProfile;

const open = (
  trust: Partial<SellerProfile['trust']>,
  stats: Partial<SellerProfile['stats']> = {},
) =>
  renderPage('/marketplace/sellers/u-anna', {
    'market.sellers.get': profile(trust, stats),
    'market.sellers.reviews': { avgRating: null, totalReviews: 0, items: [], nextCursor: null },
    'market.items.list': {
      ...{ items: [], nextCursor: null, origin: null, unknownZipCode: null },
      ...{ understood: [], words: '', corrected: null },
    },
  });

describe('how far one can trust a seller', () => {
  it('is not judged while they are new', async () => {
    const { main } = await open({ deals: 2, partners: 2 });
    await main.findByText('Neu hier');
    expect(main.queryByText(/von 100|niedrig/i)).toBeNull();
    expect(main.queryByText('Wie kommt das zustande?')).toBeNull();
    // a private seller needs no papers of a business
    main.getByText('1 von 5 bestätigt');
  });

  it('is a score once they are known, with numbers that agree', async () => {
    const { main } = await open(
      { isNew: false, deals: 6, partners: 4, level: 'medium' },
      {
        ...{ trustScore: 55, totalSales: 2, totalReviews: 5 },
        ...{ positiveReviewCount: 4, negativeReviewCount: 1 },
      },
    );
    await main.findByRole('img', { name: /55 von 100, Mittel/ });
    expect(main.queryByText('Neu hier')).toBeNull();
    main.getByText('4 von 5');
    main.getByText('Geschäfte abgeschlossen');
  });
});
