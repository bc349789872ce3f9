import { adminUpdateItemInput } from '@oche/validators/admin/lists';
import { type Item, itemCategories, itemConditions } from '@oche/validators/market/schemas';
import * as z from 'zod/mini';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { SelectField, TextAreaField, TextField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { typedPrice } from '../../../components/form/number-text.ts';
import { typedNumber } from '../../../components/form/typed-number.ts';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { EditDialog } from '../things/edit-dialog.tsx';
import { ReasonField } from '../things/reason-field.tsx';
import { useCorrected } from '../things/use-corrected.ts';

const { data: known } = adminUpdateItemInput.shape;
/** What an empty choice sends. */
const maybeCondition = z.pipe(
  z.enum([...itemConditions, ''], 'conditionRequired'),
  z.transform((value) => (value === '' ? null : value)),
);
const schema = z.extend(adminUpdateItemInput, {
  data: z.extend(known, {
    condition: maybeCondition,
    price: typedNumber(known.shape.price),
  }),
});

interface EditItemProps {
  id: number;
  onClose: () => void;
}

export function EditItem({ id, onClose }: EditItemProps) {
  const { marketplace: texts } = useTexts('admin/lists');
  const query = trpc.market.items.get.useQuery({ id });
  return (
    <EditDialog title={texts.editTitle()} query={query} onClose={onClose}>
      {(item) => <Fields item={item} onClose={onClose} />}
    </EditDialog>
  );
}

function Fields({ item, onClose }: { item: Item; onClose: () => void }) {
  const texts = useTexts('admin/lists');
  const { marketplace: words } = texts;
  const { category, condition } = useTexts('market/words');
  const locale = useLocale();
  const corrected = useCorrected(onClose);
  const update = trpc.admin.marketplace.update.useMutation();
  const form = useZodForm(schema, {
    defaultValues: {
      id: item.id,
      reason: '',
      data: {
        title: item.title,
        description: item.description,
        category: item.category,
        condition: item.condition ?? '',
        price: typedPrice(item.price, locale),
      },
    },
    onSubmit: async (values) => {
      await update.mutateAsync(values);
      await corrected(values.data.title);
    },
  });
  const { field } = form;
  return (
    <Form {...form.props}>
      <TextField {...field('data.title')} label={words.name()} maxLength={120} />
      <TextAreaField
        {...field('data.description')}
        label={words.description()}
        rows={6}
        maxLength={5000}
      />
      <FieldRow>
        <SelectField
          {...field('data.category')}
          label={words.category()}
          options={itemCategories.map((value) => ({ value, label: category[value]() }))}
        />
        <SelectField
          {...field('data.condition')}
          label={words.condition()}
          options={[
            { value: '', label: words.noCondition() },
            ...itemConditions.map((value) => ({ value, label: condition[value]() })),
          ]}
        />
        <TextField {...field('data.price')} label={words.price()} inputMode="decimal" />
      </FieldRow>
      <ReasonField {...field('reason')} />
      <DialogFormActions submit={texts.save()} isPending={form.isPending} onCancel={onClose} />
    </Form>
  );
}
