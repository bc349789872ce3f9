import { locales } from '@oche/validators/locale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicInternet } from '../../lib/outbound/outbound.ts';
import { withThisMachine } from '../../lib/outbound/this-machine.ts';
import { useTestApp } from '../../plugins/testing.ts';
import { liveStreamsOf } from '../../trpc/live-streams.ts';
import { blocksOf, type CodeBlock, namedPathsOf } from './code-blocks.ts';
import { type CurlCall, callsOf } from './curl.ts';
import { DocumentCheck } from './document-check.ts';
import { type GuideFile, guideFiles } from './guide-files.ts';
import { freePort, python, run, start, Workshop } from './run-scripts.ts';
import { createGuideWorld, type GuideWorld } from './world.ts';

/** Every example of every guide, done as it stands there (ADR 77). */

/** What is no program: why it is shown, and what else looks at it. */
const SHOWN: Readonly<Record<string, string>> = {
  'POST /hook HTTP/1.1': 'a message as it arrives, which receivers below are really sent',
  'retry: 2000': 'what a stream looks like, whose events the document has',
  'script-src https://oche.example;': 'a policy: e2e/widgets sets the strictest on a foreign page',
  'RateLimit-Policy: "calls";q=300;w=60, "writes";q=30;w=60': 'headers: their tests are in plugins',
};

const server = useTestApp();
const guides = guideFiles();
let address: string;
let check: DocumentCheck;
let workshop: Workshop;

beforeAll(async () => {
  address = await server.listen();
  check = new DocumentCheck((await server.app.inject({ url: '/api/openapi.json' })).json());
  workshop = await Workshop.open();
});
afterAll(() => workshop.close());

const openStreams = () => liveStreamsOf(server.api.deps.events).size;

/** The first answer of an example that the JSON below it is one of. */
interface Answered {
  call: CurlCall;
  status: number;
}

test.each(guides)('examples of $name run', async (guide) => {
  const world = await createGuideWorld(server, address);
  let last: Answered | null = null;
  for (const block of blocksOf(guide)) {
    try {
      if (block.language === 'sh') last = await tryShell(block, world, guide);
      else if (block.language === 'json') tryJson(block, last);
      else if (block.language === 'ts') await tryScript(block, world, 'ts');
      else if (block.language === 'js') await tryScript(block, world, 'js');
      else if (block.language === 'python') await tryReceiver(block, world, 'py');
      // the web's tests compare it with what its editor copies
      else if (block.language === 'html') expect(guide.topic).toBe('widgets');
      else expect(SHOWN, 'what is no program is listed').toHaveProperty([firstLine(block)]);
    } catch (error) {
      throw new Error(`${block.place}: ${(error as Error).message}`, { cause: error });
    }
  }
});

const firstLine = ({ code }: CodeBlock) => code.split('\n')[0] ?? '';

/** @returns the answer to its last call, which JSON below it shows */
async function tryShell(block: CodeBlock, world: GuideWorld, { locale }: GuideFile) {
  if (block.options.includes('norun')) return null;
  const [, fails] = block.options.find((option) => option.startsWith('fails='))?.split('=') ?? [];
  let last: Answered | null = null;
  const files = new Map<string, string>();
  for (const written of callsOf(block.code, world.values)) {
    const call = withFile(written, files);
    if (call.url.pathname.startsWith('/api/') && call.url.pathname !== '/api/openapi.json')
      check.operationOf(call);
    // a key of one's own is the same in both languages, with other words
    if (call.headers['idempotency-key']) call.headers['idempotency-key'] += `-${locale}`;
    const controller = new AbortController();
    const answer = await fetch(call.url, {
      ...call,
      body: call.body ?? null,
      signal: controller.signal,
    });
    const { status } = answer;
    if (fails) expect(status).toBe(Number(fails));
    else if (!answer.ok) throw new Error(`${call.url} answers ${status} ${await answer.text()}`);
    if (call.isStream) {
      await expectFirstEvent(answer, call);
      controller.abort();
    } else {
      const text = await answer.text();
      if (call.output) files.set(call.output, text);
      const body: unknown = text.startsWith('{') ? JSON.parse(text) : null;
      const refresh = (body as { refresh_token?: string } | null)?.refresh_token;
      if (refresh) world.values.REFRESH_TOKEN = refresh;
      if (call.method === 'POST' && call.url.pathname === '/api/games')
        world.values.GAME = String((body as { id: number }).id);
    }
    last = { call, status };
  }
  return last;
}

function withFile(call: CurlCall, files: ReadonlyMap<string, string>): CurlCall {
  if (!call.body?.startsWith('@')) return call;
  const body = files.get(call.body.slice(1));
  if (body === undefined) throw new Error(`nothing has made the file ${call.body.slice(1)}`);
  return { ...call, body };
}

