import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  insertPicture,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../../testing/index.ts';
import { caseOf, decideOn } from '../../moderation/testing.ts';
import { open, say, talks } from '../testing.ts';

const api = useTestApi();
const mia = useFreshMember(api);
const ben = useFreshMember(api);
const cem = useFreshMember(api);
const moderator = useFreshMember(api, { role: 'moderator' });
let id: number;
let said: { id: number };

beforeEach(async () => {
  id = await open(api, [mia, ben]);
  const picture = await insertPicture(api, mia);
  await say(api, mia, id, 'Marker-Geheimnis', { pictureIds: [picture] });
  said = await say(api, ben, id, 'Marker-Beleidigung');
});

const report = (member: TestMember | null, message = said) => {
  const thing = { kind: 'message', id: String(message.id) };
  const why = { reason: 'inappropriate', description: 'Das geht nicht.' } as const;
  return member
    ? api.callerFor(member).moderation.report.create({ ...thing, ...why })
    : api.callerFor(null).moderation.report.createAsVisitor({
        ...thing,
        ...why,
        name: 'V',
        email: 'v@oche.test',
        locale: 'de',
      });
};

describe('nobody outside', () => {
  it('reads, writes, hears or counts anything of it: no third member, moderator or admin', async () => {
    const admin = await api.createMember({ role: 'admin' });
    for (const member of [cem, moderator, admin]) {
      const calls = talks(api, member);
      for (const call of [
        () => calls.get({ id }),
        () => calls.messages({ conversationId: id }),
        () => calls.messages({ conversationId: id, after: 1 }),
        () => calls.send({ conversationId: id, content: 'Hallo' }),
        () => calls.read({ id, upTo: said.id }),
      ]) {
        expect(await codeOf(call())).toBe('CONVERSATION_NOT_FOUND');
      }
      const answers = [await calls.list({}), await calls.unread()];
      expect(JSON.stringify(answers)).toBe(
        JSON.stringify([{ items: [], nextCursor: null }, { count: 0 }]),
      );
    }
  });

  it('learns that there is such a message: only its members report it', async () => {
    expect(await codeOf(report(cem))).toBe('THING_NOT_FOUND');
    expect(await codeOf(report(moderator))).toBe('THING_NOT_FOUND');
    expect(await codeOf(report(null))).toBe('THING_NOT_FOUND');
    expect(await codeOf(report(ben))).toBe('OWN_THING');
  });
});

describe('moderators', () => {
  const look = (member: TestMember) => talks(api, member).look({ messageId: said.id });
  const looks = async () =>
    (
      await api.deps.db
        .selectFrom('audit_log')
        .select('actor_id')
        .where('action', '=', 'message.look')
        .where('thing_id', '=', String(said.id))
        .execute()
    ).map((row) => row.actor_id);

  it('see a conversation only while it is reported, and each look is in the log', async () => {
    expect(await codeOf(look(moderator))).toBe('CONVERSATION_NOT_REPORTED');
    await report(mia);
    const seen = await look(moderator);
    expect(seen.messages.map(({ content }) => content)).toEqual([
      'Marker-Geheimnis',
      'Marker-Beleidigung',
    ]);
    expect(seen.members.map((member) => member.id).sort()).toEqual([mia.id, ben.id].sort());
    await look(moderator);
    expect(await looks()).toEqual([moderator.id, moderator.id]);
    expect(await codeOf(look(cem))).toBe('FORBIDDEN');
    const ofForum = await api.createMember({ moderates: ['forum'] });
    expect(await codeOf(look(ofForum))).toBe('FORBIDDEN');

    const { claim, decide } = api.callerFor(moderator).moderation.case;
    const caseId = await caseOf(api, 'message', said.id);
    await claim({ id: caseId });
    await decide({ id: caseId, action: 'none' });
    expect(await codeOf(look(moderator))).toBe('CONVERSATION_NOT_REPORTED');
    expect(await looks()).toHaveLength(2);
  });

  it('hide a message for both, also from the list, and bring it back', async () => {
    const thing = { kind: 'message', id: String(said.id) };
    const decided = await decideOn(api, mia, moderator, thing);
    for (const member of [mia, ben]) {
      const { items } = await talks(api, member).messages({ conversationId: id });
      expect(items.at(-1)).toMatchObject({ isHidden: true, content: '', pictures: [] });
      expect(JSON.stringify(await talks(api, member).list({}))).not.toContain('Beleidigung');
    }
    expect(await talks(api, mia).unread()).toEqual({ count: 0 });
    await decided.undo();
    const { items } = await talks(api, mia).messages({ conversationId: id });
    expect(items.at(-1)).toMatchObject({ isHidden: false, content: 'Marker-Beleidigung' });
  });
});
