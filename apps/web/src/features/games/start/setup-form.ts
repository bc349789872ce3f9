import type { ChallengeGame } from '@oche/validators/challenges/schemas';
import type { StartOptions } from '@oche/validators/games/start';
import * as z from 'zod/mini';
import type { RouterInputs } from '../../../lib/trpc.ts';

export const QUICK_STARTS = ['501', '301', '701'] as const;
export const QUICK_LEGS = ['1', '2', '3', '5'] as const;
const ring = z.enum(['straight', 'double', 'master']);
const race = z.enum(['firstTo', 'bestOf']);

const isWhole = (text: string, min: number, max: number) =>
  /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
/** of a field that only sometimes counts */
const numberIn = (name: keyof Raw, isAsked: (values: Raw) => boolean, min: number, max: number) =>
  z.refine<Raw>((values) => !isAsked(values) || isWhole(String(values[name]), min, max), {
    error: 'invalidNumber',
    path: [name],
  });
const optionalIn = (name: keyof Raw, isAsked: (values: Raw) => boolean, min: number, max: number) =>
  numberIn(name, (values) => isAsked(values) && values[name] !== '', min, max);

/** The fields, whatever is typed into them. */
export const setupState = z.object({
  game: z.enum([...QUICK_STARTS, 'other', 'cricket']),
  /** the score to begin at, where it is none of the usual */
  start: z.string(),
  legs: z.enum([...QUICK_LEGS, 'other']),
  legsKind: race,
  legsCount: z.string(),
  first: z.enum(['me', 'them', 'chance', 'bull']),
  in: ring,
  out: ring,
  scoring: z.enum(['standard', 'cutThroat']),
  isInSets: z.boolean(),
  setsKind: race,
  setsCount: z.string(),
  winByTwo: z.boolean(),
  suddenDeath: z.string(),
  bullBeforeDecider: z.boolean(),
  handicapOwn: z.string(),
  handicapTheirs: z.string(),
  visibility: z.enum(['public', 'friends', 'private']),
  loungeId: z.string(),
  boardId: z.string(),
});
type Raw = z.output<typeof setupState>;
export type SetupValues = Raw;

const isX01 = ({ game }: Raw) => game !== 'cricket';
const isOdd = (text: string) => Number(text) % 2 === 1;

/** The form as it is typed: texts, of which only those that are shown have to be right. */
export const setupForm = setupState.check(
  numberIn('start', ({ game }) => game === 'other', 101, 1001),
  numberIn('legsCount', ({ legs }) => legs === 'other', 1, 25),
  z.refine(
    ({ legs, legsKind, legsCount }) =>
      legs !== 'other' || legsKind === 'firstTo' || isOdd(legsCount),
    { error: 'oddNumber', path: ['legsCount'] },
  ),
  numberIn('setsCount', ({ isInSets }) => isInSets, 1, 13),
  z.refine(
    ({ isInSets, setsKind, setsCount }) => !isInSets || setsKind === 'firstTo' || isOdd(setsCount),
    { error: 'oddNumber', path: ['setsCount'] },
  ),
  optionalIn('suddenDeath', ({ winByTwo }) => winByTwo, 1, 25),
  optionalIn('handicapOwn', isX01, 101, 1001),
  optionalIn('handicapTheirs', isX01, 101, 1001),
);

/** 501 double out, first to two legs, as most games in a pub. */
const USUAL: SetupValues = {
  game: '501',
  start: '',
  legs: '2',
  legsKind: 'firstTo',
  legsCount: '',
  first: 'me',
  in: 'straight',
  out: 'double',
  scoring: 'standard',
  isInSets: false,
  setsKind: 'firstTo',
  setsCount: '2',
  winByTwo: false,
  suddenDeath: '',
  bullBeforeDecider: false,
  handicapOwn: '',
  handicapTheirs: '',
  visibility: 'public',
  loungeId: '',
  boardId: '',
};

export type LastGame = NonNullable<StartOptions['last']>;
type Start = RouterInputs['games']['start'];
/** What a game is without its players. */
export type Setup = Omit<Start, 'sides' | 'idempotencyKey'>;

/** What the form shows at first: what two have agreed on, else the latest game, or what is usual. */
export function firstValues(
  last: LastGame | null,
  { lounge, board, game }: { lounge?: number; board?: number; game?: ChallengeGame },
): SetupValues {
  return {
    ...valuesOf(last),
    ...(lounge && { loungeId: String(lounge), boardId: String(board ?? '') }),
    ...(game && agreedValues(game)),
  };
}

