import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { useMember } from '../../../testing/index.ts';
import { createTournament } from '../testing.ts';

const server = useTestApp();
const mia = useMember(server.api, { first_name: 'Mia' });

const pictureOf = (id: number) => server.app.inject({ url: `/tournaments/${id}/picture.png?v=1` });

it('a public tournament has a picture for shared links', async () => {
  const { id } = await createTournament(server.api, mia, { name: 'Pokal & <b>' });
  const { statusCode, headers, rawPayload } = await pictureOf(id);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect(headers['cache-control']).toContain('public');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
});

it('a draft, one that is not public, or none has no picture', async () => {
  const draft = await createTournament(server.api, mia, { isDraft: true });
  const secret = await createTournament(server.api, mia, { isPublic: false });
  for (const id of [draft.id, secret.id, 999_999]) {
    const answer = await pictureOf(id);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'TOURNAMENT_NOT_FOUND']);
  }
});
