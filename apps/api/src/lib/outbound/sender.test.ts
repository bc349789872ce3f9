import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isPublicAddress } from './addresses.ts';
import { publicInternet } from './outbound.ts';
import { readerIn } from './reader.ts';
import { senderIn } from './sender.ts';
import { PLACES_INSIDE, PRIVATE, PUBLIC, TestInternet } from './testing.ts';

/*
 * Receivers that somebody has made to hurt us, or that are only broken. Whatever they do, a request has an end, and costs no
 * more than what is read of an answer.
 */

const internet = new TestInternet();
/** nobody here waits for real limits */
const [LIMIT_MS, READ_MS] = [150, 50];
const PATIENT = { limitMs: 60_000, maxBytes: 1024 };
const HASTY = { limitMs: LIMIT_MS, maxBytes: 1024 };

beforeAll(() => internet.start());
afterAll(() => internet.close());
beforeEach(() => {
  internet.calls.length = 0;
  internet.strayCalls.length = 0;
  for (const name of Object.keys(internet.names)) delete internet.names[name];
});

/** @param isPublic which addresses may be reached */
const senderTo = (isPublic?: (address: string) => boolean) =>
  senderIn({ ...internet.net(isPublic), isPlain: () => true }, READ_MS);

async function send(options = PATIENT, name = 'bot.test', sender = senderTo()) {
  try {
    const { status, body, ...rest } = await sender(
      new URL(`https://${name}/hook`),
      { 'content-type': 'application/json' },
      Buffer.from('{}'),
      options,
    );
    return { status, body: body.toString('latin1'), ...rest };
  } catch (error) {
    return (error as { reason?: string }).reason ?? error;
  }
}

/** A receiver that says whatever it likes, byte by byte. */
function speaks(words: string, more: (socket: Socket) => void = (socket) => socket.end()): void {
  internet.serve('http://bot.test/hook', ({ socket }) => {
    socket.on('error', () => {});
    socket.write(words, 'latin1', () => more(socket));
  });
}

const keepsOpen = () => {};
/** as long as somebody listens */
function goesOnWith(words: string | Buffer) {
  return (socket: Socket): void => {
    const again = () => {
      if (!socket.destroyed) socket.write(words, () => setImmediate(again));
    };
    again();
  };
}

const HEAD = 'HTTP/1.1 200 OK\r\n';

describe('an answer', () => {
  test('without end is read up to a kilobyte', async () => {
    speaks(
      `${HEAD}transfer-encoding: chunked\r\n\r\n`,
      goesOnWith(`400\r\n${'x'.repeat(1024)}\r\n`),
    );
    expect(await send()).toEqual({ status: 200, body: 'x'.repeat(1024), retryAfter: null });
  });

  test('that drips is read for a moment', async () => {
    speaks(`${HEAD}content-length: 1000000\r\n\r\nfirst`, keepsOpen);
    expect(await send()).toMatchObject({ status: 200, body: 'first' });
  });

  test('that breaks off is an answer all the same', async () => {
    speaks(`${HEAD}content-length: 1000000\r\n\r\nfirst`, (socket) => socket.destroy());
    expect(await send()).toMatchObject({ status: 200 });
  });

  test('that says one length and has another, or is garbage behind its status, is one', async () => {
    speaks(`${HEAD}content-length: 2\r\n\r\nfar more than that`);
    expect(await send()).toMatchObject({ status: 200, body: 'fa' });
    speaks(`${HEAD}transfer-encoding: chunked\r\n\r\nnot a chunk\r\n`);
    expect(await send()).toMatchObject({ status: 200 });
  });

  test('that is packed is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000));
    internet.serve('http://bot.test/hook', (_, answer) =>
      answer.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    expect(await send()).toMatchObject({ body: bomb.subarray(0, 1024).toString('latin1') });
  });

  test.each(['-1', 'soon', '1e3', '0.5', 'Mon, 30 Nov 2026 19:00:00 GMT'])(
    'with Retry-After %s asks for nothing',
    async (after) => {
      speaks(`HTTP/1.1 503 Later\r\nretry-after: ${after}\r\n\r\n`);
      const asked = after === '1e3' ? 1000 : null;
      expect(await send()).toMatchObject({ status: 503, retryAfter: asked });
    },
  );
});

