import { describe, expect, it } from 'vitest';
import { deviceOf } from './user-agent.ts';

const words = (userAgent: string | null) => {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system];
};

describe('deviceOf', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
      ['Chrome', 'Windows'],
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
      ['Edge', 'Windows'],
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
      ['Safari', 'macOS'],
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      ['Firefox', 'Linux'],
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0.0.0 Mobile/15E148 Safari/604.1',
      ['Chrome', 'iPhone'],
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
      ['Samsung Internet', 'Android'],
    ],
    ['curl/8.5.0', ['curl', null]],
    ['Mozilla/5.0 (PlayStation; PlayStation 5/9.40)', [null, null]],
    ['<script>alert(1)</script>', [null, null]],
    [null, [null, null]],
  ])('reads %s', (userAgent, expected) => {
    expect(words(userAgent)).toEqual(expected);
  });

  it('knows what is held in a hand', () => {
    expect(deviceOf('Mozilla/5.0 (Linux; Android 10; K) Firefox/145.0').isHandheld).toBe(true);
    expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0').isHandheld).toBe(false);
  });
});
