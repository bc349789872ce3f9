import { createItemInput } from '@oche/validators/market/item-input';
import { publishedOf } from './sell-input.ts';
import { type SellStep, stepsOf } from './sell-steps.ts';
import { type SellValues, stepOf } from './sell-values.ts';

/** Key of the message for each field that is wrong, by its path in the API's input. */
export type Problems = Readonly<Record<string, string>>;

/** What the server would refuse, found by the same schema. */
export function problemsOf(values: SellValues): Problems {
  const { sellerTermsAccepted } = values;
  const result = createItemInput.safeParse({ ...publishedOf(values), sellerTermsAccepted });
  if (result.success) return {};
  // the first message of a field counts
  return Object.fromEntries(
    result.error.issues.map(({ path, message }) => [path.join('.'), message]).reverse(),
  );
}

export const problemsIn = (problems: Problems, step: SellStep, { intent }: SellValues): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => stepOf(field, intent) === step));

/** The steps on which nothing is missing any more; photos are no must, but a step without any isn't done. */
export const doneSteps = (problems: Problems, values: SellValues): SellStep[] => {
  const unfinished = unfinishedSteps(problems, values);
  return stepsOf(values.intent).filter((step) => {
    if (step === 'photos') return values.pictures.length > 0;
    return step !== 'review' && !unfinished.includes(step);
  });
};

/** The steps on which something is wrong, in their order. */
export const unfinishedSteps = (problems: Problems, { intent }: SellValues): SellStep[] => {
  const wrong = new Set(Object.keys(problems).map((field) => stepOf(field, intent)));
  return stepsOf(intent).filter((step) => wrong.has(step));
};
