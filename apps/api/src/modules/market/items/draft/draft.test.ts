import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  insertPicture,
  refusal,
  refuseRows,
  runJobs,
  type TestMember,
  useTestApi,
} from '../../../../testing/index.ts';
import { aDraft } from '../../testing.ts';
import { tidyDrafts } from '../status/expiry.service.ts';

const NOW = '2031-03-03T09:00:00.000Z';
const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  anna = await api.createMember({ zip_code: '50667' });
  ben = await api.createMember();
});

const market = (member: TestMember | null) => api.callerFor(member).market;
const drafts = (member: TestMember | null) => market(member).drafts;
const isUsed = async (id: string) =>
  (
    await api.deps.db
      .selectFrom('uploads')
      .select('used_by')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).used_by !== null;

describe('a draft', () => {
  it('keeps whatever is typed, and goes on at another device', async () => {
    const { id, revision } = await drafts(anna).create({ data: { title: 'Tar' } });
    expect(revision).toBe(1);
    const [first, second] = [await insertPicture(api, anna), await insertPicture(api, anna)];
    const data = {
      title: 'Target',
      description: 'kurz',
      price: 0,
      category: 'darts',
      attributes: { weight: 23 },
      pictures: [first, second],
    } satisfies Parameters<ReturnType<typeof drafts>['save']>[0]['data'];
    const saved = await drafts(anna).save({ id, revision, data });
    expect(saved).toMatchObject({
      revision: 2,
      status: 'draft',
      title: 'Target',
      description: 'kurz',
      price: null,
      condition: null,
      attributes: { weight: 23 },
    });
    const reordered = { ...data, pictures: [second, first] };
    await drafts(anna).save({ id, revision: 2, data: reordered });
    const elsewhere = await drafts(anna).get({ id });
    expect(elsewhere.pictures.map((picture) => picture.id)).toEqual([second, first]);
    expect(await drafts(anna).list()).toMatchObject([
      { id, title: 'Target', category: 'darts', picture: { id: second } },
    ]);
    await drafts(anna).save({ id, revision: 3, data: { ...data, pictures: [second] } });
    expect([await isUsed(first), await isUsed(second)]).toEqual([false, true]);
  });

  it('is not overwritten by a device that knows an older one', async () => {
    const { id } = await drafts(anna).create({ data: aDraft() });
    const save = (title: string) => drafts(anna).save({ id, revision: 1, data: aDraft({ title }) });
    const results = await Promise.allSettled([save('vom Telefon'), save('vom Rechner')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await codeOf(save('noch einmal'))).toBe('ITEM_CHANGED');
  });

  it('is created once, however often it is sent, and no more than twenty', async () => {
    const once = { data: { title: 'Eins' }, idempotencyKey: 'one-draft' };
    const [first, second] = await Promise.all([
      drafts(anna).create(once),
      drafts(anna).create(once),
    ]);
    expect(second.id).toBe(first.id);
    const results = await Promise.allSettled(
      Array.from({ length: 21 }, () => drafts(anna).create({ data: {} })),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    expect(await codeOf(drafts(anna).create({ data: {} }))).toBe('TOO_MANY_DRAFTS');
    expect(await drafts(anna).list()).toHaveLength(20);
  });

  it('is its seller’s alone: no page, no list, nobody else saves or deletes it', async () => {
    const { id } = await drafts(anna).create({ data: aDraft() });
    for (const reader of [ben, null]) {
      expect(await codeOf(market(reader).items.get({ id }))).toBe('ITEM_NOT_FOUND');
      expect((await market(reader).items.ofUser({ userId: anna.id })).items).toEqual([]);
    }
    expect(await codeOf(drafts(ben).get({ id }))).toBe('ITEM_NOT_FOUND');
    const stolen = drafts(ben).save({ id, revision: 1, data: aDraft() });
    expect(await codeOf(stolen)).toBe('ITEM_NOT_FOUND');
    expect(await codeOf(drafts(ben).delete({ id }))).toBe('ITEM_NOT_FOUND');
    expect(await codeOf(market(ben).items.publish({ id }))).toBe('ITEM_NOT_FOUND');
    expect(await codeOf(drafts(null).list())).toBe('UNAUTHENTICATED');
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await codeOf(drafts(suspended).create({ data: {} }))).toBe('ACCOUNT_SUSPENDED');
  });

  it('refuses what could never be published', async () => {
    const create = (data: object) => refusal(drafts(anna).create({ data }));
    expect((await create({ title: 'x'.repeat(121) })).fields).toEqual({ 'data.title': 'tooLong' });
    expect((await create({ price: -1 })).fields).toEqual({ 'data.price': 'tooSmall' });
    expect((await create({ category: 'cars' })).fields).toEqual({ 'data.category': 'invalid' });
    expect((await create({ loungeId: 999_999 })).code).toBe('LOUNGE_NOT_FOUND');
    const foreign = await insertPicture(api, ben);
    expect((await create({ pictures: [foreign] })).code).toBe('UPLOAD_NOT_FOUND');
  });

  it('is thrown away with its pictures, by its member or after 90 days', async () => {
    const pictures = [await insertPicture(api, anna)];
    const { id } = await drafts(anna).create({ data: { pictures } });
    await drafts(anna).delete({ id });
    expect(await isUsed(pictures[0] ?? '')).toBe(false);
    expect(await codeOf(drafts(anna).get({ id }))).toBe('ITEM_NOT_FOUND');
    const old = await drafts(anna).create({ data: { title: 'Alt' } });
    api.deps.clock.set('2031-06-01T08:00:00.000Z');
    await tidyDrafts(api.deps);
    expect((await drafts(anna).get({ id: old.id })).title).toBe('Alt');
    api.deps.clock.set('2031-06-01T10:00:00.000Z');
    await tidyDrafts(api.deps);
    expect(await drafts(anna).list()).toEqual([]);
  });

  it('that can’t be thrown away holds up no other', async () => {
    const stuck = await drafts(anna).create({ data: { title: 'Bleibt' } });
    api.deps.clock.advance({ seconds: 1 });
    await drafts(anna).create({ data: { title: 'Geht' } });
    const takeAgain = await refuseRows(api.deps, {
      table: 'market_items',
      on: 'delete',
      rows: sql`old.id = ${sql.lit(stuck.id)}`,
    });
    api.deps.clock.advance({ days: 91 });
    await tidyDrafts(api.deps);
    expect((await drafts(anna).list()).map(({ id }) => id)).toEqual([stuck.id]);
    await takeAgain();
    await tidyDrafts(api.deps);
    expect(await drafts(anna).list()).toEqual([]);
  });
});

describe('publish', () => {
  it('says what is missing in the draft, and publishes it once all is there', async () => {
    const { id } = await drafts(anna).create({ data: { title: 'Target' } });
    const publish = () => market(anna).items.publish({ id, sellerTermsAccepted: true });
    expect((await refusal(publish())).fields).toMatchObject({
      description: 'descriptionTooShort',
      category: 'categoryRequired',
      condition: 'conditionRequired',
      price: 'priceTooLow',
      location: 'loungeRequired',
      zipCode: 'zipCodeRequired',
      city: 'cityRequired',
    });
    await drafts(anna).save({ id, revision: 1, data: aDraft({ attributes: { weight: 23 } }) });
    const unaccepted = await refusal(market(anna).items.publish({ id }));
    expect(unaccepted.fields).toEqual({ sellerTermsAccepted: 'acceptSellerTerms' });
    expect(await publish()).toMatchObject({
      id,
      status: 'active',
      attributes: { weight: 23 },
      area: { latitude: expect.any(Number) },
    });
    expect(await drafts(anna).list()).toEqual([]);
    // its form is still there, for changing it
    expect(await drafts(anna).get({ id })).toMatchObject({ status: 'active', price: 45 });
    const late = drafts(anna).save({ id, revision: 2, data: aDraft({ title: 'Zu spät' }) });
    expect(await codeOf(late)).toBe('ITEM_CHANGED');
  });

  it('happens once, however often it comes at once', async () => {
    const { id } = await drafts(anna).create({ data: aDraft() });
    const publish = () => market(anna).items.publish({ id, sellerTermsAccepted: true });
    const all = await Promise.all(Array.from({ length: 5 }, publish));
    expect(new Set(all.map(({ publishedAt }) => publishedAt)).size).toBe(1);
    await runJobs(api);
    expect((await market(null).items.get({ id })).status).toBe('active');
  });
});
