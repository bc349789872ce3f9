import { expect, it } from 'vitest';
import { threadOfAddress } from './thread-address.ts';

it.each([
  ['https://oche.example/forum/thread/12', 12],
  [' https://oche.example/forum/thread/12?post=3#post-3 ', 12],
  ['/forum/thread/7#post-2', 7],
  ['/forum/thread/7/picture.png', 7],
  ['/forum/thread/07x', undefined],
  ['/forum/thread/0', undefined],
  ['Flights', undefined],
  ['12', undefined],
])('reads %j as %j', (text, id) => expect(threadOfAddress(text)).toBe(id));
