import { chakra } from '@chakra-ui/react';
import type { OfferOutput } from '@oche/validators/market/deals';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { euroText } from '../../../lib/money.ts';
import { attemptOf } from '../../../lib/storage/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { OfferForm } from './offer-form.tsx';

/** What an offer is made for. */
export interface OfferedItem {
  id: number;
  price: number;
  status: string;
  takesOffers: boolean;
  takesMore: boolean;
}

interface OfferDialogProps {
  item: OfferedItem;
  onClose: () => void;
}

/** The sheet in which a buyer says what an item is worth to them; what was sent stays on the screen. */
export function OfferDialog({ item, onClose }: OfferDialogProps) {
  const { dialog: texts, sent: words } = useTexts('market/offer');
  const { user } = useAuth();
  const utils = trpc.useUtils();
  const create = trpc.market.offers.create.useMutation();
  const [sent, setSent] = useState<OfferOutput | null>(null);
  const isReserved = item.status === 'reserved';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={sent ? words.title() : texts.title()}
      size="sm"
      placement="sheet"
    >
      {sent ? (
        <Sent offer={sent} onClose={onClose} />
      ) : (
        <OfferForm
          price={item.price}
          takesOffers={item.takesOffers}
          takesMore={item.takesMore}
          amount={item.takesOffers ? undefined : item.price}
          hint={isReserved ? texts.reservedHint() : texts.hint()}
          onCancel={onClose}
          onSend={async (offer) => {
            const input = { itemId: item.id, ...offer };
            const attempt = attemptOf(user?.id ?? '', `offer:${item.id}`);
            const made = await create.mutateAsync({
              ...input,
              idempotencyKey: attempt.keyFor(input),
            });
            attempt.succeed();
            setSent(made);
            void utils.market.offers.invalidate();
          }}
        />
      )}
    </Dialog>
  );
}

function Sent({ offer, onClose }: { offer: OfferOutput; onClose: () => void }) {
  const { sent: words, toTalk } = useTexts('market/offer');
  const locale = useLocale();
  return (
    <>
      <Done role="status" className="dark">
        <Check aria-hidden="true" />
        <strong>{euroText(offer.amount, locale)}</strong>
        <p>{words.text()}</p>
      </Done>
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {words.stay()}
        </Button>
        {offer.conversationId === null ? null : (
          <ButtonLink
            to="/messages/$id"
            params={{ id: String(offer.conversationId) }}
            variant="accent"
            shape="wedge"
          >
            {toTalk()}
          </ButtonLink>
        )}
      </DialogActions>
    </>
  );
}

const Done = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    padding: '6',
    bg: 'board.surround',
    color: 'board.chalk',
    borderTop: '4px solid {colors.board.green}',
    textAlign: 'center',
    '& strong': { textStyle: 'numberHero' },
    '& svg': { width: '8', height: '8', color: 'positive' },
  },
});
