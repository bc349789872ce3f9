import { answerFile, dropOldBuilds, isBuiltFile, keepBuild } from './files.ts';
import {
  answerKeptPage,
  isDevicePage,
  isMemberPage,
  keepDevicePages,
  keepMemberPage,
} from './kept-pages.ts';
import { openPlace, showMessage } from './messages.ts';
import { renewSubscription } from './subscription.ts';

/*
 * The service worker (ADR 21). It keeps files that carry their hash, so it can take over from an older
 * one at any moment: an open page still gets the files it was built with. No answer of the API is kept,
 * and of the pages only those on which somebody notes what is played: a game that is scored, a captain's fixture.
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  await dropOldBuilds();
  // the page is under way while the worker still starts
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (isBuiltFile(pathname)) event.respondWith(answerFile(event));
});

async function answerPage(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const load = async () => {
    const preloaded: Response | undefined = await event.preloadResponse;
    return preloaded ?? fetch(event.request);
  };
  try {
    return await (isMemberPage(pathname) || isDevicePage(pathname)
      ? answerKeptPage(pathname, load)
      : load());
  } catch {
    return new Response(OFFLINE_PAGE, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': OFFLINE_POLICY,
      },
    });
  }
}

/** A member's page asks for it when it has nothing else to do; what fails, the next page asks for. */
self.addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(keepBuild().catch(() => {}));
  const path: unknown = event.data?.keepPage;
  if (typeof path === 'string') {
    event.waitUntil(
      (isDevicePage(path) ? keepDevicePages(String(event.data.language)) : keepMemberPage(path))
        .then(keepBuild, keepBuild)
        .catch(() => {}),
    );
  }
});

self.addEventListener('push', (event) => event.waitUntil(showMessage(self, event.data?.text())));

self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(self.registration, event)),
);

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPlace(self.clients, event.notification.data, self.location.origin));
});
