import type { GameVerdict } from '@oche/validators/games/result';
import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../../lib/declared/notifiable.ts';

/** A result as one of its players is told of it. */
export interface ToldResult {
  gameId: number;
  /** first names of the other side, or of all who play where the recipient is on none */
  others: string;
  /** who entered the result, or gave up */
  scorer: string;
  /** legs or sets of the recipient and the others, e.g. 2:1 */
  score: string;
  isWon: boolean;
  isResigned: boolean;
  verdict: GameVerdict | null;
}

interface Words {
  labels: { toConfirm: string; disputed: string; decided: string };
  toConfirm: { title(told: ToldResult): string; body(told: ToldResult): string; button: string };
  disputed: { title(told: ToldResult): string; body: string };
  decided: { title(told: ToldResult): string; body(told: ToldResult): string };
  see: string;
  footer: string;
}

const de: Words = {
  labels: {
    toConfirm: 'Ergebnisse, die ich bestätigen soll',
    disputed: 'Angezweifelte Ergebnisse',
    decided: 'Entscheidungen über meine Ergebnisse',
  },
  toConfirm: {
    title: ({ others, score, isResigned }) =>
      isResigned ? `${others} gibt auf` : `Stimmt das? ${score} gegen ${others}`,
    body: ({ scorer, score, isWon, isResigned }) => {
      if (isResigned) return `${scorer} überlässt dir den Sieg. Nimm ihn an, oder spielt weiter.`;
      const ending = isWon ? `du gewinnst ${score}` : `du verlierst ${score}`;
      return `${scorer} hat eingetragen: ${ending}. Sagst du einen Tag lang nichts, gilt es.`;
    },
    button: 'Bestätigen oder anzweifeln',
  },
  disputed: {
    title: ({ others, score }) => `Angezweifelt: ${score} gegen ${others}`,
    body: 'Jemand hält das Ergebnis für falsch. Die Moderation sieht es sich an; bis dahin zählt es nicht.',
  },
  decided: {
    title: ({ others }) => `Entschieden: dein Spiel gegen ${others}`,
    body: ({ verdict, score }) => {
      if (verdict === 'annulled') return 'Die Moderation hat das Spiel annulliert. Es zählt nicht.';
      if (verdict === 'corrected') return `Die Moderation hat das Ergebnis korrigiert: ${score}.`;
      return `Das Ergebnis steht: ${score}.`;
    },
  },
  see: 'Zum Spiel',
  footer: 'Du bekommst diese Mail, weil du mitgespielt hast.',
};

const en: Words = {
  labels: {
    toConfirm: 'Results for me to confirm',
    disputed: 'Disputed results',
    decided: 'Decisions about my results',
  },
  toConfirm: {
    title: ({ others, score, isResigned }) =>
      isResigned ? `${others} gives up` : `Is that right? ${score} against ${others}`,
    body: ({ scorer, score, isWon, isResigned }) => {
      if (isResigned) return `${scorer} leaves the win to you. Take it, or play on.`;
      const ending = isWon ? `you win ${score}` : `you lose ${score}`;
      return `${scorer} entered: ${ending}. If you say nothing for a day, it stands.`;
    },
    button: 'Confirm or dispute',
  },
  disputed: {
    title: ({ others, score }) => `Disputed: ${score} against ${others}`,
    body: 'Somebody says the result is wrong. The moderators will look at it; until then it does not count.',
  },
  decided: {
    title: ({ others }) => `Decided: your game against ${others}`,
    body: ({ verdict, score }) => {
      if (verdict === 'annulled') return 'The moderators annulled the game. It does not count.';
      if (verdict === 'corrected') return `The moderators corrected the result: ${score}.`;
      return `The result stands: ${score}.`;
    },
  },
  see: 'To the game',
  footer: 'You get this mail because you played.',
};

type Texts = Record<Locale, NotificationTexts<ToldResult>>;

const inBoth = (write: (words: Words) => NotificationTexts<ToldResult>): Texts => ({
  de: write(de),
  en: write(en),
});

const textsOf = (
  { footer }: Words,
  label: string,
  title: (told: ToldResult) => string,
  body: (told: ToldResult) => string,
  button: string,
): NotificationTexts<ToldResult> => ({
  label,
  page: (told) => ({ title: title(told), excerpt: body(told) }),
  push: (told) => ({ title: title(told), body: body(told) }),
  mail: (told) => ({ subject: title(told), paragraphs: [body(told)], button, footer }),
});

export const toConfirmTexts = inBoth((words) => {
  const { title, body, button } = words.toConfirm;
  return textsOf(words, words.labels.toConfirm, title, body, button);
});

export const disputedTexts = inBoth((words) =>
  textsOf(words, words.labels.disputed, words.disputed.title, () => words.disputed.body, words.see),
);

export const decidedTexts = inBoth((words) =>
  textsOf(words, words.labels.decided, words.decided.title, words.decided.body, words.see),
);
