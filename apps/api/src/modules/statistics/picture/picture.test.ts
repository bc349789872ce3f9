import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { runJobs, useFreshMember } from '../../../testing/index.ts';
import { playGame } from '../../games/testing.ts';
import { setVisibility, usernameOf } from '../../people/testing.ts';

const server = useTestApp();
const { api } = server;
const mia = useFreshMember(api);
const ben = useFreshMember(api);

beforeEach(async () => {
  await playGame(api, { sides: [mia, ben], winner: 0 });
  await runJobs(api);
});

const pictureOf = (username: string) =>
  server.app.inject({ url: `/players/${username}/picture.png` });

it('a player who shows the numbers to everybody has a card for shared links', async () => {
  await setVisibility(api, mia, 'public');
  const username = await usernameOf(api, mia);
  const { statusCode, headers, rawPayload } = await pictureOf(username);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect((await pictureOf(username)).rawPayload.equals(rawPayload)).toBe(true);
  const { statistics } = api.callerFor(ben);
  expect(await statistics.player({ username })).toMatchObject({ isForAll: true });
});

it('of others there is none, nor of who has not played, or is nobody', async () => {
  const none = async (username: string) => {
    const answer = await pictureOf(username);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'MEMBER_NOT_FOUND']);
  };
  for (const visibility of ['friends', 'private'] as const) {
    await setVisibility(api, mia, visibility);
    await none(await usernameOf(api, mia));
  }
  const { statistics } = api.callerFor(mia);
  const own = await statistics.player({ username: await usernameOf(api, mia) });
  expect([own.isForAll, own.statistics !== null]).toEqual([false, true]);
  const fresh = await api.createMember({});
  await setVisibility(api, fresh, 'public');
  await none(await usernameOf(api, fresh));
  await none('niemand');
});
