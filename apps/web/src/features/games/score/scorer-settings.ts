import { useDeviceSettings } from '../../../lib/storage/use-device-settings.ts';

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

export const useScorerSettings = () => useDeviceSettings(KEY, DEFAULTS);
