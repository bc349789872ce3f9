/** A small forum by hand, the same for each kind of board: all that a board can have, and all that goes wrong in one. */

interface WorldMember {
  id: number;
  name: string;
  email: string;
  password: string;
  isActive?: boolean;
  isStaff?: boolean;
  isBanned?: boolean;
  hasAvatar?: boolean;
}

interface WorldPost {
  id: number;
  /** null: a visitor */
  author: number | null;
  guest?: string;
  /** BBCode; `[quote=Anna;12]` is written as each board writes it */
  text: string;
  minute: number;
  isHidden?: boolean;
  editedMinute?: number;
}

export interface WorldThread {
  id: number;
  board: number;
  title: string;
  isPinned?: boolean;
  isAnnouncement?: boolean;
  isLocked?: boolean;
  isHidden?: boolean;
  posts: WorldPost[];
}

export interface World {
  members: WorldMember[];
  boards: {
    id: number;
    parent: number;
    name: string;
    isCategory?: boolean;
    isPrivate?: boolean;
    isClosed?: boolean;
  }[];
  threads: WorldThread[];
  polls: {
    thread: number;
    question: string;
    options: string[];
    votes: [option: number, member: number][];
  }[];
  attachments: { id: number; post: number; author: number; name: string }[];
  messages: {
    id: number;
    from: number;
    to: number[];
    subject: string;
    text: string;
    minute: number;
  }[];
  ignores: [who: number, whom: number][];
  watches: { thread: [who: number, what: number][]; board: [who: number, what: number][] };
}

const BEGAN = Date.UTC(2012, 4, 1, 12) / 1000;
export const at = (minute: number): number => BEGAN + minute * 60;
export const dateOf = (minute: number): string => new Date(at(minute) * 1000).toISOString();

export const OLD_SITE = 'https://forum.dart.example/board';

const member = (id: number, name: string, more: Partial<WorldMember> = {}): WorldMember => ({
  id,
  name,
  email: `m${id}@alt.example`,
  password: `Altes-Passwort-${id}`,
  ...more,
});

const members: WorldMember[] = [
  member(2, 'Bullseye_Bernd', { isStaff: true, hasAvatar: true }),
  member(3, 'Doppel Dora'),
  member(4, 'Jürgen & Söhne', { email: 'JUERGEN@alt.example' }),
  member(5, 'Wartender', { isActive: false }),
  member(6, 'Störenfried', { isBanned: true }),
  member(7, 'Zweitkonto', { email: 'm3@alt.example' }),
  member(8, 'Ohne Adresse', { email: '' }),
  member(9, 'kaputt', { email: 'keine adresse' }),
  member(10, 'Emoji 🎯 <b>'),
];

/** Every oddity a line; each becomes a post. `expected` is what it has to be here. */
export const oddities: { text: string; expected: string }[] = [
  {
    text: 'Nur Text mit Ümläuten, „Zeichen“ und 🎯',
    expected: 'Nur Text mit Ümläuten, „Zeichen“ und 🎯',
  },
  {
    text: "Hochkommas ' und \" und \\ und % und \\'",
    expected: "Hochkommas ' und \" und \\ und % und \\\\'",
  },
  {
    text: '[b]fett[/b] [i]kursiv[/i] [b][i]beides[/i][/b]',
    expected: '**fett** *kursiv* ***beides***',
  },
  { text: '[B]groß[/B]', expected: '**groß**' },
  { text: '[u]unter[/u] [s]durch[/s]', expected: 'unter durch' },
  { text: '[color=#ff0000]rot[/color] [size=150]groß[/size]', expected: 'rot groß' },
  {
    text: '*Sterne* und _Striche_ und `Haken`',
    expected: '\\*Sterne\\* und \\_Striche\\_ und \\`Haken\\`',
  },
  { text: 'snake_case bleibt', expected: 'snake_case bleibt' },
  {
    text: '1. kein Punkt\n- keine Liste\n> kein Zitat',
    expected: '1\\. kein Punkt\n\\- keine Liste\n\\> kein Zitat',
  },
  { text: '26. November', expected: '26. November' },
  { text: '[list][*]eins[*]zwei[/list]', expected: '- eins\n- zwei' },
  { text: '[list=1][*]eins[*]zwei[/list]danach', expected: '1. eins\n2. zwei\n\ndanach' },
  { text: '[list][*]a[list][*]b[/list][*]c[/list]', expected: '- a\n   - b\n- c' },
  { text: '[url=https://pdc.tv/news]Neues[/url]', expected: '[Neues](https://pdc.tv/news)' },
  { text: '[url]https://pdc.tv/a_b_c[/url]', expected: 'https://pdc.tv/a_b_c' },
  { text: 'https://pdc.tv/x_y_ und weiter', expected: 'https://pdc.tv/x_y_ und weiter' },
  { text: '[url=javascript:alert(1)]klick[/url]', expected: 'klick (javascript:alert(1))' },
  { text: '[img]https://bild.example/a.png[/img]', expected: 'https://bild.example/a.png' },
  { text: '[email]a@b.example[/email]', expected: 'a@b.example' },
  {
    text: '[code]for (;;) {\n  [b]x[/b]\n}[/code]',
    expected: '```\nfor (;;) {\n  [b]x[/b]\n}\n```',
  },
  { text: '[quote]ohne Namen[/quote]\nAntwort', expected: '> ohne Namen\n\nAntwort' },
  {
    text: '[quote="Doppel Dora"]mit Namen[/quote]\nAntwort',
    expected: '> **Doppel Dora:**\n> mit Namen\n\nAntwort',
  },
  { text: '[spoiler]geheim[/spoiler]', expected: '> **Spoiler:**\n> geheim' },
  { text: '[unbekannt]x[/unbekannt] [sic] [1]', expected: '[unbekannt]x[/unbekannt] [sic] [1]' },
  { text: '[b]nie zu', expected: '[b]nie zu' },
  { text: 'nie auf[/b]', expected: 'nie auf[/b]' },
  { text: '[b][i]über[/b]kreuz[/i]', expected: '***über***kreuz[/i]' },
  { text: '[hr]', expected: '———' },
  {
    text: '@[u:Trick] und <script>alert(1)</script>',
    expected: '@[u:]Trick] und <script>alert(1)</script>',
  },
  { text: '[noparse][b]roh[/b][/noparse]', expected: '[b]roh[/b]' },
];

