import { offences } from '@oche/darts/leagues/rules';
import { type RuleName, type RuleValues, rulesOf, topicKeys } from './rule-values.ts';

type Part = 'tieBreaks' | 'withdrawal' | 'ban';
/** A rule that can differ: one of its own form, an answer, or what follows from something. */
export type ChangedRule =
  | { of: 'part'; key: Part }
  | { of: 'answer'; key: RuleName; isFlag: boolean }
  | { of: 'offence'; key: keyof RuleValues['offences'] };

/** Which rules differ, in the order in which they stand on the page. */
export function changedRules(before: RuleValues, after: RuleValues): ChangedRule[] {
  const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const isPartChanged = (key: Part) =>
    key === 'ban' && before.ban.unit === 'none' && after.ban.unit === 'none'
      ? false
      : differ(before[key], after[key]);
  const parts = (...keys: Part[]): ChangedRule[] =>
    keys.filter(isPartChanged).map((key) => ({ of: 'part', key }));
  return [
    ...parts('tieBreaks', 'withdrawal'),
    ...topicKeys.flatMap((topic) => [
      ...rulesOf(topic)
        .filter(([key]) => differ(before.answers[key], after.answers[key]))
        .map(([key, rule]): ChangedRule => ({ of: 'answer', key, isFlag: rule.kind === 'flag' })),
      ...(topic === 'registrations' ? parts('ban') : []),
    ]),
    ...offences
      .filter((key) => differ(before.offences[key], after.offences[key]))
      .map((key): ChangedRule => ({ of: 'offence', key })),
  ];
}
