import { useState } from 'react';

const KEY = 'oche:own-name';

/** What the device's owner is called on the slate; remembered for the next game. */
export function useOwnName() {
  const [name, setName] = useState(stored);
  return {
    name,
    setName(next: string): void {
      setName(next);
      try {
        localStorage.setItem(KEY, next);
      } catch {
        // then it is asked for again
      }
    },
  };
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
