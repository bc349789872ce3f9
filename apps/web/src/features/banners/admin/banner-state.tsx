import type { bannerStates } from '@oche/validators/banners/admin-limits';
import { Badge } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** Whether a banner is shown now, and if it isn't though it is switched on, why: it has ended, or has not begun. */
export function BannerState({ state }: { state: (typeof bannerStates)[number] }) {
  const texts = useTexts('banner-admin');
  if (state === 'running') return <Badge tone="positive">{texts.active()}</Badge>;
  return (
    <Badge tone="neutral">{state === 'paused' ? texts.inactive() : texts.states[state]()}</Badge>
  );
}
