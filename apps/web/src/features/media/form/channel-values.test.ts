import { expect, test } from 'vitest';
import { keptOf, linesOf, typedOf, wishOf } from './channel-values.ts';

const NOTHING = { isActive: true, logo: undefined, images: [] };

test('what is typed becomes what the calls take', () => {
  const typed = {
    ...typedOf(undefined),
    name: 'Bullseye TV',
    url: ' www.youtube.com/@bullseye ',
    followers: '12.500',
    videos: 'youtu.be/dQw4w9WgXcQ\n\nhttps://vimeo.com/1 youtu.be/dQw4w9WgXcQ',
  };
  expect(wishOf(typed, NOTHING)).toEqual({
    name: 'Bullseye TV',
    description: '',
    platform: 'YouTube',
    url: 'https://www.youtube.com/@bullseye',
    numberOfFollowers: 12_500,
    isActive: true,
    logo: null,
    images: [],
    videos: ['https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/1'],
  });
  expect(wishOf({ ...typed, followers: ' ' }, NOTHING).numberOfFollowers).toBe(0);
  expect(linesOf('javascript:alert(1)')).toEqual(['javascript:alert(1)']);
});

test('what was typed before a reload comes back, and nothing else', () => {
  const kept = keptOf({ name: 'A', platform: 'Podcast', followers: '3', else: 'x' });
  expect(kept).toEqual({ name: 'A', platform: 'Podcast', followers: '3' });
  expect(keptOf({ platform: 'MySpace' })).toEqual({});
  expect(keptOf(null)).toEqual({});
});
