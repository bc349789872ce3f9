import { chakra } from '@chakra-ui/react';
import { RESERVED_DAYS, reservedDays } from '@oche/validators/market/deal-limits';
import type { OfferOutput } from '@oche/validators/market/deals';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { euroText } from '../../../lib/money.ts';
import { trpc } from '../../../lib/trpc.ts';

/** What accepting means, and for how long; then the deal's page opens. */
export function AcceptDialog({ offer, onClose }: { offer: OfferOutput; onClose: () => void }) {
  const { card: texts } = useTexts('market/offer');
  const locale = useLocale();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const [days, setDays] = useState(RESERVED_DAYS);
  const isSeller = offer.side === 'seller';
  const accept = trpc.market.offers.accept.useMutation({
    onSuccess: (deal) => {
      utils.market.deals.get.setData({ id: deal.id }, deal);
      void utils.market.items.invalidate();
      void navigate({ to: '/marketplace/deals/$id', params: { id: String(deal.id) } });
    },
    onError: (error) => {
      fail(error, texts.failed());
      onClose();
    },
    onSettled: () => utils.market.offers.invalidate(),
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => accept.mutate({ id: offer.id, days: isSeller ? days : undefined })}
      title={texts.acceptTitle({ amount: euroText(offer.amount, locale) })}
      confirmLabel={texts.accept()}
      keepLabel={texts.keep()}
      isPending={accept.isPending}
    >
      <p>{isSeller ? texts.acceptSeller() : texts.acceptBuyer()}</p>
      {isSeller ? (
        <Days>
          <ChoiceRow
            legend={texts.days()}
            name={`days-${offer.id}`}
            checkedValue={String(days)}
            onChange={({ target }) => setDays(Number(target.value))}
            options={reservedDays.map((count) => ({
              value: String(count),
              label: texts.dayCount({ count }),
            }))}
          />
        </Days>
      ) : null}
    </ConfirmDialog>
  );
}

const Days = chakra('div', { base: { color: 'fg' } });
