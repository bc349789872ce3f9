import { useEffect, useRef, useState } from 'react';

/** People who type pause for less than this between two letters. Milliseconds. */
const PAUSE_MS = 300;

/**
 * A text field that follows a parameter of the address, and writes to it after a pause.
 * @param commit called with the trimmed text, or undefined where nothing is left
 */
export function useTypedParam(
  param: string | undefined,
  commit: (value: string | undefined) => void,
) {
  const [value, setValue] = useState(param ?? '');
  const written = useRef(param);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // the address changed by something else: the back button, or filters that were reset
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
    /** at once, for Enter */
    flush: () => write(value),
  };
}