let nextPost = 100;
const post = (author: number | null, text: string, more: Partial<WorldPost> = {}): WorldPost => {
  nextPost += 1;
  return { id: nextPost, author, text, minute: nextPost, ...more };
};

const oddThread: WorldThread = {
  id: 12,
  board: 3,
  title: 'Alles & "Mögliche" <i>',
  posts: oddities.map(({ text }, index) => post(2 + (index % 3), text)),
};

const talk: WorldThread = {
  id: 10,
  board: 3,
  title: 'Welche Flights?',
  isPinned: true,
  posts: [
    post(2, 'Was spielt ihr?'),
    post(3, 'Standard.', { editedMinute: 500 }),
    post(4, '[quote=Doppel Dora;102]Standard.[/quote]\nIch auch'),
    post(null, 'Als Gast hier', { guest: 'Laufkundschaft' }),
    post(3, '[quote=Bullseye_Bernd;101]Was spielt ihr?[/quote] Steht oben'),
    post(2, 'gelöscht', { isHidden: true }),
    post(999, 'Von einem, den es nicht mehr gibt', { guest: 'Ehemaliger' }),
  ],
};
oddThread.posts.forEach((each, index) => {
  each.id = 200 + index;
  each.minute = 200 + index;
});
talk.posts.forEach((each, index) => {
  each.id = 101 + index;
  each.minute = 10 + index;
});

const links: WorldThread = {
  id: 13,
  board: 4,
  title: 'Links',
  posts: [
    { id: 300, author: 3, minute: 300, text: '{post:103} und {thread:10}, {missing}' },
    // older than the first one by its time, as after two threads were joined
    { id: 301, author: 4, minute: 299, text: 'früher geschrieben' },
  ],
};

const filler = (id: number, count: number): WorldThread => ({
  id,
  board: 4,
  title: `Runde ${id}`,
  posts: Array.from({ length: count }, (_, index) => ({
    id: 400 + (id - 20) * 100 + index,
    author: 2 + (index % 3),
    text: `Wurf ${index + 1}`,
    minute: 1000 + (id - 20) * 100 + index,
  })),
});

export const world: World = {
  members,
  boards: [
    { id: 1, parent: 0, name: 'Dart & mehr', isCategory: true },
    { id: 3, parent: 1, name: 'Material' },
    { id: 4, parent: 3, name: 'Flights', isClosed: true },
    { id: 5, parent: 0, name: 'Ohne Kategorie' },
    { id: 6, parent: 1, name: 'Team', isPrivate: true },
  ],
  threads: [
    talk,
    {
      id: 11,
      board: 5,
      title: 'Regeln',
      isAnnouncement: true,
      isLocked: true,
      posts: [{ id: 150, author: 2, text: 'Seid nett.', minute: 1 }],
    },
    oddThread,
    links,
    {
      id: 14,
      board: 6,
      title: 'Nur fürs Team',
      posts: [{ id: 160, author: 2, text: 'Streng geheim', minute: 5 }],
    },
    {
      id: 15,
      board: 3,
      title: 'Gelöschtes Thema',
      isHidden: true,
      posts: [{ id: 170, author: 3, text: 'weg', minute: 6, isHidden: true }],
    },
    filler(20, 55),
    filler(21, 12),
  ],
  polls: [
    {
      thread: 10,
      question: 'Stahl oder Soft?',
      options: ['Stahl', 'Soft & Co.'],
      votes: [
        [1, 2],
        [1, 3],
        [2, 4],
      ],
    },
  ],
  attachments: [
    { id: 1, post: 101, author: 2, name: 'barrel.png' },
    { id: 2, post: 101, author: 2, name: 'liste.pdf' },
    { id: 3, post: 102, author: 3, name: 'fehlt.png' },
  ],
  messages: [
    {
      id: 1,
      from: 2,
      to: [3],
      subject: 'Match?',
      text: 'Hast du [b]Samstag[/b] Zeit? *g*',
      minute: 50,
    },
    { id: 2, from: 3, to: [2], subject: 'Re: Match?', text: 'Ja!', minute: 51 },
    { id: 3, from: 2, to: [3, 4], subject: 'Fahrt', text: 'Wer fährt?', minute: 52 },
    { id: 4, from: 2, to: [999], subject: 'Verloren', text: 'Niemand liest das', minute: 53 },
  ],
  ignores: [[3, 6]],
  watches: { thread: [[4, 10]], board: [[3, 4]] },
};

export const visiblePosts = world.threads
  .filter(({ board, isHidden }) => board !== 6 && !isHidden)
  .flatMap(({ posts }) => posts.filter(({ isHidden }) => !isHidden));
