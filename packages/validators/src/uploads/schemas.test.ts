import { expect, it } from 'vitest';
import { pictureReference } from './schemas.ts';

const ID = 'abcdefghijklmnopqrstuvwx23';

it.each([
  [ID, ID],
  [`/media/${ID}/960.webp`, ID],
  [`https://oche.example/media/${ID}/960.webp`, ID],
  ['https://elsewhere.example/board.png', 'https://elsewhere.example/board.png'],
])('%s is a picture, also when it has been read already', (sent, read) => {
  const once = pictureReference.parse(sent);
  expect(once).toBe(read);
  // a form sends what its schema has read
  expect(pictureReference.parse(once)).toBe(read);
});

it.each(['', 'board.png', '/media/12/960.webp', 'javascript:alert(1)'])('%s is none', (sent) => {
  expect(pictureReference.safeParse(sent).error?.issues[0]?.message).toBe('invalidUrl');
});
