import type { Conversation } from '@oche/validators/conversations/schemas';
import { useNavigate } from '@tanstack/react-router';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { amountOf, textOfAmount, typedAmount } from '../offer/amount-text.ts';

/** The seller, beside the title of the conversation: the other one has bought it. */
export function SoldAction({ conversation }: { conversation: Conversation }) {
  const { sold: texts, card } = useTexts('market/offer');
  const { user } = useAuth();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const { subject, about, others, closed } = conversation;
  const [, itemId, buyerId] = about.split('/');
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState(subject?.price ? textOfAmount(subject.price) : '');
  const sell = trpc.market.deals.sellTo.useMutation({
    onSuccess: ({ id }) => {
      void utils.market.invalidate();
      void navigate({ to: '/marketplace/deals/$id', params: { id: String(id) } });
    },
    onError: (error) => {
      setIsOpen(false);
      fail(error, card.failed());
    },
  });
  const [other] = others;
  const isSeller = buyerId !== undefined && buyerId === other?.id && user?.id !== buyerId;
  if (!isSeller || !other || !subject || subject.state !== null || closed !== null) return null;
  const name = other.firstName;
  const price = amountOf(typed);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
        <HandCoins aria-hidden="true" />
        {texts.button()}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => {
          if (price > 0) sell.mutate({ itemId: Number(itemId), buyerId, price });
        }}
        title={texts.title({ name })}
        confirmLabel={texts.confirm()}
        keepLabel={card.keep()}
        isPending={sell.isPending}
      >
        <p>{texts.text({ name })}</p>
        <TextField
          label={texts.price()}
          inputMode="decimal"
          value={typed}
          error={price > 0 ? undefined : texts.missing()}
          onChange={({ target }) => setTyped(typedAmount(target.value, typed))}
        />
      </ConfirmDialog>
    </>
  );
}
