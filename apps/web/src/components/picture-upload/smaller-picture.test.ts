import { describe, expect, it } from 'vitest';
import { sentSize } from './smaller-picture.ts';

const MAX = 8_000_000;

describe('a photo', () => {
  it('of twelve megapixels and more is sent smaller, whichever way it was held', () => {
    expect(sentSize({ width: 4000, height: 3000 }, 3_000_000, MAX)).toEqual({
      width: 2560,
      height: 1920,
    });
    expect(sentSize({ width: 6000, height: 8000 }, 12_000_000, MAX)).toEqual({
      width: 1920,
      height: 2560,
    });
  });

  it('that is small goes as it is', () => {
    expect(sentSize({ width: 3999, height: 3000 }, MAX, MAX)).toBeNull();
  });

  it('with more bytes than the server takes is written anew, never larger than it was', () => {
    expect(sentSize({ width: 2000, height: 1000 }, MAX + 1, MAX)).toEqual({
      width: 2000,
      height: 1000,
    });
  });
});
