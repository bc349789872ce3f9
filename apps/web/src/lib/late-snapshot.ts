import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that the server can't know, e.g. the time. A page that is taken up from the server begins with the server's
 * value, and changes in pieces between which it answers: with `useSyncExternalStore` all who read such values are
 * rendered again at one go. What is rendered in the browser begins with the value as it is.
 *
 * @param subscribe stays the same function
 * @param read the value now; equal values are the same
 */
export function useLateSnapshot<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
  onServer: Value,
): Value {
  const [value, setValue] = useState(useFirst(read, onServer));
  useEffect(() => {
    const update = () => startTransition(() => setValue(() => read()));
    update();
    return subscribe(update);
  }, [subscribe, read]);
  return value;
}

/**
 * Only React knows whether it takes up what the server has rendered. The answer stays, so nothing is rendered again.
 */
function useFirst<Value>(read: () => Value, onServer: Value): Value {
  const [first] = useState<{ known?: { value: Value } }>(() => ({}));
  return useSyncExternalStore(
    never,
    () => {
      first.known ??= { value: read() };
      return first.known.value;
    },
    () => {
      first.known = { value: onServer };
      return onServer;
    },
  );
}

/** Whether the page has been taken up, for parts that only the browser renders. */
export const useIsTakenUp = (): boolean => useLateSnapshot(never, yes, false);
const yes = () => true;
