import type { VideoProvider } from '@oche/validators/media/video-embed';
import { useDeviceSettings } from '../../../lib/kept/use-device-settings.ts';

const NOBODY: Partial<Record<VideoProvider, boolean>> = {};

/** From whom this device always loads videos; the reader says so at one, and takes it back at one. */
export function useVideoConsent() {
  const { settings, change } = useDeviceSettings('oche:videos', NOBODY);
  return {
    isGiven: (provider: VideoProvider): boolean => settings[provider] === true,
    give: (provider: VideoProvider, isGiven: boolean) => change({ [provider]: isGiven }),
  };
}
