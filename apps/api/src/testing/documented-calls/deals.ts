import { type DocumentedCall, NOWHERE, NUMBER } from './call.ts';
import type { World } from './world.ts';

const anOffer = { offerPrice: 40, message: '' };
const soldAd = (world: World): Promise<number> =>
  world.ad({ status: 'sold', sold_at: world.api.deps.clock.now().toISOString() });
const conversationOf = async (world: World): Promise<number> => {
  const itemId = await world.ad();
  const { id } = await world.api.callerFor(world.ben).market.conversations.start({ itemId });
  return id;
};

/** Offers and messages about an ad. */
export const dealCalls: DocumentedCall[] = [
  {
    call: 'POST /api/marketplace/{id}/offer',
    open: 'members',
    ask: async (world) => ({ path: [await world.ad()], body: anOffer }),
    status: 201,
    answer: { id: NUMBER, status: 'pending' },
    bad: [
      {
        what: 'nothing is offered',
        ask: async (world) => ({ path: [await world.ad()], body: { offerPrice: 0 } }),
        status: 400,
        fields: { offerPrice: 'Angebotspreis muss größer als 0 sein' },
      },
      {
        what: 'the price is missing',
        ask: async (world) => ({ path: [await world.ad()], body: {} }),
        status: 400,
        fields: { offerPrice: 'Angebotspreis muss größer als 0 sein' },
      },
      {
        what: 'it is sold',
        ask: async (world) => ({ path: [await soldAd(world)], body: anOffer }),
        status: 409,
        code: 'ITEM_SOLD',
      },
      {
        what: 'it is the seller’s own',
        ask: async (world) => ({ as: world.anna, path: [await world.ad()], body: anOffer }),
        status: 409,
        code: 'OWN_ITEM',
      },
      {
        what: 'there is no such ad',
        ask: () => ({ path: [NOWHERE], body: anOffer }),
        status: 404,
        message: 'Artikel nicht gefunden',
      },
    ],
  },
  {
    call: 'POST /api/marketplace/{id}/conversation',
    open: 'members',
    ask: async (world) => ({ path: [await world.ad()] }),
    status: 200,
    answer: { id: NUMBER },
    bad: [
      {
        what: 'it is the seller’s own',
        ask: async (world) => ({ as: world.anna, path: [await world.ad()] }),
        status: 409,
        code: 'OWN_ITEM',
      },
      {
        what: 'there is no such ad',
        ask: () => ({ path: [NOWHERE] }),
        status: 404,
        code: 'ITEM_NOT_FOUND',
      },
    ],
  },
  {
    call: 'POST /api/marketplace/conversations/{conversationId}/messages',
    open: 'members',
    ask: async (world) => ({
      path: [await conversationOf(world)],
      body: { content: 'Ist das noch da?' },
    }),
    status: 201,
    answer: { id: NUMBER },
    bad: [
      {
        what: 'nothing is said',
        ask: async (world) => ({ path: [await conversationOf(world)], body: { content: '  ' } }),
        status: 400,
        fields: { content: 'Nachricht darf nicht leer sein' },
      },
      {
        what: 'it is a conversation of others',
        ask: async (world) => ({
          as: await world.stranger(),
          path: [await conversationOf(world)],
          body: { content: 'Hallo' },
        }),
        status: 404,
        code: 'CONVERSATION_NOT_FOUND',
      },
    ],
  },
];
