import { createHash } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import bcrypt from '@node-rs/bcrypt';
import { describe, expect, it } from 'vitest';
import { isLegacyPassword, type LegacyPassword } from './schemes.ts';

const md5 = (text: string | Buffer) => createHash('md5').update(text).digest('hex');
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');

const fits = async (stored: LegacyPassword, password: string, wrong = `${password}x`) => {
  expect(await isLegacyPassword(stored, password)).toBe(true);
  expect(await isLegacyPassword(stored, wrong)).toBe(false);
};

describe('known hashes', () => {
  it('of phpass, as its makers test it', async () => {
    // phpass 0.5, test.php: 'test12345'
    await fits(
      { scheme: 'phpass', hash: '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0', typed: 'plain' },
      'test12345',
    );
    await fits(
      { scheme: 'phpass', hash: '$H$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0', typed: 'phpbb' },
      'test12345',
    );
  });

  it('of bcrypt, with PHP’s mark of its revision', async () => {
    // jBCrypt and crypt_blowfish: 'U*U'
    const hash = '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW';
    await fits({ scheme: 'bcrypt', hash, typed: 'plain' }, 'U*U');
    await fits({ scheme: 'bcrypt', hash: hash.replace('2a', '2y'), typed: 'phpbb' }, 'U*U');
  });

  it('of MD5 with and without a salt, and of SHA-1 three times', async () => {
    await fits(
      { scheme: 'md5', hash: '5F4DCC3B5AA765D61D8327DEB882CF99', typed: 'phpbb' },
      'password',
    );
    const salted = md5(`${md5('password')}aB"`);
    await fits({ scheme: 'salted-md5', hash: salted, salt: 'aB"', typed: 'vbulletin' }, 'password');
    const salt = sha1('salt');
    const hash = sha1(salt + sha1(salt + sha1('geheim')));
    await fits({ scheme: 'double-sha1', hash, salt, typed: 'plain' }, 'geheim');
  });
});

it('bcrypt of bcrypt with the same salt, whatever mark it bears', async () => {
  for (const version of ['2a', '2y'] as const) {
    const salt = await bcrypt.genSalt({ cost: 5, version });
    const hash = await bcrypt.hash(await bcrypt.hash('Doppel-Bull', { salt }), { salt });
    await fits({ scheme: 'double-bcrypt', hash, typed: 'plain' }, 'Doppel-Bull');
  }
});

it('argon2 and bcrypt over the digits of an MD5', async () => {
  const digits = md5('hundertachtzig');
  const options = { memoryCost: 1024, timeCost: 2, parallelism: 1 };
  await fits(
    { scheme: 'argon2-md5', hash: await argon2.hash(digits, options), typed: 'vbulletin' },
    'hundertachtzig',
  );
  await fits(
    { scheme: 'bcrypt-md5', hash: await bcrypt.hash(digits, { cost: 5 }), typed: 'vbulletin' },
    'hundertachtzig',
  );
  await fits(
    { scheme: 'argon2', hash: await argon2.hash('hundertachtzig', options), typed: 'phpbb' },
    'hundertachtzig',
  );
});

it('what a board made of what was typed', async () => {
  const escaped = md5('a&lt;b&gt;&amp;&quot;c');
  await fits({ scheme: 'md5', hash: escaped, typed: 'phpbb' }, 'a<b>&"c', 'a&lt;b');
  const umlaut = (bytes: Buffer) => md5(`${md5(bytes)}x`);
  await fits(
    {
      scheme: 'salted-md5',
      hash: umlaut(Buffer.from('größe', 'latin1')),
      salt: 'x',
      typed: 'vbulletin',
    },
    'größe',
  );
  await fits(
    { scheme: 'salted-md5', hash: umlaut(Buffer.from('größe')), salt: 'x', typed: 'vbulletin' },
    'größe',
  );
  await fits(
    {
      scheme: 'salted-md5',
      hash: umlaut(Buffer.from('&#8364;uro')),
      salt: 'x',
      typed: 'vbulletin',
    },
    '€uro',
  );
});

it('what is no hash, or one that would take too long, fits nothing', async () => {
  const hashes: LegacyPassword[] = [
    { scheme: 'phpass', hash: '$P$zIQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0', typed: 'plain' },
    { scheme: 'phpass', hash: '$P$9', typed: 'plain' },
    {
      scheme: 'bcrypt',
      hash: '$2y$31$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
      typed: 'plain',
    },
    { scheme: 'double-bcrypt', hash: 'x', typed: 'plain' },
    {
      scheme: 'argon2',
      hash: '$argon2id$v=19$m=99999999,t=2,p=1$c2FsdHNhbHQ$aGFzaA',
      typed: 'plain',
    },
    { scheme: 'argon2', hash: '$argon2id$v=19$m=1024,t=2,p=1$broken', typed: 'plain' },
    { scheme: 'md5', hash: '', typed: 'plain' },
    { scheme: 'salted-md5', hash: '', salt: '', typed: 'vbulletin' },
  ];
  for (const hash of hashes) expect(await isLegacyPassword(hash, '')).toBe(false);
});
