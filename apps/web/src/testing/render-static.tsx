import type { Locale } from '@oche/validators/common';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { uiTexts } from '../app/ui-texts.ts';
import { type Ui, UiProvider } from '../components/ui-context.tsx';
import { I18n } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { I18nProvider } from '../i18n/react.tsx';
import { ThemeProvider } from '../theme/provider.tsx';

/**
 * Renders like the server does, with texts, theme and a router, but without style elements.
 * @param namespaces texts that the component needs
 */
export async function renderStatic(
  children: ReactNode,
  { locale = 'de', namespaces = [] }: { locale?: Locale; namespaces?: Namespace[] } = {},
): Promise<string> {
  const i18n = new I18n(locale);
  await i18n.load('common', ...namespaces);
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const ui: Ui = {
    locale,
    texts: uiTexts(i18n.texts('common')),
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

/** The text that a reader sees. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