/** A challenge says which game and how many legs, and no more: the rest is as usual. */
function agreedValues({ rules, bestOf }: ChallengeGame): Partial<SetupValues> {
  const { winByTwo, bullBeforeDecider, isInSets, handicapOwn, handicapTheirs } = USUAL;
  const race = { winByTwo, bullBeforeDecider, isInSets };
  const values = { ...race, ...legsValues({ kind: 'bestOf', count: bestOf }) };
  if (rules === null) return values;
  if (rules.game === 'cricket') return { ...values, game: 'cricket', scoring: USUAL.scoring };
  return {
    ...values,
    ...startValues(rules.start),
    in: USUAL.in,
    out: USUAL.out,
    handicapOwn,
    handicapTheirs,
  };
}

/** The latest game, or what is usual. Where a game is that not everybody sees has to be said each time. */
export function valuesOf(last: LastGame | null): SetupValues {
  if (!last) return USUAL;
  const { rules, format, visibility, loungeId, boardId } = last;
  const values: SetupValues = {
    ...USUAL,
    ...legsValues(format.legs),
    visibility,
    ...(visibility === 'public' && {
      loungeId: loungeId === null ? '' : String(loungeId),
      boardId: boardId === null ? '' : String(boardId),
    }),
    first: last.first === null ? 'bull' : last.first === 0 ? 'me' : 'them',
    winByTwo: format.winByTwo !== undefined,
    suddenDeath: String(format.winByTwo?.suddenDeath ?? ''),
    bullBeforeDecider: format.bullBeforeDecider ?? false,
    isInSets: format.sets !== undefined,
    setsKind: format.sets?.kind ?? USUAL.setsKind,
    setsCount: String(format.sets?.count ?? USUAL.setsCount),
  };
  if (rules.game === 'cricket') return { ...values, game: 'cricket', scoring: rules.scoring };
  const [own, theirs] = rules.handicaps ?? [];
  return {
    ...values,
    ...startValues(rules.start),
    in: rules.in,
    out: rules.out,
    handicapOwn: String(own ?? ''),
    handicapTheirs: String(theirs ?? ''),
  };
}

function startValues(start: number): Pick<SetupValues, 'game' | 'start'> {
  const game = QUICK_STARTS.find((quick) => quick === String(start));
  return game ? { game, start: '' } : { game: 'other', start: String(start) };
}

/** The best of three is first to two, and shown so. */
function legsValues({ kind, count }: LastGame['format']['legs']) {
  const wins = kind === 'bestOf' ? (count + 1) / 2 : count;
  const legs = QUICK_LEGS.find((quick) => quick === String(wins));
  return legs ? { legs } : { legs: 'other' as const, legsKind: kind, legsCount: String(count) };
}

/** What the server gets; alone, nothing of it that takes two. */
export function setupOf(values: SetupValues, sides: number): Setup {
  const { visibility, loungeId, boardId } = values;
  return {
    rules: rulesOf(values, sides),
    format: formatOf(values, sides),
    first: sides === 1 ? 0 : FIRST[values.first],
    visibility,
    loungeId: loungeId === '' ? undefined : Number(loungeId),
    boardId: loungeId === '' || boardId === '' ? undefined : Number(boardId),
  };
}

const FIRST = { me: 0, them: 1, chance: 'chance', bull: 'bull' } as const;

function rulesOf(values: SetupValues, sides: number): Setup['rules'] {
  if (values.game === 'cricket') return { game: 'cricket', scoring: values.scoring };
  const start = Number(values.game === 'other' ? values.start : values.game);
  const rules = { game: 'x01', start, in: values.in, out: values.out } as const;
  const { handicapOwn, handicapTheirs } = values;
  if (sides === 1 || (handicapOwn === '' && handicapTheirs === '')) return rules;
  return { ...rules, handicaps: [Number(handicapOwn || start), Number(handicapTheirs || start)] };
}

function formatOf(values: SetupValues, sides: number): Setup['format'] {
  const legs =
    values.legs === 'other'
      ? { kind: values.legsKind, count: Number(values.legsCount) }
      : { kind: 'firstTo' as const, count: Number(values.legs) };
  const sets = { kind: values.setsKind, count: Number(values.setsCount) };
  const suddenDeath = values.suddenDeath === '' ? undefined : Number(values.suddenDeath);
  const isAgainst = sides > 1;
  return {
    legs,
    ...(values.isInSets && { sets }),
    ...(isAgainst && values.winByTwo && { winByTwo: { suddenDeath } }),
    ...(isAgainst && values.bullBeforeDecider && { bullBeforeDecider: true }),
  };
}

/** The latest game once more, at another place if one is named; where it wasn't for everybody, at none. */
export const againOf = (
  { rules, format, first, visibility, loungeId, boardId, remote }: LastGame,
  place: { loungeId?: number; boardId?: number },
): Setup => ({
  rules,
  format,
  first: first ?? 'bull',
  visibility,
  ...(remote && { remote }),
  ...(place.loungeId === undefined
    ? visibility === 'public' && { loungeId: loungeId ?? undefined, boardId: boardId ?? undefined }
    : place),
});
