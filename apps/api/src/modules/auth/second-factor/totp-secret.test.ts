import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { EnvError, parseEnv } from '../../../env.ts';
import { Vault } from '../../../lib/secrets/vault.ts';
import { startServer } from '../../../server.ts';
import { TEST_PASSWORD, type TestMember, useTestApi } from '../../../testing/index.ts';
import { openTotpSecret, sealTotpSecret, sealTotpSecrets } from './totp-secret.service.ts';

const api = useTestApi();
const CLEAR = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const [before, vault] = [new Vault([oldKey]), new Vault([newKey])];
let member: TestMember;

beforeEach(async () => {
  await api.deps.db.updateTable('users').set({ totp_secret: null }).execute();
  member = await api.createMember();
});

const store = (totp_secret: string, { id } = member) =>
  api.deps.db.updateTable('users').set({ totp_secret }).where('id', '=', id).execute();

async function stored({ id } = member): Promise<string> {
  const { totp_secret } = await api.deps.db
    .selectFrom('users')
    .select('totp_secret')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return totp_secret ?? '';
}

const start = (with_: Vault) => sealTotpSecrets({ db: api.deps.db, vault: with_ });

it('a new secret is never in the database in clear', async () => {
  const { secret } = await api
    .callerFor(member)
    .auth.secondFactor.setup({ password: TEST_PASSWORD });
  expect(await stored()).toMatch(/^v1\./);
  expect(await stored()).not.toContain(secret);
  expect(openTotpSecret(api.deps, member.id, await stored())).toBe(secret);
});

describe('a start', () => {
  it('seals what is in clear yet, each for its member', async () => {
    const other = await api.createMember();
    await store(CLEAR);
    await store(CLEAR, other);
    await start(vault);
    expect(openTotpSecret({ vault }, member.id, await stored())).toBe(CLEAR);
    expect(openTotpSecret({ vault }, other.id, await stored(other))).toBe(CLEAR);
    expect(await stored()).not.toBe(await stored(other));
  });

  it('leaves alone what is sealed with its key, and members without', async () => {
    const sealed = sealTotpSecret({ vault }, member.id, CLEAR);
    await store(sealed);
    await start(vault);
    expect(await stored()).toBe(sealed);
    expect(await stored(await api.createMember())).toBe('');
  });

  it('seals anew what was sealed with a key of before', async () => {
    await store(sealTotpSecret({ vault: before }, member.id, CLEAR));
    await start(new Vault([newKey, oldKey]));
    expect(openTotpSecret({ vault }, member.id, await stored())).toBe(CLEAR);
  });

  it('of many processes at once seals once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => api.createMember()));
    for (const each of all) await store(CLEAR, each);
    await Promise.all(Array.from({ length: 5 }, () => start(vault)));
    for (const each of all) {
      expect(openTotpSecret({ vault }, each.id, await stored(each))).toBe(CLEAR);
    }
  });

  it('with a wrong key says so, names the missing one, and changes nothing', async () => {
    const sealed = sealTotpSecret({ vault: before }, member.id, CLEAR);
    await store(sealed);
    const other = await api.createMember();
    await store(CLEAR, other);
    const refused = start(vault);
    await expect(refused).rejects.toThrow(EnvError);
    await expect(refused).rejects.toThrow(/^ENCRYPTION_KEY: .* [0-9a-f]{8} \(1 members\)/);
    await expect(refused).rejects.toThrow(before.prefix.split('.')[1]);
    expect(await stored()).toBe(sealed);
    expect(await stored(other)).toBe(CLEAR);
  });

  it('of the server with a wrong key ends there, before anything is answered', async () => {
    await store(sealTotpSecret({ vault: before }, member.id, CLEAR));
    const env = {
      NODE_ENV: 'test',
      DATABASE_URL: api.url,
      OCHE_DATA_DIR: api.dataDir,
      ENCRYPTION_KEY: newKey.toString('base64'),
    };
    const started = startServer(parseEnv(env), api.deps.log, {
      notice() {},
      fail() {},
    });
    await expect(started).rejects.toThrow(/^ENCRYPTION_KEY: /);
  });
});
