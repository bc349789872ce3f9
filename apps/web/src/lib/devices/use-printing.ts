import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed, for what is made for paper and is not there before. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    // the browser prints what is there when the event is over
    addEventListener('beforeprint', () => flushSync(() => setIsPrinting(true)), { signal });
    addEventListener('afterprint', () => setIsPrinting(false), { signal });
    return () => ending.abort();
  }, []);
  return isPrinting;
}
