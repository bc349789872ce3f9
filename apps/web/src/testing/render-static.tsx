import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Ui, UiProvider } from '../components/ui-context.tsx';
import { I18n } from '../i18n/i18n.ts';
import type { Locales, Namespaces } from '../i18n/i18n-types.ts';
import { I18nProvider } from '../i18n/react.tsx';
import { ThemeProvider } from '../theme/provider.tsx';

const words: Ui['texts'] = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  retry: 'Erneut versuchen',
  loading: 'Laden...',
  loadMore: 'Mehr laden',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  breadcrumb: 'Pfad',
  pages: 'Seiten',
  notifications: 'Mitteilungen',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  invalidFields: (count) => `${count} Felder`,
  optional: 'optional',
};

/**
 * Renders as the server does, with texts, theme and a router, and without style elements.
 * @param namespaces texts that the component needs
 */
export async function renderStatic(
  children: ReactNode,
  { locale = 'de', namespaces = [] }: { locale?: Locales; namespaces?: Namespaces[] } = {},
): Promise<string> {
  const i18n = new I18n(locale);
  await i18n.load(...namespaces);
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const ui: Ui = {
    locale,
    texts: words,
    translateError: (key) => `[${key}]`,
    readError: () => ({ message: 'failed' }),
  };
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <ThemeProvider>
        <UiProvider value={ui}>
          <RouterContextProvider router={router}>{children}</RouterContextProvider>
        </UiProvider>
      </ThemeProvider>
    </I18nProvider>,
  );
  return html.replace(/<style[^>]*>.*?<\/style>/gs, '').replaceAll('<!-- -->', '');
}

/** What a reader sees of it. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
