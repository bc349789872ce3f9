import type { Locale } from '@oche/validators/common';
import { createContext, type ReactNode, use } from 'react';

/** The few words that building blocks say by themselves. */
interface UiTexts {
  close: string;
  cancel: string;
  retry: string;
  loading: string;
  loadMore: string;
  /** where a list says nothing more exact */
  moreFailed: string;
  save: string;
  saving: string;
  /** beside a form that was changed */
  unsaved: string;
  discardTitle: string;
  discardText: string;
  discard: string;
  /** name of the trail at the top of a page */
  breadcrumb: string;
  /** name of the area in which short messages appear */
  notifications: string;
  showPassword: string;
  hidePassword: string;
  /** after sending a form in which several fields are wrong */
  invalidFields(count: number): string;
  /** stands behind the label of a field that may stay empty */
  optional: string;
  /** what screen readers hear of stars; ratings are already formatted */
  noRating: string;
  stars(rating: string, count: number): string;
  outOfFive(rating: string): string;
  oneToFive(count: number): string;
}

/** What a failed call means for a form. */
interface ReadError {
  /** in the reader's language */
  message: string;
  /** path of the field → translation key */
  fields?: Record<string, string>;
}

export interface Ui {
  locale: Locale;
  texts: UiTexts;
  /** Text for a key of the shared schemas, e.g. `required`. */
  translateError(key: string): string;
  readError(error: unknown): ReadError;
}

const UiContext = createContext<Ui | null>(null);

/** Gives building blocks their words: they know no dictionary and no domain. */
export function UiProvider({ value, children }: { value: Ui; children: ReactNode }) {
  return <UiContext value={value}>{children}</UiContext>;
}

export function useUi(): Ui {
  const ui = use(UiContext);
  if (!ui) throw new Error('this component needs a UiProvider');
  return ui;
}
