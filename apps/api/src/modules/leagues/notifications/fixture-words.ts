import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';

/** A fixture that somebody is told of. */
export interface ToldFixture {
  id: number;
  home: string;
  away: string;
  league: string;
  timeZone: string;
  startsAt: string | null;
  gamesHome: number;
  gamesAway: number;
  where: string | null;
  /** a result that stands: until when it can be contradicted */
  disputableUntil: string | null;
}

const fixtureKinds = [
  'lineUpDue',
  'named',
  'toConfirm',
  'moveAsked',
  'moved',
  'disputed',
  'decided',
  'cancelled',
  'ruled',
  'reportDue',
  'confirmDue',
  'protestDue',
  'answerDue',
  'moveUnanswered',
] as const;
export type FixtureKind = (typeof fixtureKinds)[number];

interface Words {
  label: string;
  title: (told: ToldFixture, when: string, until: string) => string;
  /** the first paragraph of the mail */
  lead: string;
}

const teams = ({ home, away }: ToldFixture) => `${home} – ${away}`;
const score = ({ gamesHome, gamesAway }: ToldFixture) => `${gamesHome}:${gamesAway}`;

const de: Record<FixtureKind, Words> = {
  lineUpDue: {
    label: 'Eine Aufstellung meines Teams fehlt noch',
    title: (told) => `Aufstellung fehlt: ${teams(told)}`,
    lead: 'Nenne deine Aufstellung, bevor es losgeht.',
  },
  named: {
    label: 'Ich bin aufgestellt',
    title: (told, when) => `Du spielst: ${teams(told)}${when && `, ${when}`}`,
    lead: 'Du bist aufgestellt. Gut Darts!',
  },
  toConfirm: {
    label: 'Ein Ergebnis meines Teams wartet auf Bestätigung',
    title: (told) => `Bestätigen: ${teams(told)} ${score(told)}`,
    lead: 'Der Spielbericht ist vollständig. Schau ihn dir an und bestätige ihn, oder sag, was nicht stimmt.',
  },
  moveAsked: {
    label: 'Eine Mannschaft möchte eine Begegnung verlegen',
    title: (told) => `Verlegen? ${teams(told)}`,
    lead: 'Die andere Mannschaft schlägt andere Termine vor. Such einen aus, oder sag ab.',
  },
  moved: {
    label: 'Eine Begegnung meines Teams ist verlegt',
    title: (told, when) => `Neuer Termin: ${teams(told)}${when && `, ${when}`}`,
    lead: 'Die Begegnung hat einen neuen Termin.',
  },
  disputed: {
    label: 'Ein Ergebnis meiner Liga ist strittig',
    title: (told) => `Strittig: ${teams(told)}`,
    lead: 'Eine Mannschaft widerspricht dem Ergebnis. Die Spielleitung entscheidet.',
  },
  decided: {
    label: 'Die Spielleitung hat über eine Begegnung entschieden',
    title: (told) => `Entschieden: ${teams(told)} ${score(told)}`,
    lead: 'Die Spielleitung hat entschieden. Der Grund steht bei der Begegnung, die Tabelle ist neu gerechnet.',
  },
  cancelled: {
    label: 'Eine Begegnung meines Teams fällt aus',
    title: (told, when) => `Abgesagt: ${teams(told)}${when && `, ${when}`}`,
    lead: 'Eine Mannschaft hat abgesagt. Die Begegnung ist gewertet, gespielt wird nicht.',
  },
  ruled: {
    label: 'Eine Regel der Liga wirkt auf eine Begegnung meines Teams',
    title: (told) => `Nach den Regeln der Liga: ${teams(told)}`,
    lead: 'Eine Regel der Liga hat gewirkt. Welche und was daraus folgt, steht bei der Begegnung. Die Spielleitung kann es mit Grund zurücknehmen.',
  },
  reportDue: {
    label: 'Der Spielbericht meines Teams fehlt noch',
    title: (told) => `Spielbericht fehlt: ${teams(told)}`,
    lead: 'In ein paar Stunden muss der Spielbericht vollständig sein. Danach gilt, was die Liga dafür vorsieht.',
  },
  confirmDue: {
    label: 'Mein Schweigen gilt bald als Zustimmung',
    title: (told) => `Noch einen Tag: ${teams(told)} ${score(told)}`,
    lead: 'Wer nichts sagt, stimmt morgen zu. Schau dir den Spielbericht noch einmal an.',
  },
  protestDue: {
    label: 'Die Zeit für einen Einspruch meines Teams endet bald',
    title: (told, _, until) => `Einspruch nur noch bis ${until}: ${teams(told)} ${score(told)}`,
    lead: 'Danach steht das Ergebnis fest. Wenn etwas nicht stimmt, legst du bis dahin bei der Begegnung Einspruch ein.',
  },
  answerDue: {
    label: 'Eine Anfrage zur Verlegung wartet auf mich',
    title: (told) => `Antwort fehlt: ${teams(told)} verlegen?`,
    lead: 'Morgen entscheidet die Spielleitung über den Termin. Bis dahin kannst du einen aussuchen.',
  },
  moveUnanswered: {
    label: 'Über eine Verlegung muss die Spielleitung entscheiden',
    title: (told) => `Termin entscheiden: ${teams(told)}`,
    lead: 'Die Anfrage zur Verlegung hat niemand beantwortet. Setz einen der Termine, oder lehn sie ab.',
  },
};

