import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressKey } from './address.ts';

describe('the key of an address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['fe80:0:0:0:1:2:3:4%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['nonsense', 'nonsense'],
    ['', ''],
  ])('%s → %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  const group = fc.integer({ min: 0, max: 0xffff });
  const network = fc.tuple(group, group, group, group);
  const hex = (groups: number[]) => groups.map((part) => part.toString(16));

  test('is the same for all of a customer’s /64, however they are written', () => {
    fc.assert(
      fc.property(network, network, network, (prefix, host, otherHost) => {
        const [one, other] = [host, otherHost].map((half) => hex([...prefix, ...half]).join(':'));
        const padded = one?.replace(/[0-9a-f]+/g, (part) => part.padStart(4, '0')).toUpperCase();
        expect(addressKey(one ?? '')).toBe(addressKey(other ?? ''));
        expect(addressKey(one ?? '')).toBe(addressKey(padded ?? ''));
      }),
    );
  });

  test('differs between two /64', () => {
    fc.assert(
      fc.property(network, network, network, (prefix, otherPrefix, host) => {
        fc.pre(prefix.join() !== otherPrefix.join());
        const [one, other] = [prefix, otherPrefix].map((half) => hex([...half, ...host]).join(':'));
        expect(addressKey(one ?? '')).not.toBe(addressKey(other ?? ''));
      }),
    );
  });

  test('is the same with zeros left out', () => {
    fc.assert(
      fc.property(network, fc.integer({ min: 1, max: 4 }), (prefix, zeros) => {
        const tail = Array(4 - zeros).fill(1);
        const full = [...hex(prefix), ...Array(zeros).fill('0'), ...tail].join(':');
        const short = [hex(prefix).join(':'), tail.join(':')].join('::');
        expect(addressKey(short)).toBe(addressKey(full));
      }),
    );
  });

  test('exists for anything that can be typed', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof addressKey(text) === 'string'));
  });
});
