import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { type Ui, UiProvider } from '../components/ui-context.tsx';
import type { I18n } from '../i18n/i18n.ts';
import { I18nProvider, useLocale, useTexts } from '../i18n/react.tsx';
import { errorDataOf, errorText, validationText } from '../lib/errors.ts';
import { ThemeProvider } from '../theme/provider.tsx';

export interface AppServices {
  i18n: I18n;
  emotionCache: EmotionCache;
}

/** Contexts only, no markup: they stand around the html element. */
export function Providers({ services, children }: { services: AppServices; children: ReactNode }) {
  return (
    <I18nProvider i18n={services.i18n}>
      <CacheProvider value={services.emotionCache}>
        <ThemeProvider>
          <BuildingBlockTexts>{children}</BuildingBlockTexts>
        </ThemeProvider>
      </CacheProvider>
    </I18nProvider>
  );
}

/** Gives the building blocks, which know no dictionary, their words in the reader's language. */
function BuildingBlockTexts({ children }: { children: ReactNode }) {
  const common = useTexts('common');
  const locale = useLocale();
  const ui = useMemo((): Ui => {
    const { ui: words } = common;
    return {
      locale,
      texts: {
        close: words.close(),
        cancel: words.cancel(),
        retry: words.retry(),
        loading: words.loading(),
        loadMore: words.loadMore(),
        previousPage: words.previousPage(),
        nextPage: words.nextPage(),
        breadcrumb: words.breadcrumb(),
        pages: words.pages(),
        notifications: words.notifications(),
        showPassword: words.showPassword(),
        hidePassword: words.hidePassword(),
        invalidFields: (count) => words.invalidFields({ count }),
        optional: words.optional(),
      },
      translateError: (key) => validationText(key, common),
      readError: (error) => ({
        message: errorText(error, common, locale),
        fields: errorDataOf(error)?.fields,
      }),
    };
  }, [common, locale]);
  return <UiProvider value={ui}>{children}</UiProvider>;
}
