import type { OfferOutput } from '@oche/validators/market/deals';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { counters } from './amount-text.ts';
import { OfferForm } from './offer-form.tsx';

/** Another amount instead; the offer that it answers no longer stands. */
export function CounterDialog({ offer, onClose }: { offer: OfferOutput; onClose: () => void }) {
  const { dialog: texts } = useTexts('market/offer');
  const utils = trpc.useUtils();
  const counter = trpc.market.offers.counter.useMutation();
  const { id, amount, answersAmount: before, side } = offer;
  const price = offer.price ?? amount;
  const suggestions = counters({ amount, before, price, side });
  const middle = suggestions.find(({ name }) => name === 'middle');
  return (
    <Dialog isOpen onClose={onClose} title={texts.counterTitle()} size="sm" placement="sheet">
      <OfferForm
        price={price}
        takesOffers
        // the server knows whether this seller takes more than is asked
        takesMore
        amount={middle?.to ?? amount}
        suggestions={suggestions.map(({ name, to }) => ({ label: texts[name](), to }))}
        hint={texts.counterHint()}
        onCancel={onClose}
        onSend={async (said) => {
          await counter.mutateAsync({ id, ...said });
          onClose();
          void utils.market.offers.invalidate();
        }}
      />
    </Dialog>
  );
}
