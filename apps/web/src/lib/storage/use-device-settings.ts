import { useState } from 'react';

/**
 * How somebody likes a part of the site to be; it stays on the device.
 * @param key in the device's storage
 * @param defaults also for what was stored before a setting was there
 */
export function useDeviceSettings<Settings extends object>(key: string, defaults: Settings) {
  const [settings, setSettings] = useState(() => read(key, defaults));
  const change = (some: Partial<Settings>) => {
    const next = { ...settings, ...some };
    setSettings(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // then they hold for this page
    }
  };
  return { settings, change };
}

function read<Settings extends object>(key: string, defaults: Settings): Settings {
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(key) ?? '{}') };
  } catch {
    return defaults;
  }
}
