import { createHash } from 'node:crypto';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from './addresses.ts';
import { type Read, readerIn } from './reader.ts';
import { PLACES_INSIDE, PRIVATE, PUBLIC, TestInternet } from './testing.ts';

const internet = new TestInternet();
const LIMIT = { maxBytes: 10_000, limitMs: 2000 };
let read: Read;

beforeAll(async () => {
  await internet.start();
  read = readerIn(internet.net());
});
afterAll(() => internet.close());
beforeEach(() => {
  internet.calls.length = 0;
  internet.strayCalls.length = 0;
});

/** @returns why nothing was read */
const refusal = (url: string, reader = read): Promise<unknown> =>
  reader(url, LIMIT).then(
    ({ status }) => status,
    (error) => error.reason ?? error,
  );

describe('nothing on this machine or its net is asked', () => {
  /** Everything leads to this machine, also what is asked for by another port. */
  const reader = () => readerIn(internet.net(isPublicAddress));

  beforeAll(() => {
    Object.assign(internet.names, {
      localhost: [['127.0.0.1', '::1']],
      'localhost.': [['127.0.0.1']],
      db: [['127.0.0.1']],
      'oche.localhost': [['127.0.0.1']],
      'private.test': [['127.0.0.1', '10.0.0.1', '::1']],
      'mapped.test': [['::ffff:127.0.0.1']],
      'decimal.test': [['0.0.0.0']],
      'mixed-private.test': [['192.168.1.1', 'fd00::1', '::', 'fe80::1', '169.254.169.254']],
    });
  });

  test.each(PLACES_INSIDE.flatMap((place) => [`http://${place}/`, `https://${place}/`]))(
    '%s',
    async (url) => {
      expect(await refusal(url, reader())).toBe('refused');
      expect(internet.calls).toEqual([]);
    },
  );

  test.each([
    'http://feed.test:8080/',
    'https://feed.test:80/',
    'http://feed.test:443/',
    'http://me@feed.test/',
    'http://feed.test@127.0.0.1/',
    'http://127.0.0.1#@feed.test/',
    'http://127.0.0.1\\@feed.test/',
    'http://feed.test:127.0.0.1/',
    'ftp://feed.test/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:25/',
    'data:text/plain,a',
    'javascript:alert(1)',
    '//127.0.0.1/',
    'http://',
    '',
    'feed',
  ])('%s', async (url) => {
    internet.serve('http://feed.test/', 'here');
    expect(await refusal(url, reader())).toBe('refused');
    expect(internet.calls).toEqual([]);
  });

  test('though all of it would answer', async () => {
    const careless = readerIn(internet.net(() => true));
    expect(await refusal('http://private.test/', careless)).toBe(404);
    expect(internet.calls).toHaveLength(1);
  });
});

describe('redirects', () => {
  test.each([
    ...PLACES_INSIDE.map((place) => `http://${place}/secret`),
    '//127.0.0.1/secret',
    'http://inside.test/secret',
    'http://feed.test:22/',
    'file:///etc/passwd',
    'http://user:secret@feed.test/',
  ])('to %s lead nowhere', async (to) => {
    internet.names['inside.test'] = [[PRIVATE]];
    internet.redirect('http://feed.test/away', to);
    // what of the corpus is a name of this machine stands for a private address here
    for (const name of ['localhost', 'localhost.', 'db', 'oche.localhost', 'private.test'])
      internet.names[name] = [[PRIVATE]];
    expect(await refusal('http://feed.test/away')).toBe('refused');
    expect(internet.calls.map(({ url }) => url)).toEqual(['/away']);
    expect(internet.strayCalls).toEqual([]);
  });

  test('are followed, and those for good are told', async () => {
    internet.redirect('http://feed.test/old', 'http://new.test/feed', 301);
    internet.redirect('http://feed.test/now', '/old', 302);
    internet.serve('http://new.test/feed', 'here');
    const moved = await read('http://feed.test/old', LIMIT);
    expect(moved).toMatchObject({ url: 'http://new.test/feed', movedTo: 'http://new.test/feed' });
    expect(moved.body.toString()).toBe('here');
    expect(await read('http://feed.test/now', LIMIT)).toMatchObject({
      url: 'http://new.test/feed',
      movedTo: null,
    });
  });

  test('without end have one', async () => {
    internet.redirect('http://feed.test/round', '/round');
    expect(await refusal('http://feed.test/round')).toBe('redirects');
    expect(internet.calls).toHaveLength(6);
  });
});

