/** Runs a statement, and may note which one it was, how long it took and how it ended. */
type StatementObserver = <T>(
  name: string | undefined,
  text: string,
  run: () => Promise<T>,
) => Promise<T>;

let observer: StatementObserver | null = null;

/** All statements of this process are run by this one; null: nobody looks. */
export function observeStatements(wanted: StatementObserver | null): void {
  observer = wanted;
}

/** @param name under which it is prepared; undefined if it isn't */
export const observed: StatementObserver = (name, text, run) =>
  observer ? observer(name, text, run) : run();
