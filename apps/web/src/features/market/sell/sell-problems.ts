import { type SellStep, stepsOf } from './sell-steps.ts';
import { type SellValues, stepOf } from './sell-values.ts';

/** Key of the message for each field that is wrong, by its path in the API's input. */
export type Problems = Readonly<Record<string, string>>;

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
