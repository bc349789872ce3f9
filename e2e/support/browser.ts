import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** They need neither a sandbox nor a graphics card. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

/** Finds an installed Chromium, else unpacks the one in a package from the registry. */
export async function browserPath(): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  return CHROMIUM_PATH ?? installed.find((path) => existsSync(path)) ?? (await packagedBrowser());
}

/** The package also contains libraries that a small system lacks (NSS). */
async function packagedBrowser(): Promise<string> {
  const path = await chromium.executablePath();
  if (spawnSync('ldd', [path], { encoding: 'utf8' }).stdout?.includes('not found')) {
    const folder = fileURLToPath(new URL('../bin', import.meta.resolve('@sparticuz/chromium')));
    await inflate(join(folder, 'al2023.tar.br'));
    setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'));
  }
  return path;
}
