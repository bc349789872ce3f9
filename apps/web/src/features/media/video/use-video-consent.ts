import type { VideoProvider } from '@oche/validators/media/video-embed';
import { useDeviceSettings } from '../../../lib/storage/use-device-settings.ts';

const NOBODY: Partial<Record<VideoProvider, boolean>> = {};

/** The providers that this device always loads videos from; the reader says so at a video, and takes it back there. */
export function useVideoConsent() {
  const { settings, change } = useDeviceSettings('oche:videos', NOBODY);
  return {
    isGiven: (provider: VideoProvider): boolean => settings[provider] === true,
    give: (provider: VideoProvider, isGiven: boolean) => change({ [provider]: isGiven }),
  };
}
