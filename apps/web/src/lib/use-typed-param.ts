import { useEffect, useRef, useState } from 'react';

/** Between two letters people pause for less than this. Milliseconds. */
const PAUSE_MS = 300;

/**
 * A text field for a search parameter of the address, which it changes after a pause in typing.
 * @param commit called with the trimmed text, or undefined if it is empty
 */
export function useTypedParam(
  param: string | undefined,
  commit: (value: string | undefined) => void,
) {
  const [value, setValue] = useState(param ?? '');
  const written = useRef(param);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // something else has changed the address: the back button, or a reset of all filters
  useEffect(() => {
    if (param === written.current) return;
    written.current = param;
    clearTimeout(timer.current);
    setValue(param ?? '');
  }, [param]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = (text: string) => {
    clearTimeout(timer.current);
    const next = text.trim() || undefined;
    if (next === written.current) return;
    written.current = next;
    commit(next);
  };
  return {
    value,
    type: (text: string) => {
      setValue(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write(text), PAUSE_MS);
    },
    /** writes at once, for Enter */
    flush: () => write(value),
  };
}
