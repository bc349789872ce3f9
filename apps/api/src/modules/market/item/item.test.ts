import { beforeEach, describe, expect, it } from 'vitest';
import { insertPicture, type TestMember, useTestApi } from '../../../testing/index.ts';
import { sell } from '../testing.ts';

const NOW = '2031-03-03T09:00:00.000Z';
const api = useTestApi({ now: NOW });
let anna: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  anna = await api.createMember({ first_name: 'Anna', last_name: 'Auge', zip_code: '50667' });
});

const items = (member: TestMember | null) => api.callerFor(member).market.items;

describe('create', () => {
  it('puts an ad online that everybody sees, with all that its page needs', async () => {
    const pictures = [await insertPicture(api, anna), await insertPicture(api, anna)];
    const { id } = await sell(api, anna, {
      pictures,
      shippingPrice: 4.5,
      wear: 2,
      attributes: {
        brand: ' Target ',
        weight: 23.2,
        tungsten: 90,
        barrelShape: 'straight',
        boardSegments: 'blade',
      },
    });
    const seen = await items(null).get({ id });
    expect(seen).toMatchObject({
      intent: 'sell',
      status: 'active',
      isAvailable: true,
      title: 'Target Swiss Point 23 g',
      category: 'darts',
      condition: 'like_new',
      wear: 2,
      price: 45,
      currency: 'EUR',
      shippingPrice: 4.5,
      location: 'Zur scharfen Kante',
      lounge: null,
      zipCode: '50667',
      city: 'Köln',
      sellerType: 'private',
      includesVat: false,
      sellerTermsAccepted: true,
      viewCount: 0,
      // what a thing of this category doesn't have isn't kept
      attributes: { brand: 'Target', weight: 23.2, tungsten: 90, tip: null, boardSegments: null },
      seller: { firstName: 'Anna', lastName: 'Auge', totalListings: 1 },
      trader: null,
      distanceKm: null,
      isOwn: false,
      own: null,
      can: { favourite: false, offer: false, message: false, report: true },
      publishedAt: NOW,
    });
    expect(seen.images).toEqual(seen.pictures.map(({ url }) => url));
    expect(seen.pictures.map((picture) => picture.id)).toEqual(pictures);
    expect(seen.area?.latitude).toBeCloseTo(50.94, 1);
    expect(JSON.stringify(seen)).not.toContain(anna.email);
  });
});
