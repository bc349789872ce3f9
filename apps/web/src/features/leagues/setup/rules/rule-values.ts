import { type LeagueRules, type Offence, offences } from '@oche/darts/leagues/rules';
import { numberOf, typedText } from '../../../../components/form/number-text.ts';
import { errorOf } from '../format/number-field.tsx';

interface Flag {
  kind: 'flag';
}
interface Count {
  kind: 'count';
  min: number;
  max: number;
  /** an empty field: no limit */
  isOptional?: boolean;
}

/** The rules that are one answer each, by topic; limits as the API has them. */
const topics = {
  registrations: {
    oneTeam: { kind: 'flag' },
    mustBeConfirmed: { kind: 'flag' },
    closedLastRounds: { kind: 'count', min: 0, max: 30 },
  },
  lineUps: {
    leastPlayers: { kind: 'count', min: 1, max: 40 },
    repeatInLineUp: { kind: 'flag' },
    maxFromHigher: { kind: 'count', min: 0, max: 40, isOptional: true },
    maxHelpers: { kind: 'count', min: 0, max: 40, isOptional: true },
    boundAfterGames: { kind: 'count', min: 0, max: 99, isOptional: true },
  },
  deadlines: {
    graceMinutes: { kind: 'count', min: 0, max: 120 },
    lineUpMinutes: { kind: 'count', min: 0, max: 1440 },
    reportHours: { kind: 'count', min: 1, max: 336 },
    confirmDays: { kind: 'count', min: 1, max: 30 },
    protestDays: { kind: 'count', min: 0, max: 60 },
  },
  postponements: {
    noticeHours: { kind: 'count', min: 0, max: 336 },
    perSeason: { kind: 'count', min: 0, max: 30, isOptional: true },
    lastRoundFixed: { kind: 'flag' },
    decideAfterDays: { kind: 'count', min: 1, max: 30 },
  },
} as const satisfies Record<string, Record<string, Flag | Count>>;

export type Topic = keyof typeof topics;
type RuleNameOf<Key extends Topic> = Key extends Topic ? keyof (typeof topics)[Key] : never;
export type RuleName = RuleNameOf<Topic>;
export const topicKeys = ['registrations', 'lineUps', 'deadlines', 'postponements'] as const;

export const rulesOf = (topic: Topic) =>
  Object.entries<Flag | Count>(topics[topic]) as [RuleName, Flag | Count][];

/** What stands in the fields. */
export interface RuleValues {
  answers: Record<RuleName, string | boolean>;
  tieBreaks: LeagueRules['tieBreaks'];
  ban: { unit: 'none' | 'rounds' | 'weeks'; count: string };
  /** points that are taken away, without their sign, and euro */
  offences: Record<Offence, { points: string; isLost: boolean; fine: string }>;
  withdrawal: LeagueRules['withdrawal'];
}

export function valuesOfRules(rules: LeagueRules, locale: 'de' | 'en'): RuleValues {
  const answers = topicKeys.flatMap((topic) =>
    Object.entries(rules[topic]).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? value : typedText(value as number | null, locale),
    ]),
  );
  return {
    answers: Object.fromEntries(answers) as RuleValues['answers'],
    tieBreaks: rules.tieBreaks,
    ban: {
      unit: rules.registrations.transferBan?.unit ?? 'none',
      count: String(rules.registrations.transferBan?.count ?? 4),
    },
    offences: Object.fromEntries(
      offences.map((offence) => {
        const { points, score, fineCents } = rules.consequences[offence];
        return [
          offence,
          {
            points: String(-points),
            isLost: score === 'zeroToMax',
            fine: fineCents === 0 ? '' : typedText(fineCents / 100, locale),
          },
        ];
      }),
    ) as RuleValues['offences'],
    withdrawal: rules.withdrawal,
  };
}

export type RuleErrors = Readonly<Record<string, string>>;

const MOST_TAKEN = 9;
const MOST_CENTS = 1_000_000;

/** @returns the rules, or what is wrong at which field: `graceMinutes`, `noShow.points`, `ban` */
export function rulesFrom(values: RuleValues): { rules: LeagueRules } | { errors: RuleErrors } {
  const errors: Record<string, string> = {};
  const answer = (name: RuleName, rule: Flag | Count): boolean | number | null => {
    const value = values.answers[name];
    if (rule.kind === 'flag') return value === true;
    const number = numberOf(String(value));
    if (number === undefined && rule.isOptional) return null;
    const error = errorOf(number, rule.min, rule.max);
    if (error) errors[name] = error;
    return number ?? 0;
  };
  const parts = Object.fromEntries(
    topicKeys.map((topic) => [
      topic,
      Object.fromEntries(rulesOf(topic).map(([name, rule]) => [name, answer(name, rule)])),
    ]),
  ) as unknown as Pick<LeagueRules, Topic>;
  const count = numberOf(values.ban.count);
  if (values.ban.unit !== 'none') {
    const error = errorOf(count, 1, 30);
    if (error) errors.ban = error;
  }
  const consequences = Object.fromEntries(
    offences.map((offence) => {
      const { points, isLost, fine } = values.offences[offence];
      const taken = numberOf(points) ?? 0;
      const cents = Math.round((numberOf(fine) ?? 0) * 100);
      const wrongPoints = errorOf(taken, 0, MOST_TAKEN);
      const wrongFine = errorOf(cents, 0, MOST_CENTS);
      if (wrongPoints) errors[`${offence}.points`] = wrongPoints;
      if (wrongFine) errors[`${offence}.fine`] = wrongFine;
      return [
        offence,
        // there is no minus nought
        {
          points: taken === 0 ? 0 : -taken,
          score: isLost ? 'zeroToMax' : 'none',
          fineCents: cents,
        },
      ];
    }),
  ) as unknown as LeagueRules['consequences'];
  if (Object.keys(errors).length > 0) return { errors };
  const { unit } = values.ban;
  return {
    rules: {
      tieBreaks: values.tieBreaks,
      registrations: {
        ...parts.registrations,
        transferBan: unit === 'none' ? null : { unit, count: count ?? 1 },
      },
      lineUps: parts.lineUps,
      deadlines: parts.deadlines,
      postponements: parts.postponements,
      consequences,
      withdrawal: values.withdrawal,
    },
  };
}
