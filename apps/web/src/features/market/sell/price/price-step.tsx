import { sellerTypes } from '@oche/validators/market/limits';
import { ChoiceRow } from '../../../../components/form/choice-row.tsx';
import { CheckboxField } from '../../../../components/form/fields.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { DescriptionField } from '../condition/description-field.tsx';
import type { StepProps } from '../flow/step-props.ts';
import { HandoverFields } from './handover-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PriceField } from './price-field.tsx';
import { PriceHint } from './price-hint.tsx';

interface PriceStepProps extends StepProps {
  /** whom a change of a published price tells */
  priceNote?: string | undefined;
}

/** What it costs, and how and where it changes hands. */
export function PriceStep({ priceNote, ...props }: PriceStepProps) {
  const { values, change, errorOf } = props;
  const texts = useTexts('market/sell-price');
  const words = useTexts('market/words');
  const isSold = values.intent === 'sell';
  return (
    <>
      {isSold ? null : <DescriptionField {...props} />}
      <PriceField
        label={texts.price[values.intent]()}
        hint={priceNote}
        value={values.price}
        error={errorOf('price')}
        onChange={(price) => change({ price })}
      />
      <PriceHint values={values} onTake={(price) => change({ price })} />
      {isSold ? (
        <>
          <CheckboxField
            label={texts.takesOffers()}
            checked={values.takesOffers}
            onChange={({ target }) => change({ takesOffers: target.checked })}
          />
          {values.takesOffers ? (
            <CheckboxField
              label={texts.takesMore()}
              checked={values.takesMore}
              onChange={({ target }) => change({ takesMore: target.checked })}
            />
          ) : null}
        </>
      ) : null}
      <HandoverFields {...props} />
      <PlaceFields {...props} />
      {isSold ? (
        <ChoiceRow
          legend={texts.sellerType()}
          name="sellerType"
          options={sellerTypes.map((type) => ({ value: type, label: words.sellerType[type]() }))}
          checkedValue={values.sellerType}
          hint={texts.sellerTypes[values.sellerType]()}
          onChange={({ target }) =>
            change({ sellerType: sellerTypes.find((type) => type === target.value) ?? 'private' })
          }
        />
      ) : null}
    </>
  );
}
