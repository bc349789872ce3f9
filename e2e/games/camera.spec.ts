import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { browserFlags, browserPath } from '../support/browser.ts';
import { call, idOf } from '../support/call.ts';
import { visitor } from '../support/roles.ts';
import { relay, runDir } from '../support/server.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

test.use({
  launchOptions: {
    executablePath: await browserPath(),
    args: [
      ...browserFlags,
      // a camera that draws its picture, and nobody who has to allow it
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
});

/** A browser of its own, whose connections can be asked how they lead. */
async function open(browser: Browser, email: string | null): Promise<Page> {
  const context = await browser.newContext({ storageState: visitor });
  await context.addInitScript(() => {
    const Known = RTCPeerConnection;
    const all: RTCPeerConnection[] = [];
    Object.assign(window, { connections: all });
    window.RTCPeerConnection = class extends Known {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        all.push(this);
      }
    };
  });
  const page = await context.newPage();
  if (email) await context.request.get(`/api/mock-login?email=${email}@oche.test`);
  return page;
}

async function startGame(one: Page, other: Page): Promise<string> {
  const [ownId, theirId] = [await idOf(one), await idOf(other)];
  const { id } = await call<{ id: number }>(one, 'games.start', {
    rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: ownId }], [{ userId: theirId }]],
    remote: { withCamera: true },
  });
  await call(other, 'games.invitation.accept', { gameId: id });
  return `/games/${id}`;
}

const tap = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

async function showBoard(page: Page): Promise<void> {
  await tap(page, 'Dein Board zeigen');
  await tap(page, 'Kamera dieses Geräts');
  await tap(page, 'So passt es');
}

/** Waits until pictures have arrived, one after the other. @returns how the connection leads to the other side */
async function picturesOf(page: Page): Promise<string | undefined> {
  const video = page.getByLabel(/^Bild von /);
  await expect(video).toBeVisible();
  return video.evaluate(async (element: HTMLVideoElement) => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => element.requestVideoFrameCallback(resolve));
    const { connections } = window as unknown as { connections: RTCPeerConnection[] };
    for (const pc of connections) {
      if (pc.connectionState !== 'connected') continue;
      const stats = [...(await pc.getStats()).values()];
      const isDecoded = stats.some(
        ({ type, framesDecoded }) => type === 'inbound-rtp' && framesDecoded,
      );
      const pair = stats.find(({ type, nominated }) => type === 'candidate-pair' && nominated);
      if (isDecoded) return stats.find(({ id }) => id === pair?.localCandidateId)?.candidateType;
    }
    return undefined;
  });
}

test.describe('strangers', () => {
  test.skip(
    spawnSync('turnserver', ['--version']).error !== undefined,
    'no coturn on this machine',
  );
  let server: ChildProcess;
  test.beforeAll(async () => {
    const options = {
      'use-auth-secret': '',
      'static-auth-secret': relay.secret,
      realm: 'oche.test',
      'listening-ip': '127.0.0.1',
      'relay-ip': '127.0.0.1',
      'listening-port': String(relay.port),
      'allow-loopback-peers': '',
      'no-cli': '',
      'no-tls': '',
      'no-dtls': '',
      userdb: join(runDir, 'relay.db'),
      // it is deleted in the end
      pidfile: join(runDir, 'relay.pid'),
      'log-file': 'stdout',
    };
    const args = Object.entries(options).map(([name, value]) => `--${name}${value && `=${value}`}`);
    server = spawn('turnserver', args, { stdio: 'ignore' });
  });
  test.afterAll(() => server.kill());

  test('see each other’s boards through the relay alone, until one blocks the other', async ({
    browser,
  }) => {
    const [uwe, vincent] = [
      await open(browser, 'uwe.zimmermann'),
      await open(browser, 'vincent.roth'),
    ];
    const game = await startGame(uwe, vincent);
    // coming from another page, whose document may not ask for a camera
    await uwe.goto(game);
    await uwe.getByRole('link', { name: 'Schreiben' }).click();
    await vincent.goto(`${game}/score`);
    await showBoard(uwe);
    expect(await picturesOf(vincent)).toBe('relay');
    await showBoard(vincent);
    expect(await picturesOf(uwe)).toBe('relay');

    await call(vincent, 'social.people.block', { userId: await idOf(uwe) });
    for (const page of [uwe, vincent]) {
      await expect(page.getByText('Das Bild ist beendet.')).toBeVisible();
      await expect(page.getByLabel(/^Bild von /)).toHaveCount(0);
    }
    // the game goes on
    await tap(uwe, '45');
    await expect(uwe.getByRole('img', { name: /: Rest 456$/ })).toBeVisible();
  });
});

test('friends connect directly when both want to, with a phone as the camera', async ({
  browser,
}) => {
  const [josef, reto] = [
    await open(browser, 'josef.obermueller'),
    await open(browser, 'reto.zuercher'),
  ];
  const game = await startGame(josef, reto);
  await reto.goto(`${game}/score`);
  await tap(reto, 'Dein Board zeigen');
  await reto.getByRole('checkbox', { name: /^Direkt verbinden/ }).check();
  await reto.keyboard.press('Escape');

  await josef.goto(`${game}/score`);
  await tap(josef, 'Dein Board zeigen');
  await tap(josef, 'Handy als Kamera');
  const link = await josef.getByRole('textbox', { name: 'Oder dort öffnen' }).inputValue();
  const [phone, other] = [await open(browser, null), await open(browser, null)];
  await phone.goto(link);
  await phone.getByRole('checkbox', { name: /^Direkt verbinden/ }).check();
  await tap(phone, 'Kamera einschalten');
  expect(await picturesOf(reto)).not.toBe('relay');
  await expect(phone.getByText(/ sieht dein Board\.$/)).toBeVisible();
  await expect(josef.getByText('Ein Handy ist die Kamera an deinem Board.')).toBeVisible();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Kein Spiel' })).toBeVisible();
  await tap(josef, 'Handy trennen');
  await expect(phone.getByText('Das Bild ist beendet. Die Kamera ist aus.')).toBeVisible();
});
