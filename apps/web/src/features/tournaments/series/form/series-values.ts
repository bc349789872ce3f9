import { seriesRules } from '@oche/validators/tournaments/series';
import type { RouterInputs, RouterOutputs } from '../../../../lib/trpc.ts';

type Series = RouterOutputs['tournaments']['series']['get'];
export type Template = NonNullable<RouterOutputs['tournaments']['series']['template']>;
export type Rules = Series['rules'];
type SeriesInput = RouterInputs['tournaments']['series']['create'];
export type TemplateInput = NonNullable<SeriesInput['template']>;

/** What is said of a series, beside its evening; as it is typed. */
export interface SeriesValues {
  name: string;
  description: string;
  repeats: 'weekly' | 'monthly' | 'none';
  every: string;
  lastDate: string;
  announceDays: string;
  boardIds: number[];
  points: string;
  others: string;
  best: string;
  maximum: string;
  finish: string;
  finishFrom: string;
  shortLeg: string;
  shortLegDarts: string;
  changesAnnounced: boolean;
}

const DEFAULT_RULES = seriesRules.parse({});
export const pointsText = (points: readonly number[]): string => points.join(', ');

export function valuesOfSeries(
  series: Pick<Series, 'name' | 'description' | 'rules'> | undefined,
  template: Template | null | undefined,
): SeriesValues {
  const rules = series?.rules ?? DEFAULT_RULES;
  return {
    name: series?.name ?? '',
    description: series?.description ?? '',
    repeats: template ? template.repeats : series ? 'none' : 'weekly',
    every: String(template?.every ?? 1),
    lastDate: template?.lastDate ?? '',
    announceDays: String(template?.announceDays ?? 14),
    boardIds: template?.boardIds ?? [],
    points: pointsText(rules.points),
    others: String(rules.others),
    best: rules.best === null ? '' : String(rules.best),
    maximum: String(rules.bonus.maximum),
    finish: String(rules.bonus.finish),
    finishFrom: String(rules.finishFrom),
    shortLeg: String(rules.bonus.shortLeg),
    shortLegDarts: String(rules.shortLegDarts),
    changesAnnounced: false,
  };
}

/** What was typed as a number; NaN is refused where it isn't one. */
const numberIn = (typed: string): number => (typed.trim() === '' ? 0 : Number(typed));

/** @returns the rules as the API takes them, also where they are wrong */
export const rulesOf = (values: SeriesValues): Rules => ({
  points: values.points
    .split(/[\s,;/]+/)
    .filter((part) => part !== '')
    .map(Number),
  others: numberIn(values.others),
  best: values.best.trim() === '' ? null : Number(values.best),
  bonus: {
    maximum: numberIn(values.maximum),
    finish: numberIn(values.finish),
    shortLeg: numberIn(values.shortLeg),
  },
  finishFrom: numberIn(values.finishFrom),
  shortLegDarts: numberIn(values.shortLegDarts),
});

/** What is wrong with the rules, by the field where it was typed. */
export function errorsOf(values: SeriesValues): Partial<Record<keyof SeriesValues, string>> {
  const errors: Partial<Record<keyof SeriesValues, string>> = {};
  if (values.name.trim() === '') errors.name = 'required';
  for (const { path, message } of seriesRules.safeParse(rulesOf(values)).error?.issues ?? []) {
    const [first, second] = path;
    const field = (first === 'bonus' ? second : first) as keyof SeriesValues;
    errors[field] = message === 'Invalid input' ? 'invalidNumber' : message;
  }
  return errors;
}
