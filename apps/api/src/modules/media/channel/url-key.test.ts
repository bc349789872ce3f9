import { expect, it } from 'vitest';
import { urlKeyOf } from './url-key.ts';

it('is the same for addresses of the same channel, and for no others', () => {
  const key = urlKeyOf('https://www.youtube.com/@DartTalk');
  for (const same of [
    'http://youtube.com/@darttalk/',
    'https://m.youtube.com/@DartTalk/videos?si=abc&utm_source=x',
    'https://YOUTUBE.com/@DartTalk#about',
  ]) {
    expect(urlKeyOf(same)).toBe(key);
  }
  const others = [
    'https://www.youtube.com/channel/UCabc',
    'https://www.youtube.com/channel/UCABC',
    'https://blog.example/Darts',
    'https://blog.example/darts',
    'https://blog.example/darts?page=2',
    'https://blog.example:8443/darts',
    'https://twitch.tv/darttalk',
  ];
  expect(new Set([key, ...others.map(urlKeyOf)]).size).toBe(others.length + 1);
});
