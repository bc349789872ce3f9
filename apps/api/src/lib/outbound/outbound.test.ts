import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { isPublicAddress } from './addresses.ts';
import { lookupPublic, publicInternet } from './outbound.ts';

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.9.9.9',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '',
  'localhost',
])('"%s" is not', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  ['https://push.example/a?b#c', true],
  ['https://push.example:443/', true],
  ['http://push.example/', false],
  ['ftp://push.example/', false],
  ['https://push.example:8443/', false],
  ['https://me@push.example/', false],
  ['https://:secret@push.example/', false],
  ['https://8.8.8.8/', false],
  ['https://[2606:2800:220:1:248:1893:25c8:1946]/', false],
  ['https://0x7f000001/', false],
])('%s is allowed: %s', (url, isAllowed) => {
  expect(publicInternet.allows(new URL(url))).toBe(isAllowed);
});

describe('a name', () => {
  const look = (name: string, all: boolean) =>
    new Promise((resolve, reject) => {
      lookupPublic(name, { all }, (error, ...found) => (error ? reject(error) : resolve(found)));
    });

  test.each([true, false])('of this machine leads nowhere (all: %s)', async (all) => {
    await expect(look('localhost', all)).rejects.toThrow('localhost has no public address');
  });

  test('that a public address has leads there', async () => {
    // an address is looked up without asking anybody
    expect(await look('8.8.8.8', true)).toEqual([[{ address: '8.8.8.8', family: 4 }]]);
    expect(await look('8.8.8.8', false)).toEqual(['8.8.8.8', 4]);
  });
});

test('a name that leads nowhere is told as such', async () => {
  // a part of a name has at most 63 characters, so nobody has to be asked
  const url = new URL(`https://${'x'.repeat(64)}.example/`);
  await expect(publicInternet.post(url, {}, Buffer.from(''))).rejects.toThrow('ENOTFOUND');
});

test('nothing is sent to this machine, though its name was allowed', async () => {
  const server = createServer(() => expect.unreachable('it was asked'));
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = new URL(`https://localhost:${port}/`);
  await expect(publicInternet.post(url, {}, Buffer.from(''))).rejects.toThrow('no public address');
  server.close();
});
