import { DELETED_NAME } from '@oche/validators/people/deleted-member';
import { expect, it } from 'vitest';
import { withDeletedNames } from './deleted-name.ts';

const ben = { firstName: 'Ben', lastName: 'Bleibt' };
const answer = {
  items: [
    { author: { id: 'a', ...DELETED_NAME }, content: 'Wer war Gelöschtes Mitglied?' },
    { author: { id: 'b', ...ben }, content: 'Keine Ahnung' },
  ],
  winner: 'Gelöschtes Mitglied / Ben Bleibt',
};

it('deleted members bear a name in the language of the reader, and nothing else changes', () => {
  expect(withDeletedNames('en', answer)).toEqual({
    items: [
      {
        author: { id: 'a', firstName: 'Deleted', lastName: 'member' },
        content: 'Wer war Gelöschtes Mitglied?',
      },
      { author: { id: 'b', ...ben }, content: 'Keine Ahnung' },
    ],
    winner: 'Deleted member / Ben Bleibt',
  });
});

it('an answer that others share is never changed, and one without deleted members is the same object', () => {
  expect(answer.items[0]?.author.firstName).toBe(DELETED_NAME.firstName);
  expect(withDeletedNames('de', answer)).toBe(answer);
  const others = { items: [ben], at: null };
  expect(withDeletedNames('en', others)).toBe(others);
});
