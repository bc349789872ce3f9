import { describe, expect, it } from 'vitest';
import { codeOf, insertPicture, useMember, useTestApi } from '../../../testing/index.ts';
import { decideOn } from '../../moderation/testing.ts';
import { createLounge } from '../testing.ts';

const api = useTestApi();
const owner = useMember(api, { first_name: 'Olga', last_name: 'Ort' });
const ben = useMember(api);
const moderator = useMember(api, { role: 'moderator' });

const lounges = (member: typeof ben | null) => api.callerFor(member).lounges;

describe('a hidden lounge', () => {
  const hide = (id: number) => decideOn(api, ben, moderator, { kind: 'lounge', id: String(id) });

  it('is in no list and has no page, until the decision is undone', async () => {
    const { id } = await createLounge(api, owner, { name: 'Lounge Unerlaubt' });
    const found = async () =>
      (await lounges(null).search({ search: 'Unerlaubt' })).items.some((each) => each.id === id);
    expect(await found()).toBe(true);
    const { undo } = await hide(id);
    expect(await found()).toBe(false);
    for (const member of [null, ben]) {
      expect(await codeOf(lounges(member).get({ id }))).toBe('LOUNGE_NOT_FOUND');
    }
    expect((await lounges(owner).get({ id })).isActive).toBe(false);
    await undo();
    expect(await found()).toBe(true);
    expect((await lounges(null).get({ id })).isActive).toBe(true);
  });

  it('can’t be opened by its team, and comes back as it was', async () => {
    const { id } = await createLounge(api, owner);
    await api.callerFor(ben).moderation.report.create({
      kind: 'lounge',
      id: String(id),
      reason: 'fraud',
      description: 'Gibt es nicht',
    });
    await lounges(owner).setActive({ id, isActive: false });
    const { case: cases, decision } = api.callerFor(moderator).moderation;
    const [first] = (await cases.list({ kind: 'lounge' })).items;
    const caseId = first?.id ?? 0;
    await cases.claim({ id: caseId });
    const statement = 'Gibt es nicht';
    const { decisions } = await cases.decide({
      id: caseId,
      action: 'hide',
      rule: 'fraud',
      statement,
    });
    expect(await codeOf(lounges(owner).setActive({ id, isActive: true }))).toBe('LOUNGE_HIDDEN');
    await decision.undo({ id: decisions[0]?.id ?? 0 });
    expect((await lounges(owner).get({ id })).isActive).toBe(false);
    await lounges(owner).setActive({ id, isActive: true });
  });

  it('is not reported by its owner, nor when nobody sees it', async () => {
    const { id } = await createLounge(api, owner);
    const report = (member: typeof ben, thingId: string) =>
      api.callerFor(member).moderation.report.create({
        kind: 'lounge',
        id: thingId,
        reason: 'fraud',
        description: 'Gibt es nicht',
      });
    expect(await codeOf(report(owner, String(id)))).toBe('OWN_THING');
    await lounges(owner).setActive({ id, isActive: false });
    expect(await codeOf(report(ben, String(id)))).toBe('THING_NOT_FOUND');
    expect(await codeOf(report(ben, '99999999'))).toBe('THING_NOT_FOUND');
  });
});

describe('a hidden photo', () => {
  async function withPhotos() {
    const { id } = await createLounge(api, owner);
    const ids = await Promise.all([1, 2, 3].map(() => insertPicture(api, owner)));
    const set = (uploadIds: readonly string[]) =>
      lounges(owner).photo.set({
        loungeId: id,
        photos: uploadIds.map((uploadId) => ({ uploadId, description: `Bild ${uploadId}` })),
      });
    await set(ids);
    const shown = async () => (await lounges(null).get({ id })).photos;
    return { id, ids, set, shown };
  }

  it('leaves the gallery and comes back to its place, with its words', async () => {
    const { ids, shown } = await withPhotos();
    const before = await shown();
    const { undo, id: caseId } = await decideOn(api, ben, moderator, {
      kind: 'photo',
      id: ids[0] ?? '',
    });
    expect((await shown()).map(({ id }) => id)).toEqual(ids.slice(1));
    const { thing } = await api.callerFor(moderator).moderation.case.get({ id: caseId });
    expect(thing).toMatchObject({
      isShown: false,
      text: `Bild ${ids[0]}`,
      author: { id: owner.id },
    });
    await undo();
    expect(await shown()).toEqual(before);
  });

  it('is not set again by its team, and stays away where there is no room', async () => {
    const { ids, set, shown } = await withPhotos();
    const [hidden = ''] = ids;
    const { undo } = await decideOn(api, ben, moderator, { kind: 'photo', id: hidden });
    expect(await codeOf(set(ids))).toBe('UPLOAD_NOT_FOUND');
    const others = await Promise.all(Array.from({ length: 8 }, () => insertPicture(api, owner)));
    await set(others);
    await undo();
    expect((await shown()).map(({ id }) => id)).toEqual(others);
  });

  it('is the last one, too', async () => {
    const { ids, set, shown } = await withPhotos();
    const [only = ''] = ids;
    await set([only]);
    const { undo } = await decideOn(api, ben, moderator, { kind: 'photo', id: only });
    expect(await shown()).toEqual([]);
    await undo();
    expect((await shown()).map(({ id }) => id)).toEqual([only]);
  });
});
