import { useDeviceSettings } from '../../../lib/storage/use-device-settings.ts';

/** How an organiser likes the desk; it stays on the device. */
export interface DeskSettings {
  keys: boolean;
  voice: boolean;
}

const KEY = 'oche:desk';
const DEFAULTS: DeskSettings = { keys: true, voice: false };

export const useDeskSettings = () => useDeviceSettings(KEY, DEFAULTS);
