import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { useMember } from '../../../testing/index.ts';
import { playGame } from '../testing.ts';

const server = useTestApp();
const mia = useMember(server.api, { first_name: 'Mia & <b>', last_name: '"Ärmel"' });
const ben = useMember(server.api, { first_name: 'Ben', last_name: 'iiiiiiiiiiiiiiiiiii' });

const pictureOf = (id: number | string) =>
  server.app.inject({ url: `/games/${id}/picture.png?v=3` });

it('a public game has a picture for shared links, in our own type', async () => {
  const id = await playGame(server.api, { sides: [mia, ben], winner: 0 });
  const { statusCode, headers, rawPayload } = await pictureOf(id);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect(headers['cache-control']).toContain('public');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(rawPayload.length).toBeLessThan(60_000);
  // what the winner has left: a narrow nought, as only the condensed face has it
  const left = { left: 20, top: 230, width: 500, height: 300 };
  const half = await sharp(rawPayload).extract(left).threshold(200).png().toBuffer();
  const nought = await sharp(half).trim().toBuffer({ resolveWithObject: true });
  expect(nought.info.width / nought.info.height).toBeLessThan(0.6);
  expect((await pictureOf(id)).rawPayload.equals(rawPayload)).toBe(true);
});

it('a game that is not public, or is not there, has none', async () => {
  const secret = await playGame(server.api, { sides: [mia, ben], visibility: 'private' });
  for (const id of [secret, 999_999]) {
    const answer = await pictureOf(id);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'GAME_NOT_FOUND']);
  }
});

const NINE = [
  ...[180, 60, 180, 60].map((total) => ({ total })),
  { total: 141, dartsThrown: 3 as const },
];

it('a 180, a high finish and a nine-darter have pictures of their own, other visits have none', async () => {
  const id = await playGame(server.api, { sides: [mia, ben], entries: NINE });
  const momentOf = (entry: string) =>
    server.app.inject({ url: `/games/${id}/picture.png?entry=${entry}` });
  const [max, nine] = await Promise.all([momentOf('0'), momentOf('4')]);
  expect([max.statusCode, max.headers['content-type']]).toEqual([200, 'image/png']);
  expect(await sharp(nine.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(max.rawPayload.equals(nine.rawPayload)).toBe(false);
  for (const entry of ['1', '99', '-1', 'x', '']) {
    expect((await momentOf(entry)).json().code).toBe('GAME_NOT_FOUND');
  }
});

it('of a game that is not everybody’s nobody gets one', async () => {
  const id = await playGame(server.api, {
    sides: [mia, ben],
    entries: NINE,
    visibility: 'friends',
  });
  const answer = await server.app.inject({ url: `/games/${id}/picture.png?entry=0` });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'GAME_NOT_FOUND']);
});
