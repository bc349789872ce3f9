import { useEffect, useState } from 'react';

type Check = typeof import('../sell-check.ts');

/** The schemas come with their library, so they are loaded beside the first step. */
export const loadCheck = (): Promise<Check> => import('../sell-check.ts');

/** @returns null until it is there */
export function useCheck(): Check | null {
  const [check, setCheck] = useState<Check | null>(null);
  useEffect(() => {
    // without a connection it is loaded when it is needed
    loadCheck().then(setCheck, () => {});
  }, []);
  return check;
}
