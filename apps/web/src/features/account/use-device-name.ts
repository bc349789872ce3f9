import { useTexts } from '../../i18n/react.tsx';
import { deviceOf } from '../../lib/devices/user-agent.ts';

/** "Firefox auf Windows", or the part of it that is known. */
export function useDeviceName(userAgent: string | null): string {
  const { sessions: texts } = useTexts('account');
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return texts.device({ browser, system });
  return browser ?? system ?? texts.unknownDevice();
}
