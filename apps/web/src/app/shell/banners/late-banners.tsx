import { type ComponentType, useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/react.tsx';
import { whenIdle } from '../../../lib/when-idle.ts';

/** Banners come after the page; without them, e.g. where they are blocked, it is what it was. */
export function LateBanners() {
  const i18n = useI18n();
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import('./banners.tsx')
          .then(({ loadBanners }) => loadBanners(i18n))
          .then(
            (Banners) => setPart(() => Banners),
            () => document.getElementById('room')?.remove(),
          );
      }),
    [i18n],
  );
  return Part && <Part />;
}
