import { isUnavailable } from '@oche/db';
import { isFinalRefusal } from './final-refusals.ts';

/**
 * Does something for each of these, one after the other; one that fails doesn't hold up the others.
 *
 * @param noted is told of each that fails, to log it
 * @returns why those failed that did
 * @throws when the database is away: then none of the others can be done either
 */
export async function eachAlone<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  noted: (item: Item, error: unknown) => void,
): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      errors.push(error);
      noted(item, error);
    }
  }
  return errors;
}

/** Fails a job for those that failed, with an error that another attempt may mend, if there is one. */
export function throwFailure(errors: readonly unknown[]): void {
  if (errors.length === 0) return;
  throw errors.find((error) => !isFinalRefusal(error)) ?? errors[0];
}
