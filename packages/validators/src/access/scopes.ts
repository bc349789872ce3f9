import type { Locale } from '../locale.ts';

/**
 * What a token may be allowed, by domain, as somebody who plays darts would say it. Reading is what its member sees, and
 * writing what they may do: a scope gives nobody a right that they haven't. One doesn't include the other. Security, what
 * members write to each other, notifications, moderation, and who has which rights over a thing are in none of them
 * (ADR 70).
 */
const texts = {
  'profile:read': {
    de: 'Dein Profil und die Profile anderer ansehen und Mitglieder finden',
    en: 'See your profile and those of others, and find members',
  },
  'profile:write': {
    de: 'Dein Profil ändern: Bild, Text und was sonst darin steht',
    en: 'Change your profile: picture, text and whatever else it says',
  },
  'friends:read': {
    de: 'Sehen, mit wem du befreundet bist, wem du folgst und welche Anfragen warten',
    en: 'See who your friends are, whom you follow and which requests are waiting',
  },
  'friends:write': {
    de: 'Freundschaften anfragen, annehmen und beenden, Mitgliedern folgen',
    en: 'Ask for, accept and end friendships, and follow members',
  },
  'games:read': {
    de: 'Spiele live und im Nachhinein ansehen, auch deine privaten, dein Training und Herausforderungen',
    en: 'See games live and afterwards, your private ones too, your practice and challenges',
  },
  'games:write': {
    de: 'Spiele beginnen, Würfe eintragen, Ergebnisse bestätigen und zu Spielen herausfordern',
    en: 'Start games, enter throws, confirm results and challenge others',
  },
  'boards:read': {
    de: 'Deine selbst zählenden Boards sehen, und was sie erkennen',
    en: 'See your boards that count by themselves, and what they detect',
  },
  'boards:write': {
    de: 'Deine selbst zählenden Boards umbenennen, löschen, an ein Spiel anschließen und berichtigen',
    en: 'Rename and delete your boards that count by themselves, attach them to a game and correct them',
  },
  'rankings:read': {
    de: 'Ranglisten, deinen Platz und Statistiken von Spielern lesen',
    en: 'Read rankings, your place and the statistics of players',
  },
  'tournaments:read': {
    de: 'Turniere, Spielpläne und Ergebnisse lesen, auch die nicht öffentlichen, die du siehst',
    en: 'Read tournaments, brackets and results, including private ones that you can see',
  },
  'tournaments:write': {
    de: 'Dich zu Turnieren anmelden, Ergebnisse melden und die Turniere leiten, die du ausrichtest',
    en: 'Enter tournaments, report results and run the tournaments that you organise',
  },
  'leagues:read': {
    de: 'Ligen, Tabellen, Spieltage und Spielberichte lesen',
    en: 'Read leagues, tables, fixtures and match sheets',
  },
  'leagues:write': {
    de: 'Aufstellungen und Ergebnisse deiner Mannschaft eintragen und Ligen verwalten, die du leitest',
    en: 'Enter line-ups and results of your team, and manage leagues that you run',
  },
  'clubs:read': {
    de: 'Vereine und ihre Mitglieder ansehen, so wie du sie siehst',
    en: 'See clubs and their members, as you see them',
  },
  'clubs:write': {
    de: 'Vereinen beitreten, sie verlassen und die Vereine verwalten, die du führst',
    en: 'Join and leave clubs, and manage the clubs that you run',
  },
  'lounges:read': {
    de: 'Lounges finden, ihre Boards und Bewertungen ansehen',
    en: 'Find lounges, and see their boards and reviews',
  },
  'lounges:write': {
    de: 'Lounges bewerten und merken, und deine eigenen bearbeiten: Seite, Boards und Öffnungszeiten',
    en: 'Review and save lounges, and edit your own: page, boards and opening hours',
  },
  'bookings:read': {
    de: 'Freie Zeiten und deine Buchungen sehen, und den Kalender der Lounges, in deren Team du bist',
    en: 'See free times and your bookings, and the calendar of lounges in whose team you are',
  },
  'bookings:write': {
    de: 'Boards buchen, Buchungen verschieben und absagen, auch für die Lounges, in deren Team du bist',
    en: 'Book boards, move and cancel bookings, also for lounges in whose team you are',
  },
  'market:read': {
    de: 'Anzeigen des Marktplatzes, deine Angebote, Merkliste und Suchaufträge lesen',
    en: 'Read ads of the marketplace, your offers, saved ads and saved searches',
  },
  'market:write': {
    de: 'Anzeigen aufgeben und ändern, Preise anbieten und Angebote beantworten',
    en: 'Place and change ads, make offers and answer them',
  },
  'forum:read': {
    de: 'Das Forum und Umfragen lesen, auch deine Entwürfe und Lesezeichen',
    en: 'Read the forum and polls, including your drafts and bookmarks',
  },
  'forum:write': {
    de: 'In deinem Namen im Forum schreiben, reagieren und abstimmen',
    en: 'Write, react and vote in the forum in your name',
  },
  'media:read': {
    de: 'Kanäle und ihre Folgen ansehen',
    en: 'See channels and their episodes',
  },
  'media:write': {
    de: 'Kanälen folgen und deine eigenen Kanäle bearbeiten',
    en: 'Follow channels and edit your own',
  },
  'search:read': {
    de: 'Alles durchsuchen, was du finden kannst',
    en: 'Search everything that you can find',
  },
  'webhooks:read': {
    de: 'Deine Webhooks sehen, und was sie bekommen haben',
    en: 'See your webhooks, and what they got',
  },
  'webhooks:write': {
    de: 'Webhooks anlegen, ändern und löschen für das, was der Zugang ohnehin lesen darf',
    en: 'Create, change and delete webhooks for what the token may read anyway',
  },
} as const satisfies Record<`${string}:${'read' | 'write'}`, Record<Locale, string>>;

export type Scope = keyof typeof texts;
export type ScopeDomain = Scope extends `${infer Domain}:${string}` ? Domain : never;

export const scopeTexts: Readonly<Record<Scope, Record<Locale, string>>> = texts;
/** In the order in which members see them. */
export const scopes = Object.keys(texts) as [Scope, ...Scope[]];
export const scopeDomains = [
  ...new Set(scopes.map((scope) => scope.split(':')[0] as ScopeDomain)),
] as const;

export const isScope = (text: string): text is Scope => Object.hasOwn(texts, text);

/**
 * The scope that a call of this kind in this domain needs.
 * @returns null where there is none, e.g. as a domain has nothing to write
 */
export function scopeOf(
  domain: ScopeDomain,
  type: 'query' | 'mutation' | 'subscription',
): Scope | null {
  const scope = `${domain}:${type === 'mutation' ? 'write' : 'read'}`;
  return isScope(scope) ? scope : null;
}

const of = (...domains: ScopeDomain[]): Scope[] =>
  scopes.filter((scope) => domains.some((domain) => scope.startsWith(`${domain}:`)));

/** What programs are made for most often. */
export const scopePresets = {
  onlyRead: scopes.filter((scope) => scope.endsWith(':read')),
  playing: [...of('games', 'boards'), 'rankings:read'],
  competing: [...of('leagues', 'tournaments'), 'clubs:read'],
  nothing: [],
} satisfies Record<string, readonly Scope[]>;