describe('no answer', () => {
  test.each([
    ['nothing at all', '', keepsOpen],
    ['half a head', `${HEAD}x-more: `, keepsOpen],
    ['a head without end', HEAD, goesOnWith('x: y\r\n')],
    ['that it is still at it', '', goesOnWith('HTTP/1.1 102 Processing\r\n\r\n')],
  ])('is %s, and has an end', async (_, words, more) => {
    speaks(words, more);
    // a head grows too large before the time is over
    expect(['timeout', 'failed']).toContain(await send(HASTY));
  });

  test.each([
    ['enormous headers', `${HEAD}x-much: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['very many headers', `${HEAD}${'x: y\r\n'.repeat(20_000)}\r\n`],
    ['no HTTP', 'SSH-2.0-OpenSSH_9.9\r\n'],
    ['another protocol', 'HTTP/1.1 101 Go on\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'],
    ['half a line', 'HTTP/1.'],
    ['nothing, and it hangs up', ''],
    ['two lengths', `${HEAD}content-length: 1\r\ncontent-length: 2\r\n\r\nab`],
  ])('is %s', async (_, words) => {
    speaks(words);
    expect(await send()).toBe('failed');
  });

  test('is another protocol that stays open, whoever asks', async () => {
    const words = 'HTTP/1.1 101 Go on\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';
    speaks(words, keepsOpen);
    expect(await send()).toBe('failed');
    const read = readerIn(internet.net())('http://bot.test/hook', { maxBytes: 10 });
    internet.serve('http://bot.test/hook', ({ socket }) => socket.write(words));
    await expect(read).rejects.toMatchObject({ reason: 'failed' });
  });

  test('is a name that nobody has', async () => {
    expect(await send(PATIENT, 'nobody.test')).toBe('unknown');
  });

  test('is a name that nobody tells in time', async () => {
    const net = { ...internet.net(), isPlain: () => true, lookup: vi.fn() as never };
    expect(await send(HASTY, 'bot.test', senderIn(net))).toBe('timeout');
  });
});

describe('an address inside', () => {
  test.each(PLACES_INSIDE)('https://%s/ is asked for nothing', async (place) => {
    const url = URL.parse(`https://${place}/hook`);
    const isSent = url !== null && publicInternet.receives(url);
    if (url && isSent) internet.names[url.hostname] = [['127.0.0.1']];
    if (isSent) expect(await send(PATIENT, place, senderTo(isPublicAddress))).toBe('refused');
    expect(internet.calls).toEqual([]);
  });

  test.each([
    '127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '2002:7f00:1::',
    '::1',
    'fe80::1',
    '169.254.169.254',
    '0.0.0.0',
    '10.1.2.3',
    '100.100.100.200',
  ])('%s behind a name is not reached', async (address) => {
    internet.names['bot.test'] = [[address]];
    expect(await send(PATIENT, 'bot.test', senderTo(isPublicAddress))).toBe('refused');
    expect(internet.calls).toEqual([]);
  });

  test('to which a name leads by the next look is not reached then: what is looked up is what is reached', async () => {
    internet.serve('http://bot.test/hook', 'here');
    internet.names['bot.test'] = [[PUBLIC], [PRIVATE], [PUBLIC]];
    const said = [await send(), await send(), await send()];
    expect(said.map((each) => (each as { status?: number }).status ?? each)).toEqual([
      200,
      'refused',
      200,
    ]);
    expect(internet.strayCalls).toEqual([]);
  });

  test('beside a public one is left out', async () => {
    internet.serve('http://bot.test/hook', 'here');
    internet.names['bot.test'] = [[PRIVATE, PUBLIC]];
    expect(await send()).toMatchObject({ status: 200 });
    expect(internet.strayCalls).toEqual([]);
  });

  test.each(['http://inside.test/hook', `http://${PRIVATE}/`, 'http://other.test/hook'])(
    'or elsewhere isn’t followed to: %s',
    async (to) => {
      internet.names['inside.test'] = [[PRIVATE]];
      internet.serve('http://other.test/hook', 'not meant for it');
      for (const status of [301, 302, 303, 307, 308]) {
        internet.redirect('http://bot.test/hook', to, status);
        expect(await send()).toMatchObject({ status });
      }
      expect(internet.calls.map(({ headers }) => headers.host?.split(':')[0])).toEqual(
        Array.from({ length: 5 }, () => 'bot.test'),
      );
    },
  );
});
