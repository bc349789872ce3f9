import { chakra } from '@chakra-ui/react';
import {
  type AttributeName,
  attributeChoices,
  attributesOf,
  BRAND_MAX,
  type ItemCategory,
  MODEL_MAX,
} from '@oche/validators/market/limits';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { TextField } from '../../../../components/form/fields.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { choiceText } from '../../card/attribute-text.ts';
import { isChoice } from '../attribute-text.ts';
import type { TypedAttributes } from '../sell-values.ts';
import { Chips } from './chips.tsx';
import { WeightField } from './weight-field.tsx';

/** What players ask for first; the rest of the darts' attributes is folded away. */
const FIRST: readonly AttributeName[] = [
  'brand',
  'model',
  'tip',
  'weight',
  'tungsten',
  'barrelShape',
];

/** The usual shares of tungsten, in percent. */
const TUNGSTENS = [80, 85, 90, 95, 97];

interface AttributeFieldsProps {
  category: ItemCategory;
  attributes: TypedAttributes;
  errorOf: (field: string) => string | undefined;
  onChange: (name: AttributeName, value: string) => void;
}

/** What is asked of a thing of this category, as quick answers wherever there are few. */
export function AttributeFields({ category, attributes, errorOf, onChange }: AttributeFieldsProps) {
  const texts = useTexts('market/sell');
  const restId = useId();
  const names = attributesOf[category];
  const isLong = names.length > FIRST.length;
  const rest = isLong ? names.filter((name) => !FIRST.includes(name)) : [];
  const [isOpen, setIsOpen] = useState(() => rest.some((name) => attributes[name]));
  const field = (name: AttributeName) => (
    <AttributeField
      key={name}
      name={name}
      value={attributes[name] ?? ''}
      error={errorOf(`attributes.${name}`)}
      onChange={(value) => onChange(name, value)}
    />
  );
  return (
    <>
      <Pair>
        {field('brand')}
        {field('model')}
      </Pair>
      {names
        .filter((name) => name !== 'brand' && name !== 'model' && !rest.includes(name))
        .map(field)}
      {rest.length > 0 ? (
        <>
          <More
            size="sm"
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={restId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown aria-hidden="true" />
            {texts.moreAttributes()}
          </More>
          <Rest id={restId} hidden={!isOpen}>
            {rest.map(field)}
          </Rest>
        </>
      ) : null}
    </>
  );
}

interface AttributeFieldProps {
  name: AttributeName;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function AttributeField({ name, value, error, onChange }: AttributeFieldProps) {
  const words = useTexts('market/words');
  const label = words.attribute[name]();
  if (isChoice(name)) {
    const options = attributeChoices[name].map((value) => ({
      value,
      label: choiceText(name, value, words),
    }));
    return <Chips label={label} options={options} value={value} onChange={onChange} />;
  }
  if (name === 'weight') {
    return <WeightField label={label} value={value} error={error} onChange={onChange} />;
  }
  const input = {
    value,
    error,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (name === 'brand' || name === 'model') {
    const maxLength = name === 'brand' ? BRAND_MAX : MODEL_MAX;
    return <TextField {...input} label={label} maxLength={maxLength} />;
  }
  if (name === 'tungsten') {
    return (
      <Share>
        <Chips
          label={label}
          options={TUNGSTENS.map((percent) => ({
            value: String(percent),
            label: words.percent({ count: percent }),
          }))}
          value={value}
          onChange={onChange}
        />
        <OtherShare value={value} error={error} onChange={onChange} />
      </Share>
    );
  }
  return <TextField {...input} label={`${label} (mm)`} inputMode="decimal" maxLength={5} />;
}

/** For a share that isn't one of the usual ones. */
function OtherShare({ value, error, onChange }: Omit<AttributeFieldProps, 'name'>) {
  const texts = useTexts('market/sell');
  const isUsual = TUNGSTENS.some((percent) => String(percent) === value);
  return (
    <TextField
      label={texts.otherShare()}
      value={isUsual ? '' : value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
    />
  );
}

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
  },
});
const Share = chakra('div', {
  base: { display: 'grid', gap: '2', '& input': { maxWidth: '8rem' } },
});
const More = chakra(Button, {
  base: {
    justifySelf: 'start',
    textTransform: 'none',
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
});
const Rest = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    _hidden: { display: 'none' },
    '&[hidden]': { display: 'none' },
  },
});
