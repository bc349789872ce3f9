import type { I18n } from '../../i18n/i18n.ts';
import { loadErrorText } from '../errors.ts';
import type { ApiLink } from './link.ts';

/** Passes an error on only when its text has been loaded, so that whoever shows it needn't wait. */
export function withErrorTexts(link: ApiLink, i18n: I18n): ApiLink {
  return {
    async call(...args) {
      try {
        return await link.call(...args);
      } catch (error) {
        await loadErrorText(error, i18n);
        throw error;
      }
    },
    follow: (path, input, handlers) =>
      link.follow(path, input, {
        ...handlers,
        onError: (error) => void loadErrorText(error, i18n).then(() => handlers.onError(error)),
      }),
  };
}
