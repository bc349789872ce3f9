import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAuth } from '../lib/auth.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** Starts the service worker when the page has been loaded and has nothing else to do. */
export function StartServiceWorker() {
  const { user } = useAuth();
  const router = useRouter();
  const isMember = user !== null;
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    return whenIdle(async () => {
      const { startServiceWorker } = await import('./service-worker.ts');
      // a private window, a full disk, a certificate that isn't trusted: then it goes without
      await startServiceWorker(isMember, router).catch(() => {});
    });
  }, [isMember, router]);
  return null;
}
