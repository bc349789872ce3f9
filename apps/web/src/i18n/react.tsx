import type { Locale } from '@oche/validators/common';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { I18n } from './i18n.ts';
import type { Namespace, TextsOf } from './namespaces.ts';

const I18nContext = createContext<I18n | null>(null);

export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n needs an I18nProvider');
  return i18n;
}

export function useLocale(): Locale {
  const i18n = useI18n();
  return useSyncExternalStore(
    i18n.subscribe,
    () => i18n.locale,
    () => i18n.locale,
  );
}

/**
 * The texts of a namespace in the current language. A route loads its texts in the loader. A
 * component that is shown later, e.g. a dialog, suspends until its own are loaded.
 * @param others what it or its parts ask for next: loaded at the same time, not one after the other
 */
export function useTexts<Name extends Namespace>(
  namespace: Name,
  ...others: Namespace[]
): TextsOf<Name> {
  const i18n = useI18n();
  useLocale();
  if (!i18n.isLoaded(namespace)) throw i18n.load(namespace, ...others);
  return i18n.texts(namespace);
}