describe('a name whose answer changes', () => {
  test('is looked up once for each connection, and the second one leads nowhere', async () => {
    internet.redirect('http://rebind.test/', '/again');
    internet.serve('http://rebind.test/again', 'secret');
    internet.names['rebind.test'] = [[PUBLIC], [PRIVATE]];
    expect(await refusal('http://rebind.test/')).toBe('refused');
    expect(internet.calls.map(({ url }) => url)).toEqual(['/']);
    expect(internet.strayCalls).toEqual([]);
  });

  test('is never asked when it turns private before the first connection', async () => {
    internet.serve('http://late.test/', 'secret');
    internet.names['late.test'] = [[PRIVATE], [PUBLIC]];
    expect(await refusal('http://late.test/')).toBe('refused');
    expect(internet.calls).toEqual([]);
  });

  test('is reached by what of it is public only', async () => {
    internet.serve('http://mixed.test/', 'here');
    internet.names['mixed.test'] = [[PRIVATE, '::1', PUBLIC, '10.0.0.1']];
    expect(await refusal('http://mixed.test/')).toBe(200);
    expect(internet.strayCalls).toEqual([]);
  });

  test('and a name that nobody has is told as such', async () => {
    expect(await refusal('http://nobody.test/')).toBe('unknown');
  });
});

describe('bodies', () => {
  const text = 'Oche '.repeat(1000);
  const zeros = Buffer.alloc(50_000_000);

  test.each([
    ['identity', (bytes: Buffer) => bytes],
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('packed as %s are unpacked', async (encoding, pack) => {
    internet.serve('http://feed.test/packed', (_, answer) =>
      answer.writeHead(200, { 'content-encoding': encoding }).end(pack(Buffer.from(text))),
    );
    const { body } = await read('http://feed.test/packed', LIMIT);
    expect(body.toString()).toBe(text);
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('that grow without end as %s are left', async (encoding, pack) => {
    const bomb = pack(zeros);
    internet.serve('http://feed.test/bomb', (_, answer) =>
      answer.writeHead(200, { 'content-encoding': encoding }).end(bomb),
    );
    const before = process.memoryUsage().arrayBuffers;
    expect(await refusal('http://feed.test/bomb')).toBe('tooLarge');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(zeros.length / 5);
  });

  test.each(['gzip, gzip', 'compress', 'x'])('packed as "%s" are not read', async (encoding) => {
    internet.serve('http://feed.test/odd', text, { 'content-encoding': encoding });
    expect(await refusal('http://feed.test/odd')).toBe('failed');
  });

  test('that are broken are told as such', async () => {
    internet.serve('http://feed.test/broken', text, { 'content-encoding': 'gzip' });
    expect(await refusal('http://feed.test/broken')).toBe('failed');
  });

  test('that are too large are refused by what they say, and by what they have', async () => {
    internet.serve('http://feed.test/says', 'x'.repeat(LIMIT.maxBytes + 1));
    expect(await refusal('http://feed.test/says')).toBe('tooLarge');
    let sent = 0;
    internet.serve('http://feed.test/endless', (_, answer) => {
      const more = () => {
        while (!answer.destroyed && answer.write('y'.repeat(4096))) sent += 4096;
      };
      answer.on('drain', more);
      more();
    });
    expect(await refusal('http://feed.test/endless')).toBe('tooLarge');
    expect(sent).toBeLessThan(20_000_000);
  });

  test('of a page are cut where enough is known', async () => {
    internet.serve('http://feed.test/page', 'x'.repeat(LIMIT.maxBytes * 3));
    const { body } = await read('http://feed.test/page', { ...LIMIT, cuts: true });
    expect(body).toHaveLength(LIMIT.maxBytes);
  });

  test.each([
    ['head', () => {}],
    ['body', (answer: { write(text: string): unknown }) => answer.write('drip')],
  ])('whose %s never ends are left in time', async (_, begin) => {
    internet.serve('http://feed.test/slow', (_call, answer) => void begin(answer));
    const options = { ...LIMIT, limitMs: 100 };
    await expect(read('http://feed.test/slow', options)).rejects.toMatchObject({
      reason: 'timeout',
    });
  });

  test('that break off are told as such', async () => {
    internet.serve('http://feed.test/half', (_, answer) => {
      answer.writeHead(200, { 'content-length': '100' });
      answer.write('half', () => answer.destroy());
    });
    expect(await refusal('http://feed.test/half')).toBe('failed');
  });
});

test('what has not changed is not sent again', async () => {
  const etag = `"${createHash('md5').update('1').digest('hex')}"`;
  internet.serve('http://feed.test/feed', (call, answer) => {
    if (call.headers['if-none-match'] === etag) answer.writeHead(304).end();
    else answer.writeHead(200, { etag, 'last-modified': 'Sat, 01 Jan 2028 00:00:00 GMT' }).end('x');
  });
  const first = await read('http://feed.test/feed', LIMIT);
  expect(first).toMatchObject({ status: 200, etag });
  const { status, body } = await read('http://feed.test/feed', { ...LIMIT, ...first });
  expect([status, body.length]).toEqual([304, 0]);
  expect(internet.calls[1]?.headers['if-modified-since']).toBe(first.lastModified);
});

test('who asks us to stay away is heard', async () => {
  internet.serve('http://feed.test/busy', (_, answer) =>
    answer.writeHead(429, { 'retry-after': '120' }).end('later'),
  );
  expect(await read('http://feed.test/busy', LIMIT)).toMatchObject({
    status: 429,
    retryAfter: 120,
  });
});
