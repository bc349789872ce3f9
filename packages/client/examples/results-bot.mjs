/*
 * Writes results into a thread of the forum. A webhook tells it of each match, fixture and game that is over; the token
 * needs `forum:write` and nothing else.
 *
 *   OCHE=https://oche.example OCHE_TOKEN=oche_pat_… WEBHOOK_SECRET=whsec_… THREAD=12 node results-bot.mjs
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { createClient, OcheError } from '@oche/client';

const {
  OCHE = 'http://localhost:3000',
  OCHE_TOKEN,
  WEBHOOK_SECRET = '',
  THREAD,
  PORT = '8000',
} = process.env;
// Oche itself comes back with what could not be written, so nobody has to wait here
const oche = createClient({ baseUrl: OCHE, token: OCHE_TOKEN, retries: 0 });
const key = Buffer.from(WEBHOOK_SECRET.replace('whsec_', ''), 'base64');

/** Whether a message comes from Oche, and now: anybody can send something to this address. */
function isFromOche(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': given = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(at)) <= 300)) return false;
  const expected = createHmac('sha256', key).update(`${id}.${at}.`).update(body).digest();
  return given.split(' ').some((each) => {
    const signature = Buffer.from(each.replace(/^v1,/, ''), 'base64');
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
}

/** What is written of an event; undefined for those that are no result. */
function textOf({ type, data }) {
  const line = (title, [home, away]) =>
    `${title}: ${home.name} – ${away.name} ${home.score}:${away.score}`;
  if (type === 'tournament.match.finished') {
    const { tournament, match } = data;
    return line(`${tournament.name}, Match ${match.number}`, match.sides);
  }
  if (type === 'league.fixture.confirmed') {
    const sides = [data.home, data.away].map(({ team, games }) => ({
      name: team.name,
      score: games,
    }));
    return line(`${data.league.name}, ${data.division.name}`, sides);
  }
  if (type === 'game.completed' && data.sides.length === 2) {
    const sides = data.sides.map(({ players, legs }) => ({
      name: players.map(({ name }) => name).join(' & '),
      score: legs,
    }));
    return line(data.game, sides);
  }
  return undefined;
}

/** @returns the status with which the webhook is answered, and how long Oche should wait */
async function handle(headers, body) {
  if (!isFromOche(headers, body)) return [401];
  const content = textOf(JSON.parse(body));
  if (content === undefined) return [204];
  try {
    // a message can arrive twice, also after a restart of the bot: with its id as the key it is written once
    await oche.post('/api/forum/posts', {
      params: { header: { 'Idempotency-Key': headers['webhook-id'] } },
      body: { threadId: Number(THREAD), content },
    });
    return [204];
  } catch (error) {
    // moderators look at it first, as they do with some of what new accounts write: it has arrived
    if (error.code === 'POST_WAITS') return [204];
    console.error(error instanceof OcheError ? `${error.code}: ${error.message}` : error);
    // without its thread the bot has nothing more to do, and 410 switches the webhook off
    if (error.code === 'THREAD_NOT_FOUND') return [410];
    // everything else can be mended within three days, for which Oche tries again
    return [503, error.retryAfter];
  }
}

const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  const [status, retryAfter] = await handle(request.headers, body);
  response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end();
});
server.listen(Number(PORT), () => console.log(`Listening on port ${server.address().port}`));
