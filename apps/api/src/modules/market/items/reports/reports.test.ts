import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  runJobs,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../../testing/index.ts';
import { caseOf, decideOn } from '../../../moderation/testing.ts';
import { aDraft, aSale, sell } from '../../testing.ts';

const NOW = '2031-03-03T09:00:00.000Z';
const api = useTestApi({ now: NOW });
const ben = useMember(api);
const moderator = useMember(api, { role: 'moderator' });
const judge = useMember(api, { role: 'moderator' });
const GRAVE = 'Bezahlen bitte hier: https://paypal.me/dartking';
let anna: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  anna = await api.createMember();
});

const items = (member: TestMember | null) => api.callerFor(member).market.items;
const moderation = (member: TestMember) => api.callerFor(member).moderation;
const isDone = (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    () => false,
  );
const isShown = (id: number) => isDone(items(null).get({ id }));
const own = async (id: number) => (await items(anna).get({ id })).own;

async function decide(
  id: number,
  action: 'publish' | 'reject' | 'hide' | 'none',
  kind = 'listing',
) {
  const caseId = await caseOf(api, kind, id);
  await moderation(moderator).case.claim({ id: caseId });
  const reasons = { rule: 'fraud', statement: 'Nimm den Link raus.' } as const;
  const isBad = action === 'reject' || action === 'hide';
  const { decisions } = await moderation(moderator).case.decide({
    id: caseId,
    action,
    ...(isBad && reasons),
  });
  return decisions[0]?.id ?? 0;
}

describe('what is said is looked at', () => {
  it('a phone number is shown with a warning, and lies in the queue', async () => {
    const { id } = await sell(api, anna, { description: 'Ruf einfach an: 0176 12345678.' });
    expect((await items(null).get({ id })).suspicions).toEqual(['phone']);
    const caseId = await caseOf(api, 'item', id);
    expect(caseId).toBeGreaterThan(0);
    // the same said again is nothing new
    await items(anna).update({ ...aSale({ description: 'Ruf an unter 0176 12345678.' }), id });
    expect(await caseOf(api, 'item', id)).toBe(caseId);
    await items(anna).update({ ...aSale(), id });
    expect((await items(null).get({ id })).suspicions).toEqual([]);
  });

  it('a page that takes money waits, and is nowhere until it was approved', async () => {
    const { id, own: mine } = await sell(api, anna, { description: GRAVE });
    expect(mine).toMatchObject({ review: 'waiting', reviewReason: null });
    expect(await isShown(id)).toBe(false);
    expect((await items(ben).ofUser({ userId: anna.id })).items).toEqual([]);
    const report = {
      kind: 'item',
      id: String(id),
      reason: 'fraud',
      description: 'Betrug',
    } as const;
    expect(await codeOf(moderation(ben).report.create(report))).toBe('THING_NOT_FOUND');
    const caseId = await caseOf(api, 'listing', id);
    const found = await moderation(moderator).case.claim({ id: caseId });
    expect(found).toMatchObject({
      isApproval: true,
      thing: { path: `/marketplace/${id}`, isShown: false },
      can: { decide: ['publish', 'reject', 'hide'] },
    });
    await decide(id, 'publish');
    expect(await isShown(id)).toBe(true);
    expect((await items(null).get({ id })).suspicions).toEqual(['payment_link']);
  });

  it('what a pattern catches waits, also in a draft that is published', async () => {
    await moderation(moderator).pattern.create({ pattern: 'goldene*wunderdarts' });
    const data = aDraft({ title: 'Goldene Wunderdarts' });
    const draft = await api.callerFor(anna).market.drafts.create({ data });
    const { own: mine } = await items(anna).publish({ id: draft.id, sellerTermsAccepted: true });
    expect(mine?.review).toBe('waiting');
  });
});

describe('what moderators decide', () => {
  it('is told with its reason; what was sent back is changed, and waits again', async () => {
    const { id } = await sell(api, anna, { description: GRAVE });
    await decide(id, 'reject');
    expect(await own(id)).toMatchObject({
      review: 'rejected',
      reviewReason: 'Nimm den Link raus.',
      can: { edit: true, delete: true },
    });
    expect((await moderation(anna).own.cases({})).items[0]?.decision).toMatchObject({
      action: 'reject',
      statement: 'Nimm den Link raus.',
    });
    const first = await caseOf(api, 'listing', id);
    await items(anna).update({ ...aSale(), id });
    expect((await own(id))?.review).toBe('waiting');
    expect(await isShown(id)).toBe(false);
    expect(await caseOf(api, 'listing', id)).toBeGreaterThan(first);
    // changed once more while it waits, it is still one case
    await items(anna).update({ ...aSale(), id });
    await decide(id, 'publish');
    expect(await isShown(id)).toBe(true);
  });

  it('can be undone: published again waits, blocked again is what it was', async () => {
    const { id } = await sell(api, anna, { description: GRAVE });
    const published = await decide(id, 'publish');
    await moderation(moderator).decision.undo({ id: published });
    expect((await own(id))?.review).toBe('waiting');
    const blocked = await decide(id, 'hide');
    expect((await own(id))?.review).toBe('blocked');
    await moderation(moderator).decision.undo({ id: blocked });
    expect((await own(id))?.review).toBe('waiting');
  });

  it.each(['reject', 'hide'] as const)(
    'to %s is overturned by an appeal: it is online',
    async (action) => {
      const { id } = await sell(api, anna, { description: GRAVE });
      const decisionId = await decide(id, action);
      await moderation(anna).appeal.create({ decisionId, text: 'Das ist mein eigener Shop.' });
      const { items: appeals } = await moderation(judge).appeal.list({ limit: 100 });
      const appeal = appeals.find((each) => each.case?.thing.id === String(id));
      const granted = { id: appeal?.id ?? 0, outcome: 'granted', statement: 'Stimmt' } as const;
      await moderation(judge).appeal.decide(granted);
      expect(await isShown(id)).toBe(true);
    },
  );

  it('blocks what was reported: nobody sees it, and its seller can only delete it', async () => {
    const { id } = await sell(api, anna);
    const thing = { kind: 'item', id: String(id) };
    expect(await codeOf(decideOn(api, anna, moderator, thing))).toBe('OWN_THING');
    const { undo } = await decideOn(api, ben, moderator, thing);
    expect(await isShown(id)).toBe(false);
    expect(await own(id)).toMatchObject({
      review: 'blocked',
      reviewReason: 'So nicht.',
      can: { edit: false, publish: false, pause: false, renew: false, delete: true },
    });
    await undo();
    expect(await isShown(id)).toBe(true);
    expect((await own(id))?.reviewReason).toBeNull();
  });

  it('is waited for when three trusted members have reported it', async () => {
    const { id } = await sell(api, anna);
    const joined = { created_at: '2031-01-01T00:00:00Z' };
    for (let index = 0; index < 3; index += 1) {
      const member = await api.createMember(joined);
      const report = {
        kind: 'item',
        id: String(id),
        reason: 'fraud',
        description: 'Fake',
      } as const;
      await moderation(member).report.create(report);
    }
    await runJobs(api);
    expect((await own(id))?.review).toBe('waiting');
    await decide(id, 'none', 'item');
    expect(await isShown(id)).toBe(true);
  });
});
