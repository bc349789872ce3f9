import { type DealOutput, giveAddressInput } from '@oche/validators/market/deals';
import * as z from 'zod/mini';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { SelectField, TextField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Muted } from '../../../components/text.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { fullName } from '../../../lib/person-name.ts';
import { countryOptions } from '../../../lib/places/country-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useAfterChange, useDealWords } from './use-deal-words.ts';

const addressForm = z.omit(giveAddressInput, { id: true });

/** Where the parcel goes. Browsers fill it in. */
export function AddressDialog({ deal, onClose }: { deal: DealOutput; onClose: () => void }) {
  const { texts, locale, name } = useDealWords(deal);
  const { address: words } = texts;
  const { user } = useAuth();
  const { onSuccess } = useAfterChange();
  const give = trpc.market.deals.giveAddress.useMutation({ onSuccess });
  const known = deal.address;
  const form = useZodForm(addressForm, {
    defaultValues: known ?? {
      name: user ? fullName(user) : '',
      street: '',
      extra: '',
      zipCode: user?.zipCode ?? '',
      city: '',
      country: 'DE',
    },
    onSubmit: async (address) => {
      await give.mutateAsync({ id: deal.id, ...address });
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.title()} placement="sheet">
      <Form {...form.props}>
        <TextField {...form.field('name')} label={words.name()} autoComplete="shipping name" />
        <TextField
          {...form.field('street')}
          label={words.street()}
          autoComplete="shipping address-line1"
        />
        <TextField
          {...form.field('extra')}
          label={words.extra()}
          isOptional
          autoComplete="shipping address-line2"
        />
        <FieldRow>
          <TextField
            {...form.field('zipCode')}
            label={words.zipCode()}
            autoComplete="shipping postal-code"
          />
          <TextField
            {...form.field('city')}
            label={words.city()}
            autoComplete="shipping address-level2"
          />
        </FieldRow>
        <SelectField
          {...form.field('country')}
          label={words.country()}
          autoComplete="shipping country"
          options={countryOptions(locale)}
        />
        <Muted>{words.hint({ name })}</Muted>
        <DialogFormActions
          submit={words.submit()}
          variant="accent"
          isPending={form.isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
