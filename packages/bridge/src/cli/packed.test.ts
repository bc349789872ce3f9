import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const work = mkdtempSync(join(tmpdir(), 'oche-bridge-'));
const home = join(work, 'home');
const installed = join(home, 'node_modules', 'oche-bridge');

/** Builds and packs it, and unpacks that where npm would. */
beforeAll(async () => {
  await build({ root, logLevel: 'silent', build: { outDir: join(work, 'dist') } });
  mkdirSync(installed, { recursive: true });
  const file = join(work, 'dist', 'oche-bridge.tgz');
  execFileSync('tar', ['-xzf', file, '-C', installed, '--strip-components=1']);
});
afterAll(() => rmSync(work, { recursive: true }));

const run = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(installed, 'oche-bridge.js'), ...args], {
    cwd: home,
    env: { LANG: 'C', ...env },
    encoding: 'utf8',
  });

describe('the package as it is published', () => {
  it('holds one program and nothing to install', () => {
    expect(readdirSync(installed).sort()).toEqual(['README.md', 'oche-bridge.js', 'package.json']);
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      name: 'oche-bridge',
      bin: { 'oche-bridge': 'oche-bridge.js' },
    });
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest.license).toEqual(expect.any(String));
    expect(readFileSync(join(installed, 'oche-bridge.js'), 'utf8')).toMatch(/^#!.*node/);
  });

  it('runs below node_modules and explains itself, in both languages', () => {
    const english = run(['--help']);
    expect(english.stderr).toBe('');
    expect(english.status).toBe(0);
    expect(english.stdout).toContain('--maker MAKER');
    expect(run(['--help'], { LANG: 'de_DE.UTF-8' }).stdout).toContain('--maker HERSTELLER');
    expect(run(['--version']).stdout.trim()).toBe('1.0.0');
  });

  it('says what is missing', () => {
    const { status, stderr } = run(['--board', 'x', '--maker', 'autodarts']);
    expect(status).toBe(78);
    expect(stderr).toContain('--host');
  });
});
