import { observable } from '@trpc/server/observable';
import type { I18n } from '../../i18n/i18n.ts';
import type { ApiLink } from '../trpc.ts';
import { loadErrorText } from './errors.ts';

/** Passes an error on only when its text has been loaded, so that whoever shows it needn't wait. */
export const errorTextLink =
  (i18n: I18n): ApiLink =>
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => void loadErrorText(error, i18n).then(() => observer.error(error)),
      }),
    );
