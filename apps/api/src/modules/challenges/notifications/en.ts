import type { Words } from './told-challenge.ts';

export const en: Words = {
  labels: {
    matching: 'Somebody near me wants to play',
    received: 'Somebody challenges me',
    answered: 'Answers to my challenges',
    agreed: 'Games that are agreed',
    booked: 'A board is booked for our game',
    cancelled: 'Agreed games that are called off',
    over: 'My answer came to nothing',
    reminder: 'Reminder an hour before the game',
  },
  titles: {
    matching: ({ memberName }) => `${memberName} wants to play`,
    received: ({ memberName }) => `${memberName} challenges you`,
    answered: ({ answerCount }) =>
      answerCount > 1 ? `${answerCount} answers to your challenge` : 'Somebody wants to play you',
    agreed: ({ other }) => `It’s on: you play ${other}`,
    booked: ({ other, loungeName }) =>
      loungeName ? `${other} has booked a board: ${loungeName}` : `${other} has booked a board`,
    cancelled: ({ other }) => `${other} has called your game off`,
    over: ({ status, other, memberName }) =>
      status === 'declined'
        ? `${other} can’t make it this time`
        : status === 'closed'
          ? `${memberName} has taken the challenge back`
          : `${memberName} plays somebody else this time`,
    reminder: ({ other }) => `In an hour: your game against ${other}`,
  },
  leads: {
    matching: ({ memberName }) => `${memberName} is looking for an opponent near you.`,
    received: ({ memberName }) => `${memberName} wants to play you. Say when you can.`,
    answered: () => 'Choose whom you play, and it’s on.',
    agreed: () => 'All that is missing is a board. The page shows which are free.',
    booked: () => 'That is where you meet.',
    cancelled: () => 'A pity. Maybe somebody else would like to play.',
    over: () => 'Maybe next time. See who else would like to play.',
    reminder: () => 'Pack your darts.',
  },
  whateverGame: 'any game',
  bestOf: (legs) => `best of ${legs}`,
  facts: { when: 'When', where: 'Where', game: 'Game', note: 'Message', reason: 'Reason' },
  button: 'Have a look',
  footer: 'You get this mail because you look for opponents on Oche, or are looked for.',
  until: 'to',
};
