import { WifiOff } from 'lucide-react';
import { Notice } from '../../../components/notice.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useWaiting } from './use-waiting.ts';

/** Says that games wait on this device, and sends them. */
export function Waiting() {
  const texts = useTexts('games/party');
  const { count } = useWaiting();
  if (count === 0) return null;
  return (
    <Notice icon={WifiOff} role="status">
      {texts.waiting({ count })}
    </Notice>
  );
}
