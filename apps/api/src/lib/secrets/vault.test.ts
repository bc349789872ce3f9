import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isSealed, sealedBy, Vault, VaultError } from './vault.ts';

const SECRET = 'JBSWY3DPEHPK3PXP';
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const vault = new Vault([newKey]);

describe('what is sealed', () => {
  test('can be read with the same key, for the same owner', () => {
    const sealed = vault.seal('totp:anna', SECRET);
    expect(sealed).not.toContain(SECRET);
    expect(new Vault([newKey]).open('totp:anna', sealed)).toBe(SECRET);
    expect(() => vault.open('totp:ben', sealed)).toThrow(VaultError);
  });

  test('is another text each time', () => {
    expect(vault.seal('x', SECRET)).not.toBe(vault.seal('x', SECRET));
  });

  test('may be any text', () => {
    for (const text of ['', 'ü, 🎯 and \0', 'x'.repeat(100_000)]) {
      expect(vault.open('x', vault.seal('x', text))).toBe(text);
    }
  });

  test('is named by version and key, so that a wrong key is known as such', () => {
    const sealed = vault.seal('x', SECRET);
    expect(sealed).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+$/);
    expect(sealed.startsWith(vault.prefix)).toBe(true);
    expect(isSealed(sealed)).toBe(true);
    expect(isSealed(SECRET)).toBe(false);
    const other = new Vault([oldKey]);
    expect(() => other.open('x', sealed)).toThrow(`another key (${sealedBy(sealed)})`);
    expect(() => vault.open('x', SECRET)).toThrow(VaultError);
  });

  test('opens with a key of before, and is sealed with the current one', () => {
    const before = new Vault([oldKey]).seal('x', SECRET);
    const both = new Vault([newKey, oldKey]);
    expect(both.open('x', before)).toBe(SECRET);
    expect(both.prefix).toBe(vault.prefix);
    expect(vault.open('x', both.seal('x', SECRET))).toBe(SECRET);
  });

  test('can’t be changed, not in a single bit', () => {
    const sealed = vault.seal('x', SECRET);
    const [content = ''] = sealed.split('.').slice(2);
    const bytes = Buffer.from(content, 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => vault.open('x', vault.prefix + changed.toString('base64url'))).toThrow(
        VaultError,
      );
    }
    for (const length of [0, 11, 12, 20, 27, bytes.length - 1]) {
      const cut = bytes.subarray(0, length).toString('base64url');
      expect(() => vault.open('x', vault.prefix + cut)).toThrow(VaultError);
    }
  });
});

describe('a signature', () => {
  test('holds for its text, made by us or with a key of before', () => {
    expect(vault.isSigned('a', vault.sign('a'))).toBe(true);
    expect(vault.isSigned('b', vault.sign('a'))).toBe(false);
    const before = new Vault([oldKey]).sign('a');
    expect(vault.isSigned('a', before)).toBe(false);
    expect(new Vault([newKey, oldKey]).isSigned('a', before)).toBe(true);
  });

  test.each(['', 'x', '?', 'a'.repeat(22), 'a'.repeat(500)])('is not %j', (given) => {
    expect(vault.isSigned('a', given)).toBe(false);
  });
});
