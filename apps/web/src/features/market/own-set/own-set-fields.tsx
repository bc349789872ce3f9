import { chakra } from '@chakra-ui/react';
import {
  attributeChoices,
  attributeNumbers,
  type ChoiceAttribute,
  type OwnSetAttribute,
} from '@oche/validators/market/limits';
import { numberOf } from '../../../components/form/number-text.ts';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { choiceText } from '../card/attribute-text.ts';
import { Chips } from '../sell/basics/chips.tsx';
import { WeightField } from '../sell/basics/weight-field.tsx';
import type { TypedSet } from './typed-set.ts';

interface OwnSetFieldsProps {
  typed: TypedSet;
  onChange: (name: OwnSetAttribute, value: string) => void;
}

/** The usual shares of tungsten, in percent. */
const TUNGSTENS = [80, 85, 90, 95, 97];

/** Barrels, shafts and flights; all of it by tapping. */
export function OwnSetFields({ typed, onChange }: OwnSetFieldsProps) {
  const texts = useTexts('market/own-set');
  const words = useTexts('market/words');
  const weight = numberOf(typed.weight);
  const { min, max } = attributeNumbers.weight;
  const isWeight = weight === undefined || (weight >= min && weight <= max);
  const choice = (name: ChoiceAttribute & OwnSetAttribute) => (
    <Chips
      key={name}
      label={words.attribute[name]()}
      options={attributeChoices[name].map((value) => ({
        value,
        label: choiceText(name, value, words),
      }))}
      value={typed[name]}
      onChange={(value) => onChange(name, value)}
    />
  );
  return (
    <>
      <Part aria-labelledby="own-barrels">
        <Heading as="h3" size="subheading" id="own-barrels">
          {texts.barrels()}
        </Heading>
        {choice('tip')}
        <WeightField
          label={words.attribute.weight()}
          value={typed.weight}
          error={isWeight ? undefined : texts.weightRange({ min, max })}
          onChange={(value) => onChange('weight', value)}
        />
        <Chips
          label={words.attribute.tungsten()}
          options={TUNGSTENS.map((percent) => ({
            value: String(percent),
            label: words.percent({ count: percent }),
          }))}
          value={typed.tungsten}
          onChange={(value) => onChange('tungsten', value)}
        />
        {choice('barrelShape')}
        {choice('grip')}
        {choice('points')}
      </Part>
      <Part aria-labelledby="own-shafts">
        <Heading as="h3" size="subheading" id="own-shafts">
          {words.category.shafts()}
        </Heading>
        {choice('shaftLength')}
        {choice('shaftMaterial')}
      </Part>
      <Part aria-labelledby="own-flights">
        <Heading as="h3" size="subheading" id="own-flights">
          {words.category.flights()}
        </Heading>
        {choice('flightShape')}
      </Part>
    </>
  );
}

const Part = chakra('section', {
  base: { display: 'grid', gap: '4', borderTopWidth: '1px', paddingTop: '4' },
});
