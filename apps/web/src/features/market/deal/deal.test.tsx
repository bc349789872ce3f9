// @vitest-environment happy-dom
import type { DealOutput } from '@oche/validators/market/deals';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, never } from '../../../testing/answers.ts';
import { member } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const user = member();
const can = {
  ...{ cancel: true, confirm: true, takeBackConfirm: false, propose: false, agree: false },
  ...{ callOff: false, giveAddress: false, dispute: true, answerDispute: false },
  ...{ addPhotos: false, answerQuestion: false },
};
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

const deal = (facts: Partial<DealOutput> = {}): DealOutput => ({
  id: 7,
  item: { id: 3, title: 'Target Gabriel Clemens', status: 'reserved', price: 79, picture: null },
  side: 'seller',
  other: {
    ...{ id: 'u-anna', username: 'anna', firstName: 'Anna', lastName: 'Board' },
    ...{ profileImageUrl: null, userType: null, role: null },
  },
  price: 72,
  status: 'reserved',
  offerId: 5,
  reservedUntil: tomorrow(),
  handover: null,
  meetsAt: null,
  completedAt: null,
  createdAt: '2026-02-01T12:00:00.000Z',
  isOnReader: false,
  conversationId: null,
  ships: true,
  meets: true,
  shippingPrice: null,
  address: null,
  meeting: null,
  lounge: null,
  buyerConfirmedAt: null,
  sellerConfirmedAt: null,
  confirmsAt: null,
  cancelled: null,
  dispute: null,
  can,
  ...facts,
});

const meeting = (): DealOutput['meeting'] => ({
  at: tomorrow(),
  by: 'buyer',
  isAgreed: true,
  lounge: {
    ...{ id: 1, name: 'Zur Triple 20', address: 'Am Board 1', zipCode: '44135' },
    ...{ city: 'Dortmund', timeZone: 'Europe/Berlin' },
  },
});
const said = {
  partner: { id: 'u-anna', firstName: 'Anna', lastName: 'Board' },
  role: 'seller',
  canWrite: false,
  until: null,
  own: null,
  received: null,
} as const;
const open = (facts: Partial<DealOutput>, answers: Answers = {}) =>
  renderPage(
    '/marketplace/deals/7',
    {
      'market.deals.get': deal(facts),
      'market.reviews.ofDeal': said,
      'social.notifications.see': { ok: true },
      ...answers,
    },
    { user },
  );

describe('a deal', () => {
  it('goes in steps that are numbered, and has the price that was agreed on', async () => {
    const { main } = await open({});
    const steps = await main.findByRole('region', { name: 'So geht es weiter' });
    const numbers = within(steps)
      .getAllByRole('listitem')
      .map((step) => step.querySelector('svg text')?.textContent);
    expect(numbers).toEqual(['1', '2', '3']);
    main.getByText('72 €');
    expect(main.queryByText('79 €')).toBeNull();
  });

  it('asks before a handover is confirmed that is only agreed for later', async () => {
    const {
      main,
      all,
      user: hands,
      asked,
    } = await open({ meeting: meeting(), handover: 'lounge' }, { 'market.deals.confirm': never });
    await hands.click(await main.findByRole('button', { name: 'Ist übergeben' }));
    const question = await all.findByRole('alertdialog', { name: 'Jetzt schon?' });
    expect(asked('market.deals.confirm')).toEqual([]);
    await hands.click(within(question).getByRole('button', { name: 'Ist übergeben' }));
    expect(asked('market.deals.confirm')).toEqual([{ id: 7 }]);
  });

  it('takes a confirmation back for ten seconds, and no longer', async () => {
    const confirmed = deal({
      status: 'handed_over',
      sellerConfirmedAt: new Date().toISOString(),
      can: { ...can, cancel: false, confirm: false, takeBackConfirm: true },
    });
    const {
      main,
      user: hands,
      asked,
    } = await open(
      {},
      { 'market.deals.confirm': confirmed, 'market.deals.takeBackConfirm': deal() },
    );
    const confirm = await main.findByRole('button', { name: 'Ist übergeben' });
    await hands.click(confirm);
    await hands.click(await main.findByRole('button', { name: 'Rückgängig' }));
    expect(asked('market.deals.takeBackConfirm')).toEqual([{ id: 7 }]);
    const again = await main.findByRole('button', { name: 'Ist übergeben' });
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    again.click();
    await main.findByRole('button', { name: 'Rückgängig' });
    // the ten seconds begin with an effect of what is shown, which can come after it
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(10_000);
      expect(main.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
    });
    vi.useRealTimers();
  });

  it('that is disputed says only that', async () => {
    const { main } = await open({
      status: 'disputed',
      dispute: {
        ...{ openedBy: 'seller', openedAt: '2026-02-01T12:00:00.000Z' },
        ...{ account: 'Anna kam nicht und antwortet nicht.', answer: null, outcome: null },
        ...{ statement: null, photos: [], question: null },
      },
      can: { ...can, cancel: false, confirm: false, dispute: false },
    });
    await main.findByText(/Bis dahin ruht der Handel/);
    expect(main.queryByRole('region', { name: 'So geht es weiter' })).toBeNull();
    expect(main.queryByText(/bewertet ihr euch/)).toBeNull();
  });

  it('that moderators have called off says so once', async () => {
    const { main } = await open({
      status: 'cancelled',
      cancelled: { by: 'moderator', at: '2026-02-02T12:00:00.000Z', reason: null },
      dispute: {
        ...{ openedBy: 'seller', openedAt: '2026-02-01T12:00:00.000Z' },
        ...{ account: 'Anna kam nicht.', answer: null, outcome: 'upheld' },
        ...{ statement: 'Anna hat nicht geantwortet.', photos: [], question: null },
      },
      can: { ...can, cancel: false, confirm: false, dispute: false },
    });
    await main.findByText('Entschieden: Der Handel gilt nicht.');
    main.getByText('Anna hat nicht geantwortet.');
    expect(main.queryByText(/Die Moderation hat entschieden/)).toBeNull();
  });

  it('asks for what the moderators want to know, and takes photos, while it is disputed', async () => {
    const disputed = deal({
      status: 'disputed',
      dispute: {
        ...{ openedBy: 'seller', openedAt: '2026-02-01T12:00:00.000Z', outcome: null },
        ...{ account: 'Anna kam nicht und antwortet nicht.', answer: null, statement: null },
        photos: [],
        question: { text: 'Wann war das Treffen?', answer: null },
      },
      can: { ...can, cancel: false, confirm: false, addPhotos: true, answerQuestion: true },
    });
    const {
      main,
      user: hands,
      asked,
    } = await open(disputed, {
      'market.deals.answerQuestion': disputed,
    });
    await main.findByText('Wann war das Treffen?');
    await hands.type(await main.findByRole('textbox', { name: /Deine Antwort/ }), 'Am Montag.');
    await hands.click(main.getByRole('button', { name: 'Abschicken' }));
    await waitFor(() =>
      expect(asked('market.deals.answerQuestion')).toEqual([{ id: 7, answer: 'Am Montag.' }]),
    );
    await main.findByRole('group', { name: 'Fotos dazu' });
  });
});
