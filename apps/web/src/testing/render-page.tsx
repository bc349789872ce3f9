import createCache from '@emotion/cache';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import type { Locale } from '@oche/validators/common';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router';
import { configure, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import { createApp } from '../app/app.ts';
import { createDataLayer } from '../app/data.ts';
import { Providers } from '../app/providers.tsx';
import { ToastProvider } from '../components/toast.tsx';
import { I18n } from '../i18n/i18n.ts';
import { errorDataOf } from '../lib/errors/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { type Answers, createTestApi, type InputOf, type Path } from './answers.ts';

configure({
  // ends what waits in vain; how long a page takes is up to who else uses the machine
  asyncUtilTimeout: 20_000,
  getElementError: (message) =>
    // biome-ignore lint/performance/useDomNodeTextContent: for who reads the failure, with its lines
    new Error(`${message}\n\n${location.href}\n${document.body.innerText}`),
});

/** What the frame around every page asks for. */
const frame = {
  'site.state': { closed: [], announcements: [] },
  'moderation.case.count': { reports: 0, approvals: 0, appeals: 0 },
  'auth.config': {
    devLogin: false,
    devAutoLogin: false,
    testAccountEmail: null,
    testAdminEmail: null,
    oidcName: null,
  },
} satisfies Answers;

interface Reader {
  /** a visitor unless told */
  user?: CurrentUser;
  locale?: Locale;
}

/**
 * Opens an address in the app as it is, with route, guard, loader and frame, over an API that says what the test gives.
 * A test that leaves out what a page asks for fails with its name. A file that renders pages begins with
 * `// @vitest-environment happy-dom`.
 */
export async function renderPage(address: string, answers: Answers, reader?: Reader) {
  history.replaceState(null, '', address);
  const { i18n, data, show } = await begin(answers, reader);
  const { router } = createApp({ i18n, origin: location.origin, data, isDesk: true });
  onTestFinished(() => router.history.destroy());
  return show(<RouterProvider router={router} />);
}

/** Shows a part of pages alone, e.g. a card of the start page, which has a dozen others. */
export async function renderPart(part: ReactNode, answers: Answers, reader?: Reader) {
  const { i18n, data, show } = await begin(answers, reader);
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  return show(
    <html lang={i18n.locale}>
      <body>
        <RouterContextProvider router={router}>
          <Providers services={{ i18n, emotionCache: createCache({ key: 'css' }) }}>
            <trpc.Provider client={data.client} queryClient={data.queryClient}>
              <QueryClientProvider client={data.queryClient}>
                <ToastProvider>
                  <main>
                    <Suspense>{part}</Suspense>
                  </main>
                </ToastProvider>
              </QueryClientProvider>
            </trpc.Provider>
          </Providers>
        </RouterContextProvider>
      </body>
    </html>,
  );
}

async function begin(answers: Answers, { user, locale = 'de' }: Reader = {}) {
  // banners, the service worker and whatever else waits for quiet
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('scrollTo', () => {});
  // who isn't signed in is led to the login half a second later, which would be in the middle of the next test
  location.replace = () => {};
  const given: Answers = { ...frame, 'auth.me': user ?? null, ...answers };
  const { link, calls, unanswered } = createTestApi(given);
  const i18n = new I18n(locale);
  await i18n.load('common');
  return { i18n, data: createDataLayer(i18n, link), show };

  async function show(page: ReactNode) {
    const broken: unknown[] = [];
    const root = createRoot(document, {
      // errors of the API are shown to the reader; all others are mistakes of ours
      onCaughtError: (error) => errorDataOf(error) === null && broken.push(error),
    });
    // workers share modules, so a hook of this file would be one of their first test file only
    onTestFinished(() => {
      root.unmount();
      localStorage.clear();
      sessionStorage.clear();
      expect([...unanswered], 'calls without an answer').toEqual([]);
      expect(broken).toEqual([]);
    });
    root.render(page);
    const all = within(document.documentElement);
    return {
      /** what is between header and footer */
      main: within(await all.findByRole('main')),
      /** everything, dialogs and messages included */
      all,
      user: userEvent.setup({ delay: null }),
      /** What has been asked of a procedure, in that order. */
      asked: <Name extends Path>(path: Name) =>
        calls.filter((call) => call.path === path).map(({ input }) => input as InputOf<Name>),
      /** From now on the API says this. */
      answer: (later: Answers) => void Object.assign(given, later),
      address: () => location.pathname + location.search,
    };
  }
}
