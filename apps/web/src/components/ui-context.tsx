import type { Locale } from '@oche/validators/common';
import { createContext, type ReactNode, use } from 'react';

/** The few texts that building blocks use themselves. */
interface UiTexts {
  close: string;
  cancel: string;
  retry: string;
  loading: string;
  loadMore: string;
  /** for lists without a text of their own */
  moreFailed: string;
  save: string;
  saving: string;
  /** beside a form with changes */
  unsaved: string;
  discardTitle: string;
  discardText: string;
  discard: string;
  /** name of the breadcrumb at the top of a page */
  breadcrumb: string;
  /** name of the area in which short messages appear */
  notifications: string;
  showPassword: string;
  hidePassword: string;
  /** names of the buttons at fields of dates and of times */
  pickDate: string;
  pickTime: string;
  /** read out after sending a form in which several fields are invalid */
  invalidFields(count: number): string;
  /** after the label of a field that may stay empty */
  optional: string;
  /** screen readers read these out in place of stars; ratings are already formatted */
  noRating: string;
  stars(rating: string, count: number): string;
  outOfFive(rating: string): string;
  oneToFive(count: number): string;
}

/** What a form shows about a failed call. */
interface ReadError {
  /** in the reader's language */
  message: string;
  /** path of the field → translation key */
  fields?: Record<string, string>;
}

export interface Ui {
  locale: Locale;
  texts: UiTexts;
  /** The text for a key of the shared schemas, e.g. `required`. */
  translateError(key: string): string;
  readError(error: unknown): ReadError;
}

const UiContext = createContext<Ui | null>(null);

/** Gives building blocks their texts, as they know neither a dictionary nor a domain. */
export function UiProvider({ value, children }: { value: Ui; children: ReactNode }) {
  return <UiContext value={value}>{children}</UiContext>;
}

export function useUi(): Ui {
  const ui = use(UiContext);
  if (!ui) throw new Error('this component needs a UiProvider');
  return ui;
}