async function expectFirstEvent({ headers, body }: Response, call: CurlCall) {
  expect(headers.get('content-type')).toContain('text/event-stream');
  let text = '';
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (/^data: .*\n\n/m.test(text)) break;
  }
  const isBack = call.headers['last-event-id'] ?? call.url.searchParams.get('lastEventId');
  expect(/^event: (\w+)$/m.exec(text)?.[1]).toBe(isBack ? 'visit' : 'state');
}

/** It is the answer to the call above it, of which it may leave something out. */
function tryJson({ code }: CodeBlock, last: Answered | null) {
  const example: unknown = JSON.parse(code);
  if (!last) throw new Error('whose answer this is, stands above it');
  check.expectExample(check.operationOf(last.call), last.status, example);
}

/** As on the page, it names this server. */
async function tryScript(block: CodeBlock, world: GuideWorld, ending: 'ts' | 'js') {
  if (block.code.includes('WEBHOOK_SECRET')) return tryReceiver(block, world, 'js');
  const file = await workshop.put(
    block.code
      .replaceAll('https://oche.example', address)
      .replaceAll('your-client-id', world.values.CLIENT_ID ?? ''),
    ending,
  );
  const variables = { ...world.values, OCHE_TOKEN: world.values.TOKEN ?? '' };
  if (!/\/stream['`]/.test(block.code)) {
    const said = await run(file, variables);
    expect(said.trim(), 'it says something').not.toBe('');
    if (said.includes('/oauth/authorize?')) await expectQuestion(said.trim());
    return;
  }
  await expect.poll(openStreams, { timeout: 20_000 }).toBe(0);
  const listening = start(file, variables);
  await expect.poll(openStreams, { timeout: 20_000 }).toBe(1);
  // whoever listens is there before it hears: what is thrown until then is in its first state
  await expect
    .poll(() => world.throwOnce().then(listening.said), { timeout: 20_000, interval: 1000 })
    .not.toBe('');
  await world.finish();
  // told that it is over, it goes
  expect(await listening.ended, listening.said()).toBe(0);
}

async function expectQuestion(url: string) {
  const answer = await fetch(url, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  // to the sign-in, and then to the question; what is wrong with a request would be told at once
  expect(answer.headers.get('location')).toMatch(/^\/login\?returnTo=%2Foauth%2Fconsent%3Frequest/);
}

/** A receiver of webhooks gets what is really sent, and something that somebody else has made up. */
async function tryReceiver(block: CodeBlock, { anna }: GuideWorld, ending: 'js' | 'py') {
  if (ending === 'py' && !python) return;
  const port = await freePort();
  const { api } = server;
  const outbound = withThisMachine(publicInternet);
  const url = `http://localhost:${port}/`;
  const hook = await api.callerFor(anna, { outbound }).webhooks.create({
    name: 'Empfänger',
    url,
    subject: { kind: 'member', id: '' },
    events: null,
  });
  expect(block.code).toContain('8000');
  const file = await workshop.put(block.code.replaceAll('8000', String(port)), ending);
  const receiver = start(
    file,
    { WEBHOOK_SECRET: hook.secret },
    ending === 'py' ? python : undefined,
  );
  try {
    const { webhooks } = api.callerFor(anna, { outbound });
    await expect
      .poll(async () => (await webhooks.ping({ id: hook.id })).status, { timeout: 20_000 })
      .toBe(204);
    await expect.poll(receiver.said).toContain('webhook.ping');
    const forged = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
        'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
      },
      body: '{"type":"made.up","data":{}}',
    });
    expect(forged.status).toBe(401);
    expect(receiver.said()).not.toContain('made.up');
  } finally {
    receiver.process.kill();
    await receiver.ended;
    await webhooksOf(hook.id);
  }
}

const webhooksOf = (id: number) =>
  server.api.deps.db.deleteFrom('webhooks').where('id', '=', id).execute();

test('all examples in TypeScript have the types of @oche/client', async () => {
  for (const guide of guides)
    for (const { language, code } of blocksOf(guide))
      if (language === 'ts') await workshop.put(code, 'ts');
  expect(await workshop.typeCheck()).toBe('');
});

test.each(guides)('$name names paths that there are', ({ name, text }) => {
  const faults = namedPathsOf(text)
    .filter(({ path }) => !['/api/docs', '/api/openapi.json'].includes(path))
    .map((named) => check.faultOfPath(named));
  expect(
    faults.filter((fault) => fault !== null),
    name,
  ).toEqual([]);
});

test('guides have the same examples in both languages', () => {
  const [german = [], english = []] = locales.map((locale) =>
    guides
      .filter((guide) => guide.locale === locale)
      .map((guide) => blocksOf(guide).map(({ language }) => language)),
  );
  expect(german).toEqual(english);
});
