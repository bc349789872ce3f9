import { chakra } from '@chakra-ui/react';
import { OFFER_TEXT_MAX } from '@oche/validators/market/deal-limits';
import { type FormEvent, useState } from 'react';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { Muted } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { isExplained } from '../../../lib/errors/errors.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { euroText } from '../../../lib/money.ts';
import { AmountField } from './amount-field.tsx';
import { amountOf, textOfAmount } from './amount-text.ts';

interface OfferFormProps {
  /** what is asked, in euro */
  price: number;
  takesOffers: boolean;
  takesMore: boolean;
  /** what the field contains at first; default: nothing */
  amount?: number | undefined;
  /** amounts that are one press away; default: a little below the price */
  suggestions?: readonly { label: string; to: number }[];
  hint: string;
  onSend: (offer: { amount: number; message: string | undefined }) => Promise<unknown>;
  onCancel: () => void;
}

/** An amount, and a word with it. */
export function OfferForm(props: OfferFormProps) {
  const { price, takesOffers, takesMore, amount, suggestions, hint, onSend, onCancel } = props;
  const { dialog: texts } = useTexts('market/offer');
  const common = useTexts('common');
  const locale = useLocale();
  const errorText = useErrorText();
  const [typed, setTyped] = useState(amount === undefined ? '' : textOfAmount(amount));
  const [message, setMessage] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);

  function problem(): string | null {
    const value = amountOf(typed);
    if (value <= 0) return common.validation.offerPricePositive();
    if (value > price && !takesMore) return texts.tooHigh({ price: euroText(price, locale) });
    return value < price && !takesOffers ? texts.fixed({ price: euroText(price, locale) }) : null;
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const found = problem();
    setWrong(found);
    if (found) return;
    setIsPending(true);
    setFailure(null);
    try {
      await onSend({ amount: amountOf(typed), message: message.trim() || undefined });
    } catch (error) {
      setFailure(isExplained(error) ? errorText(error) : texts.failed());
      setIsPending(false);
    }
  }

  return (
    <Form onSubmit={(event) => void send(event)} isPending={isPending} error={failure}>
      <AmountField
        typed={typed}
        price={price}
        error={wrong}
        suggestions={suggestions}
        onType={(next) => {
          setTyped(next);
          setWrong(null);
        }}
      />
      <TextAreaField
        label={texts.note()}
        isOptional
        rows={2}
        maxLength={OFFER_TEXT_MAX}
        placeholder={texts.noteExample()}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <Muted>{hint}</Muted>
      <Last>
        <DialogFormActions
          submit={texts.submit()}
          pendingText={texts.pending()}
          variant="accent"
          isPending={isPending}
          onCancel={onCancel}
        />
      </Last>
    </Form>
  );
}

/* in reach of the thumb, however small the phone is */
const Last = chakra('div', {
  base: { position: 'sticky', bottom: 'var(--bar, 0px)', bg: 'bg.raised', paddingBlockEnd: '2' },
});
