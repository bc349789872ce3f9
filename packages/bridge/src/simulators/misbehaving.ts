import { BEDS, type Dart } from '@oche/darts/board';
import type { Happening, Speech } from './speech.ts';

/** What reaches the bridge, in this order. */
export type Arrival =
  | { kind: 'message'; message: object; visit: number }
  /** the connection is gone and comes back; what was said meanwhile is lost */
  | { kind: 'cut'; milliseconds: number; visit: number }
  /** nobody plays for a while */
  | { kind: 'quiet' }
  /** the bridge dies and starts again */
  | { kind: 'kill'; visit: number };

export interface Troubles {
  repeats: boolean;
  /** a message that is never sent, though the connection stands */
  gaps: boolean;
  /** two messages that overtake each other */
  swaps: boolean;
  corrections: boolean;
  falseTakeouts: boolean;
  cuts: boolean;
  kills: boolean;
}

export const NO_TROUBLES: Troubles = {
  repeats: false,
  gaps: false,
  swaps: false,
  corrections: false,
  falseTakeouts: false,
  cuts: false,
  kills: false,
};

export const EVERYTHING: Troubles = {
  repeats: true,
  gaps: true,
  swaps: true,
  corrections: true,
  falseTakeouts: true,
  cuts: true,
  kills: true,
};

interface Said {
  message: object;
  /** what hangs in the board now */
  hanging: readonly Dart[];
  isTakeout: boolean;
}

/** @returns what a board that was told to misbehave says of these visits */
export function arrivalsOf(
  visits: readonly (readonly Dart[])[],
  speech: Speech,
  troubles: Troubles,
  random: () => number,
): Arrival[] {
  const chance = (is: boolean, share: number) => is && random() < share;
  // the bridge was started before anybody played
  const arrivals: Arrival[] = [...greeting(speech, undefined, 0), { kind: 'quiet' }];

  let hadGap = false;
  visits.forEach((darts, visit) => {
    let happening = happeningsOf(darts, speech, troubles, random);
    const isLast = visit === visits.length - 1;
    // two in a row would leave out a whole visit
    const isAfterGap = hadGap;
    hadGap = !isAfterGap && speech.isWhole && chance(troubles.gaps, 0.2);
    if (hadGap) happening = withGap(happening, isLast, random);
    let said: Said[] = [];
    for (const each of happening)
      for (const message of speech.say(each)) {
        const hanging = each.kind === 'pulled' ? [] : each.darts;
        const one = { message, hanging, isTakeout: TAKEOUTS.includes(each.kind) };
        said.push(one);
        // the same message again, as some do thrice
        if (chance(troubles.repeats, 0.15)) said.push(one);
        if (chance(troubles.repeats, 0.15)) said.push(one);
      }
    // what is both missing and out of order can't be made out any more
    if (speech.isWhole && !hadGap && !isAfterGap && chance(troubles.swaps, 0.2))
      if (!isCorrected(happening)) said = swapped(said, random);
    arrivals.push(...interrupted(said, speech, visit, troubles, random));
  });
  return arrivals;
}

const TAKEOUTS: readonly string[] = ['reach', 'pulling'];

function happeningsOf(
  darts: readonly Dart[],
  speech: Speech,
  troubles: Troubles,
  random: () => number,
): Happening[] {
  const list: Happening[] = [];
  darts.forEach((dart, index) => {
    const before = darts.slice(0, index);
    const now = darts.slice(0, index + 1);
    const isBounceOut = dart === '0' && random() < 0.5;
    if (troubles.corrections && speech.corrects && random() < 0.1) {
      const mistaken = BEDS[Math.floor(random() * BEDS.length)]?.dart ?? '0';
      list.push({ kind: 'throw', darts: [...before, mistaken] });
      list.push({ kind: 'correct', darts: now });
    } else list.push({ kind: 'throw', darts: now, isBounceOut });
    if (troubles.falseTakeouts && random() < 0.08)
      list.push({ kind: 'reach', darts: now }, { kind: 'retreat', darts: now });
  });
  list.push({ kind: 'reach', darts });
  if (random() < 0.5 && darts.length > 1)
    list.push({ kind: 'pulling', darts: darts.slice(0, 1 + Math.floor(random() * 2)) });
  list.push({ kind: 'pulled' });
  return list;
}

const isCorrected = (happening: readonly Happening[]) =>
  happening.some(({ kind }) => kind === 'correct');

/** Leaves out a message that another one makes up for: the next list has all darts, too. */
function withGap(
  happening: readonly Happening[],
  isLast: boolean,
  random: () => number,
): Happening[] {
  const counts = happening.map((each) => (each.kind === 'throw' ? each.darts.length : 0));
  const most = Math.max(...counts);
  const missing = happening.filter(
    ({ kind }) => (kind === 'throw' && most > 1) || (kind === 'pulled' && most === 3 && !isLast),
  );
  const gone = missing[Math.floor(random() * missing.length)];
  return happening.filter((each) => each !== gone);
}

/** Two neighbours overtake each other. */
function swapped(said: readonly Said[], random: () => number): Said[] {
  const at = Math.floor(random() * (said.length - 1));
  const [one, other] = [said[at], said[at + 1]];
  if (!one || !other) return [...said];
  return [...said.slice(0, at), other, one, ...said.slice(at + 2)];
}

/** Lets the connection be gone from some message on, for some of them, or the bridge die between two. */
function interrupted(
  said: readonly Said[],
  speech: Speech,
  visit: number,
  troubles: Troubles,
  random: () => number,
): Arrival[] {
  const isCut = troubles.cuts && random() < 0.06;
  const isKilled = troubles.kills && random() < 0.03;
  const messages = (part: readonly Said[]): Arrival[] =>
    part.map(({ message }) => ({ kind: 'message', message, visit }));
  if (!isCut && !isKilled) return messages(said);
  const from = Math.floor(random() * said.length);
  const missed = Math.floor(random() * 4);
  const to = Math.min(said.length, from + missed);
  return [
    ...messages(said.slice(0, from)),
    isKilled
      ? { kind: 'kill', visit }
      : { kind: 'cut', milliseconds: 500 + (to - from) * 3_000, visit },
    ...greeting(speech, said[to - 1], visit),
    ...messages(said.slice(to)),
  ];
}

const greeting = (speech: Speech, last: Said | undefined, visit: number): Arrival[] =>
  speech
    .greet(last?.hanging ?? [], last?.isTakeout ?? false)
    .map((message) => ({ kind: 'message', message, visit }));
