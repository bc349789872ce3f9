import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAuth } from '../lib/auth.ts';

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

/** Safari has no idle callback. */
function later(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 2000);
}

function whenIdle(work: () => void): () => void {
  const stop = new AbortController();
  const start = () => later(() => stop.signal.aborted || work());
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true, signal: stop.signal });
  return () => stop.abort();
}
