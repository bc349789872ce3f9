import type { Picture } from '@oche/validators/uploads/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../plugins/testing.ts';
import { type TestMember, useMember } from '../../testing/index.ts';
import { open, say, talks } from '../conversations/testing.ts';
import { aDraft } from '../market/testing.ts';
import { pictureFile, sendPicture } from './testing.ts';

const server = useTestApp();
const { api } = server;
const mia = useMember(api);
const ben = useMember(api);
const stranger = useMember(api);
const moderator = useMember(api, { role: 'moderator', totp_enabled_at: new Date() });

let file: Buffer;
beforeAll(async () => {
  file = await pictureFile('image/jpeg', { width: 40, height: 30 });
});

async function upload(member: TestMember): Promise<Picture> {
  const headers = { cookie: await server.signIn(member), 'content-type': 'image/jpeg' };
  return (await sendPicture(server, file, headers)).json();
}

/** @returns the status, and how long the answer may be kept */
async function look(picture: Picture, member: TestMember | null, etag?: string) {
  const answer = await server.app.inject({
    url: picture.url,
    headers: {
      ...(member && { cookie: await server.signIn(member) }),
      ...(etag !== undefined && { 'if-none-match': etag }),
    },
  });
  return [answer.statusCode, answer.headers['cache-control']];
}

const kept = [200, 'public, max-age=31536000, immutable'];
const asked = [200, 'private, no-cache'];
const gone = [404, 'no-store'];

it('a picture that nothing shows yet is its owner’s', async () => {
  const picture = await upload(mia);
  expect(await look(picture, mia)).toEqual(asked);
  for (const other of [ben, moderator, null]) expect(await look(picture, other)).toEqual(gone);
});

it('also who has kept it is asked who they are', async () => {
  const picture = await upload(mia);
  const etag = `"${picture.id}-40"`;
  expect(await look(picture, mia, etag)).toEqual([304, 'private, no-cache']);
  expect(await look(picture, null, etag)).toEqual(gone);
});

it('a picture of a draft is its seller’s, and everybody’s once the ad is online', async () => {
  const picture = await upload(mia);
  const { drafts } = api.callerFor(mia).market;
  const draft = await drafts.create({ data: aDraft({ pictures: [picture.id] }) });
  expect(await look(picture, mia)).toEqual(asked);
  for (const other of [ben, moderator, null]) expect(await look(picture, other)).toEqual(gone);
  await api.callerFor(mia).market.items.publish({ id: draft.id, sellerTermsAccepted: true });
  expect(await look(picture, null)).toEqual(kept);
});

describe('a picture in a conversation', () => {
  let picture: Picture;
  let messageId: number;
  beforeAll(async () => {
    picture = await upload(mia);
    const id = await open(api, [mia, ben]);
    messageId = (await say(api, mia, id, 'Schau', { pictureIds: [picture.id] })).id;
  });

  it('is for those who are in it', async () => {
    for (const member of [mia, ben]) expect(await look(picture, member)).toEqual(asked);
    for (const other of [stranger, moderator, null]) {
      expect(await look(picture, other)).toEqual(gone);
    }
  });

  it('is for moderators as long as something of the conversation is reported', async () => {
    const { report } = api.callerFor(ben).moderation;
    const thing = { kind: 'message', id: String(messageId) };
    await report.create({ ...thing, reason: 'inappropriate', description: 'Das geht nicht.' });
    expect(await look(picture, moderator)).toEqual(asked);
    expect(await look(picture, stranger)).toEqual(gone);
    expect((await talks(api, moderator).look({ messageId })).messages).toHaveLength(1);
  });
});
