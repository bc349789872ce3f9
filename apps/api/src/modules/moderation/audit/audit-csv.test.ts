import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import type { TestMember } from '../../../testing/index.ts';
import { createThread } from '../../forum/testing.ts';

const server = useTestApp();
let moderator: TestMember;
let member: TestMember;

const staff = { totp_enabled_at: new Date() };

beforeAll(async () => {
  moderator = await server.api.createMember({
    role: 'moderator',
    first_name: 'Mia',
    last_name: '=Moor',
    ...staff,
  });
  member = await server.api.createMember();
});

const exported = async (who: TestMember | null, query = '') =>
  server.app.inject({
    url: `/api/moderation/audit.csv${query}`,
    headers: who ? { cookie: await server.signIn(who) } : {},
  });

it('has all entries with a line of titles, safe for spreadsheets', async () => {
  const { posts } = await createThread(server.api, member, { replies: 1 });
  const id = posts[0]?.id ?? 0;
  await server.api.callerFor(moderator).forum.post.delete({ id });
  const answer = await exported(moderator);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, entry] = answer.body.split('\r\n');
  expect(head).toBe('\uFEFFNummer;Zeit;Wer;Was;Art;Woran;Grund;Vorher;Nachher');
  expect(entry).toMatch(
    new RegExp(`^\\d+;[^;]+Z;Mia =Moor;post.delete;post;${id};;"{""isDeleted"":false}";`),
  );
  expect((await exported(moderator, '?action=review')).body.split('\r\n')).toHaveLength(2);
});

it('is for staff, and refuses what is no filter', async () => {
  expect((await exported(null)).statusCode).toBe(401);
  expect((await exported(member)).statusCode).toBe(403);
  const withoutFactor = await server.api.createMember({ role: 'moderator' });
  expect((await exported(withoutFactor)).json().code).toBe('SECOND_FACTOR_SETUP_REQUIRED');
  expect((await exported(moderator, '?from=gestern')).statusCode).toBe(400);
});
