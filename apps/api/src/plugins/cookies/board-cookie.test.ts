import { expect, test } from 'vitest';
import { createTournament } from '../../modules/tournaments/testing.ts';
import { createTestApp, useTestApp } from '../testing.ts';

const server = useTestApp({ env: { RATE_LIMIT_PER_MINUTE: '10' } });
const soon = () => new Date(Date.now() + 3_600_000).toISOString();

/** The secret of a tablet that somebody has paired. */
async function paired(of = server) {
  const anna = await of.api.createMember();
  const startDate = soon();
  const { id } = await createTournament(of.api, anna, {
    startDate,
    registrationDeadline: startDate,
  });
  const { evening, tablets } = of.api.callerFor(anna).tournaments;
  const { boards } = await evening.addBoards({ id, boards: [{ name: '1' }] });
  const boardId = boards[0]?.id ?? 0;
  const { path } = await tablets.create({ id, boardId });
  const token = path.replace('/boards/', '');
  return { token, revoke: () => tablets.delete({ id, boardId }) };
}

const ask = (procedure: string, cookies = {}, of = server) =>
  of.app.inject({ url: `/trpc/${procedure}`, cookies, remoteAddress: '192.0.2.1' });
const pair = (token: string, of = server) =>
  of.app.inject({
    method: 'POST',
    url: '/trpc/atBoard.pair',
    payload: { token, device: 'd'.repeat(32) },
    remoteAddress: '192.0.2.1',
  });

const secretIn = (headers: Record<string, unknown>) =>
  /^(?:__Host-)?oche_board=([\w-]{43});/.exec(String(headers['set-cookie']))?.[1] ?? '';

test('is set by the link of a tablet, not for scripts, and goes when the right is taken away', async () => {
  const { token, revoke } = await paired();
  const answer = await pair(token);
  const own = secretIn(answer.headers);
  expect(answer.headers['set-cookie']).toBe(
    `oche_board=${own}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
  );
  expect(own).not.toBe(token);
  expect(answer.body).not.toContain(own);
  const board = { oche_board: own };
  const shown = await ask('atBoard.get', board);
  expect(shown.json().result.data.board.name).toBe('1');
  expect(shown.body).not.toContain(own);

  // a hall has one address for all its visitors; its tablets count for themselves
  for (let n = 0; n < 12; n++) await ask('auth.config');
  expect((await ask('auth.config')).statusCode).toBe(429);
  expect((await ask('atBoard.get', board)).statusCode).toBe(200);

  await revoke();
  const gone = await ask('atBoard.get', board);
  expect(gone.headers['set-cookie']).toMatch(/^oche_board=; .*Expires=Thu, 01 Jan 1970/);
});

test('over https is bound to the host, and a guess is no board', async () => {
  const secure = await createTestApp({ env: { PUBLIC_URL: 'https://oche.example' } });
  const { token } = await paired(secure);
  const { headers } = await pair(token, secure);
  expect(headers['set-cookie']).toMatch(/^__Host-oche_board=.*; HttpOnly; Secure; SameSite=Lax$/);
  const codeWith = async (cookies: object) =>
    (await ask('atBoard.get', cookies, secure)).json().error?.data.code;
  const own = secretIn(headers);
  expect(await codeWith({ '__Host-oche_board': own })).toBeUndefined();
  for (const guess of [
    { oche_board: own },
    { '__Host-oche_board': token },
    { '__Host-oche_board': 'x'.repeat(43) },
  ]) {
    expect(await codeWith(guess)).toBe('TABLET_UNKNOWN');
  }
  await secure.close();
});
