import { useState } from 'react';

/** How somebody likes to score; it stays on the device. */
export interface ScorerSettings {
  hints: boolean;
  /** asks for darts at a double where a total leaves that open */
  doubles: boolean;
  /** two digits that can't become three are a total */
  instant: boolean;
  voice: boolean;
  keys: boolean;
  mode: 'total' | 'darts';
}

const KEY = 'oche:scorer';
const DEFAULTS: ScorerSettings = {
  hints: true,
  doubles: true,
  instant: true,
  voice: false,
  keys: true,
  mode: 'total',
};

export function useScorerSettings() {
  const [settings, setSettings] = useState(read);
  const change = (some: Partial<ScorerSettings>) => {
    const next = { ...settings, ...some };
    setSettings(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // then they hold for this page
    }
  };
  return { settings, change };
}

function read(): ScorerSettings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return DEFAULTS;
  }
}
