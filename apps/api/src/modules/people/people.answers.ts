import type { Answerable } from '../../lib/declared/answerable.ts';
import type { MemberContext } from '../../lib/deps.ts';
import { respond } from './friends/request.service.ts';

/** Yes or no to a friend request. */
const request: Answerable<MemberContext> = {
  form: 'decision',
  letter: 'f',
  area: 'messages',
  texts: {
    de: {
      hint: 'Antworte auf diese Mail mit „ja“ oder „nein“. Von einem „nein“ erfährt niemand.',
      link: 'Mit „ja“ oder „nein“ antworten',
    },
    en: {
      hint: 'Answer this mail with “yes” or “no”. Nobody is told of a “no”.',
      link: 'Answer with “yes” or “no”',
    },
  },
  done: {
    de: {
      yes: 'Ihr seid jetzt befreundet.',
      no: 'Die Anfrage ist weg, und niemand erfährt davon.',
    },
    en: { yes: 'You are friends now.', no: 'The request is gone, and nobody is told.' },
  },
  async decide(ctx, { id, isYes, words, idempotencyKey }) {
    await respond(ctx, { id, response: isYes ? 'accepted' : 'declined', idempotencyKey });
    return words === '';
  },
  pathOf: async () => '/friends',
};

export const peopleAnswers: readonly Answerable<MemberContext>[] = [request];
