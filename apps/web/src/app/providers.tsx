import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { type Ui, UiProvider } from '../components/ui-context.tsx';
import type { I18n } from '../i18n/i18n.ts';
import { I18nProvider, useI18n, useLocale, useTexts } from '../i18n/react.tsx';
import { errorDataOf, errorText, validationText } from '../lib/errors/errors.ts';
import { ThemeProvider } from '../theme/provider.tsx';
import { uiTexts } from './ui-texts.ts';

export interface AppServices {
  i18n: I18n;
  emotionCache: EmotionCache;
}

/** Contexts only, without markup, as they are around the html element. */
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

/** Gives the building blocks, which know no dictionary, texts in the reader's language. */
function BuildingBlockTexts({ children }: { children: ReactNode }) {
  const i18n = useI18n();
  const common = useTexts('common');
  const locale = useLocale();
  const ui = useMemo((): Ui => {
    return {
      locale,
      texts: uiTexts(common),
      translateError: (key) => validationText(key, common),
      readError: (error) => ({
        message: errorText(error, i18n),
        fields: errorDataOf(error)?.fields,
      }),
    };
  }, [i18n, common, locale]);
  return <UiProvider value={ui}>{children}</UiProvider>;
}
