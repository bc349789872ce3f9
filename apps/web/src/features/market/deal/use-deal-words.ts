import type { DealOutput } from '@oche/validators/market/deals';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { dateFormat } from '../../../lib/time/formats.ts';
import { trpc } from '../../../lib/trpc.ts';

/** The words of a deal, with the other's first name. */
export function useDealWords({ other }: Pick<DealOutput, 'other'>) {
  const texts = useTexts('market/deal');
  const locale = useLocale();
  const name = other.firstName;
  /** "Freitag, 7. März, 19:00", by the clock of a place */
  const moment = (time: string, timeZone = 'Europe/Berlin'): string =>
    dateFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    }).format(new Date(time));
  return { texts, locale, name, moment };
}

/** What happens after each call that changes a deal. */
export function useAfterChange() {
  const texts = useTexts('market/deal');
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  return {
    onSuccess: (deal: DealOutput) => {
      utils.market.deals.get.setData({ id: deal.id }, deal);
      void utils.market.deals.list.invalidate();
      void utils.market.reviews.invalidate();
    },
    onError: (error: unknown) => {
      fail(error, texts.failed());
      void utils.market.deals.get.invalidate();
    },
  };
}
