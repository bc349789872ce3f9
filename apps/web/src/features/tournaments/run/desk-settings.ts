import { useState } from 'react';

/** How an organiser likes the desk; it stays on the device. */
export interface DeskSettings {
  keys: boolean;
  voice: boolean;
}

const KEY = 'oche:desk';
const DEFAULTS: DeskSettings = { keys: true, voice: false };

export function useDeskSettings() {
  const [settings, setSettings] = useState(read);
  const change = (some: Partial<DeskSettings>) => {
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

function read(): DeskSettings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return DEFAULTS;
  }
}
