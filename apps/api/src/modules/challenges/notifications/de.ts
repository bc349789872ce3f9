import type { Words } from './told-challenge.ts';

export const de: Words = {
  labels: {
    matching: 'Jemand in meiner Nähe hat Lust zu spielen',
    received: 'Jemand fordert mich heraus',
    answered: 'Antworten auf meine Herausforderungen',
    agreed: 'Verabredungen',
    booked: 'Für unser Spiel ist ein Board gebucht',
    cancelled: 'Absagen von Verabredungen',
    over: 'Meine Antwort kam nicht zum Zug',
    reminder: 'Erinnerung eine Stunde vor dem Spiel',
  },
  titles: {
    matching: ({ memberName }) => `${memberName} hat Lust zu spielen`,
    received: ({ memberName }) => `${memberName} fordert dich heraus`,
    answered: ({ answerCount }) =>
      answerCount > 1
        ? `${answerCount} Antworten auf deine Herausforderung`
        : 'Jemand will gegen dich spielen',
    agreed: ({ other }) => `Abgemacht: Du spielst gegen ${other}`,
    booked: ({ other, loungeName }) =>
      loungeName
        ? `${other} hat ein Board gebucht: ${loungeName}`
        : `${other} hat ein Board gebucht`,
    cancelled: ({ other }) => `${other} hat euer Spiel abgesagt`,
    over: ({ status, other, memberName }) =>
      status === 'declined'
        ? `${other} kann diesmal nicht`
        : status === 'closed'
          ? `${memberName} hat die Herausforderung zurückgezogen`
          : `${memberName} spielt diesmal gegen jemand anderen`,
    reminder: ({ other }) => `In einer Stunde: dein Spiel gegen ${other}`,
  },
  leads: {
    matching: ({ memberName }) => `${memberName} sucht einen Gegner in deiner Nähe.`,
    received: ({ memberName }) => `${memberName} will gegen dich spielen. Sag, wann du kannst.`,
    answered: () => 'Such dir aus, gegen wen du spielst, dann ist es abgemacht.',
    agreed: () => 'Jetzt fehlt nur noch ein Board. Freie findest du gleich auf der Seite.',
    booked: () => 'Dann trefft ihr euch dort.',
    cancelled: () => 'Schade. Vielleicht hat jemand anderes Lust.',
    over: () => 'Vielleicht beim nächsten Mal. Schau, wer noch Lust hat.',
    reminder: () => 'Pack die Darts ein.',
  },
  whateverGame: 'Spiel offen',
  bestOf: (legs) => `Best of ${legs}`,
  facts: { when: 'Wann', where: 'Wo', game: 'Spiel', note: 'Nachricht', reason: 'Grund' },
  button: 'Ansehen',
  footer: 'Diese Mail kommt, weil du in der Oche Gegner suchst oder gesucht wirst.',
  until: 'bis',
};
