import type { Ui } from '../components/ui-context.tsx';
import type { TextsOf } from '../i18n/namespaces.ts';

/** The texts of the building blocks, which know no dictionary themselves. */
export function uiTexts({ ui: words }: TextsOf<'common'>): Ui['texts'] {
  return {
    close: words.close(),
    cancel: words.cancel(),
    retry: words.retry(),
    loading: words.loading(),
    loadMore: words.loadMore(),
    moreFailed: words.moreFailed(),
    save: words.save(),
    saving: words.saving(),
    unsaved: words.unsaved(),
    discardTitle: words.discardTitle(),
    discardText: words.discardText(),
    discard: words.discard(),
    breadcrumb: words.breadcrumb(),
    notifications: words.notifications(),
    showPassword: words.showPassword(),
    hidePassword: words.hidePassword(),
    pickDate: words.pickDate(),
    pickTime: words.pickTime(),
    invalidFields: (count) => words.invalidFields({ count }),
    optional: words.optional(),
    noRating: words.noRating(),
    stars: (rating, count) => words.stars({ rating, count }),
    outOfFive: (rating) => words.outOfFive({ rating }),
    oneToFive: (count) => words.oneToFive({ count }),
  };
}
