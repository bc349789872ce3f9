import './theme/fonts.css';
import 'virtual:theme.css';
import { isLocale } from '@oche/validators/locale';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createApp } from './app/app.ts';
// the landing page and most others show these, so they are not files of their own
import './components/board/board.tsx';
import './components/board/dart.tsx';
import './components/board/wedge.tsx';
import { I18n } from './i18n/i18n.ts';
import { errorDataOf } from './lib/errors/errors.ts';

const { lang } = document.documentElement;
const i18n = new I18n(isLocale(lang) ? lang : 'de');
const app = createApp({
  i18n,
  origin: location.origin,
  data: async (queries) => (await import('./app/browser-data.ts')).createBrowserData(i18n, queries),
});

// in pieces between which the page answers; without it React takes up the whole page at one go
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={app.router} />
    </StrictMode>,
    {
      // errors of the API are shown to the reader; all others are mistakes of ours
      onCaughtError(error) {
        if (errorDataOf(error) === null) reportError(error);
      },
      // if the server rendered a page with an error, hydrating the page throws that error again
      onRecoverableError(error) {
        const cause = error instanceof Error ? error.cause : undefined;
        if (errorDataOf(cause) === null) reportError(error);
      },
    },
  );
});