const en: Record<FixtureKind, Words> = {
  lineUpDue: {
    label: 'My team has not named a line-up yet',
    title: (told) => `Line-up missing: ${teams(told)}`,
    lead: 'Name your line-up before it begins.',
  },
  named: {
    label: 'I am in a line-up',
    title: (told, when) => `You play: ${teams(told)}${when && `, ${when}`}`,
    lead: 'You are in the line-up. Game on!',
  },
  toConfirm: {
    label: 'A result of my team waits for confirmation',
    title: (told) => `Confirm: ${teams(told)} ${score(told)}`,
    lead: 'The sheet is complete. Have a look and confirm it, or say what is wrong.',
  },
  moveAsked: {
    label: 'A team would like to move a fixture',
    title: (told) => `Another evening? ${teams(told)}`,
    lead: 'The other team suggests other evenings. Choose one, or decline.',
  },
  moved: {
    label: 'A fixture of my team has moved',
    title: (told, when) => `New date: ${teams(told)}${when && `, ${when}`}`,
    lead: 'The fixture has a new date.',
  },
  disputed: {
    label: 'A result of my league is disputed',
    title: (told) => `Disputed: ${teams(told)}`,
    lead: 'A team contradicts the result. The officers decide.',
  },
  decided: {
    label: 'The officers have decided about a fixture',
    title: (told) => `Decided: ${teams(told)} ${score(told)}`,
    lead: 'The officers have decided. The reason stands at the fixture, and the table is counted anew.',
  },
  cancelled: {
    label: 'A fixture of my team is called off',
    title: (told, when) => `Called off: ${teams(told)}${when && `, ${when}`}`,
    lead: 'A team has called it off. The fixture is decided without play.',
  },
  ruled: {
    label: 'A rule of the league acts on a fixture of my team',
    title: (told) => `By the rules of the league: ${teams(told)}`,
    lead: 'A rule of the league has acted. Which one, and what follows, stands at the fixture. The officers can take it back with a reason.',
  },
  reportDue: {
    label: 'The sheet of my team is missing',
    title: (told) => `Sheet missing: ${teams(told)}`,
    lead: 'In some hours the sheet has to be complete. Then the league’s rule for late ones applies.',
  },
  confirmDue: {
    label: 'My silence will soon count as agreement',
    title: (told) => `One more day: ${teams(told)} ${score(told)}`,
    lead: 'Who says nothing agrees tomorrow. Have another look at the sheet.',
  },
  protestDue: {
    label: 'The time for a protest of my team ends soon',
    title: (told, _, until) =>
      `Protest until ${until} at the latest: ${teams(told)} ${score(told)}`,
    lead: 'Then the result stands for good. If something is wrong with it, protest at the fixture before.',
  },
  answerDue: {
    label: 'A request to move a fixture waits for me',
    title: (told) => `Answer missing: move ${teams(told)}?`,
    lead: 'Tomorrow the officers decide about the date. Until then you can choose one.',
  },
  moveUnanswered: {
    label: 'The officers have to decide about another date',
    title: (told) => `Decide the date: ${teams(told)}`,
    lead: 'Nobody has answered the request to move the fixture. Set one of the dates, or decline it.',
  },
};

const FRAME = {
  de: {
    words: de,
    when: 'Wann',
    where: 'Wo',
    button: 'Zur Begegnung',
    footer: 'Diese Mail kommt, weil du in der Oche in dieser Liga spielst oder sie leitest.',
    tag: 'de-DE',
  },
  en: {
    words: en,
    when: 'When',
    where: 'Where',
    button: 'To the fixture',
    footer: 'You get this mail because you play in this league on Oche, or run it.',
    tag: 'en-GB',
  },
} satisfies Record<Locale, unknown>;

function momentOf(at: string | null, timeZone: string, tag: string): string {
  if (at === null) return '';
  return new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(at));
}

function textsIn(kind: FixtureKind, locale: Locale): NotificationTexts<ToldFixture> {
  const { words, button, footer, tag, when, where } = FRAME[locale];
  const { label, title, lead } = words[kind];
  const whenOf = ({ startsAt, timeZone }: ToldFixture) => momentOf(startsAt, timeZone, tag);
  const titleOf = (told: ToldFixture) =>
    title(told, whenOf(told), momentOf(told.disputableUntil, told.timeZone, tag));
  return {
    label,
    page: (told) => ({ title: titleOf(told), excerpt: told.league }),
    push: (told) => ({ title: titleOf(told), body: told.league }),
    mail: (told) => ({
      subject: titleOf(told),
      paragraphs: [lead],
      facts: [
        ...(told.startsAt === null ? [] : [[when, whenOf(told)] satisfies [string, string]]),
        ...(told.where === null ? [] : [[where, told.where] satisfies [string, string]]),
      ],
      button,
      footer,
    }),
  };
}

export const fixtureTexts = (
  kind: FixtureKind,
): Record<Locale, NotificationTexts<ToldFixture>> => ({
  de: textsIn(kind, 'de'),
  en: textsIn(kind, 'en'),
});
