import { chakra } from '@chakra-ui/react';
import { type ItemCategory, itemCategories } from '@oche/validators/market/limits';
import { useId } from 'react';
import { FieldNotes } from '../../../../components/form/field-frame.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { CategoryMark } from './category-mark.tsx';

interface CategoryChoiceProps {
  value: ItemCategory | null;
  error: string | undefined;
  onChange: (category: ItemCategory) => void;
}

/** What it is: one tap on a drawing. */
export function CategoryChoice({ value, error, onChange }: CategoryChoiceProps) {
  const texts = useTexts('market/sell');
  const words = useTexts('market/words');
  const id = useId();
  return (
    <Group
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error ? true : undefined}
    >
      <legend>{texts.category()}</legend>
      <Tiles>
        {itemCategories.map((category) => (
          <Tile key={category}>
            <input
              type="radio"
              name="category"
              value={category}
              checked={category === value}
              onChange={() => onChange(category)}
            />
            <CategoryMark category={category} />
            <span>{words.category[category]()}</span>
          </Tile>
        ))}
      </Tiles>
      <FieldNotes id={id} hint={undefined} error={error} />
    </Group>
  );
}

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '1',
    minWidth: '0',
    '& > legend': { textStyle: 'label', paddingBottom: '1' },
  },
});
const Tiles = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    gridTemplateColumns: {
      base: 'repeat(4, minmax(0, 1fr))',
      md: 'repeat(8, minmax(min-content, 1fr))',
    },
  },
});
const Tile = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'space-between',
    gap: '1',
    padding: '1.5',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderBottomWidth: '4px',
    borderRadius: 'sm',
    textStyle: 'caption',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    '& svg': { width: '14', height: '11', maxWidth: 'full' },
    _hover: { borderColor: 'fg' },
    '&:has(:checked)': {
      bg: 'bg.sunken',
      borderColor: 'accent.solid',
      fontWeight: 'semibold',
    },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
});
