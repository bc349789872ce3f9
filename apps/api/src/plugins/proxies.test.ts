import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv as variablesOf } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { parseEnv } from '../env.ts';
import { has, PROXIES, prepareProxy } from '../testing/servers/proxies.ts';
import { httpLimits } from './guards/http-limits.ts';
import { DATABASE_TIMEOUT_MS } from './health/health.ts';

const folder = mkdtempSync(join(tmpdir(), 'oche-proxies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const documented = (file: string) =>
  readFileSync(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8');

describe.each(PROXIES)('the documented configuration of %s', (name) => {
  const isHere = has(name) && has('openssl', 'version');

  it.skipIf(!isHere)(`loads (needs ${name} and openssl on this machine)`, () => {
    const place = { folder, https: 40_443, http: 40_080, oche: [40_001, 40_002] } as const;
    const { command, check } = prepareProxy(name, place);
    const { status, stderr } = spawnSync(command, check, { encoding: 'utf8' });
    expect({ status, stderr }).toMatchObject({ status: 0 });
  });

  it('is what the operations guide tells to take', () => {
    const file = `proxies/${name === 'nginx' ? 'nginx.conf' : 'haproxy.cfg'}`;
    expect(documented('operations.md')).toContain(`(${file})`);
  });
});

const UNITS = ['oche@.service', 'oche-worker.service', 'oche-backup.service', 'oche-backup.timer'];

describe('the documented units of systemd', () => {
  const isHere = has('systemd-analyze', '--version');

  it.skipIf(!isHere)('are some (needs systemd-analyze on this machine)', () => {
    const files = UNITS.map((unit) => {
      // under the name of one process, as the file itself is for all
      const file = join(folder, unit.replace('@', '@3000'));
      const text = documented(`systemd/${unit}`)
        .replaceAll(/\/usr\/bin\/(npm|curl)/g, process.execPath)
        .replaceAll('/srv/oche', folder);
      writeFileSync(file, text);
      return file;
    });
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('may all do the same', () => {
    const services = UNITS.filter((unit) => unit.endsWith('.service'));
    const [first, ...others] = services.map(
      (unit) => /^NoNewPrivileges=[\s\S]*?^UMask=0027$/m.exec(documented(`systemd/${unit}`))?.[0],
    );
    for (const other of others) expect(other).toBe(first);
  });

  it('starts with settings that a start in production accepts', () => {
    const given = variablesOf(documented('systemd/oche.env'));
    const key = Buffer.alloc(32, 1).toString('base64');
    const env = { ...given, ENCRYPTION_KEY: key, PORT: '3000' };
    expect(parseEnv(env)).toMatchObject({
      // commands get these settings alone, and `upgrade:check` looks at them as a start does
      NODE_ENV: 'production',
      OCHE_DATA_DIR: '/var/lib/oche',
      TRUST_PROXY: ['loopback'],
    });
  });
});

it('coturn gets no comment behind a value, which it would take for a part of it', () => {
  const settings = /^use-auth-secret\n[\s\S]*?^total-quota=.*$/m.exec(
    documented('operations.md'),
  )?.[0];
  expect(settings).toMatch(/^static-auth-secret=\S+$/m);
  expect(settings?.split('\n').filter((line) => /^[^#].*#/.test(line))).toEqual([]);
});

it.each([
  ['nginx.conf', /ssl_protocols TLSv1\.2 TLSv1\.3;/, /location ~ \^\/\(api\|trpc\|calendar\)\//],
  ['haproxy.cfg', /ssl-min-ver TLSv1\.2/, /deny_status 403 if !\{ ssl_fc \} \{ path_beg \/api\//],
])('%s speaks no TLS of old, and leads no script on from http', (file, protocols, refusal) => {
  expect(documented(`proxies/${file}`)).toMatch(protocols);
  expect(documented(`proxies/${file}`)).toMatch(refusal);
});

it('nginx lets go of unused connections before a process that ends does', () => {
  const seconds = Number(/keepalive_timeout (\d+)s;/.exec(documented('proxies/nginx.conf'))?.[1]);
  expect(httpLimits.lingerMs).toBeGreaterThan(seconds * 1000);
  expect(httpLimits.closingMs).toBeGreaterThan(httpLimits.lingerMs);
});

it('HAProxy waits for the answer of a busy process, which may be the only one', () => {
  const seconds = Number(/timeout check (\d+)s/.exec(documented('proxies/haproxy.cfg'))?.[1]);
  expect(seconds * 1000).toBeGreaterThan(2 * DATABASE_TIMEOUT_MS);
});
