import { chakra } from '@chakra-ui/react';
import { amenities } from '@oche/validators/lounges/limits';
import { Checkbox } from '../../../components/form/controls.ts';
import { Label } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/**
 * Checkboxes for what a lounge offers.
 * @param registered what the form's `register` has returned
 */
export function AmenityBoxes({ registered }: { registered: object }) {
  const texts = useTexts('venues');
  return (
    <Group>
      <legend>
        <Label>{texts.amenitiesLabel()}</Label>
      </legend>
      <Choices>
        {amenities.map((amenity) => (
          <Choice key={amenity}>
            <Checkbox type="checkbox" value={amenity} {...registered} />
            {texts.amenities[amenity]()}
          </Choice>
        ))}
      </Choices>
    </Group>
  );
}

const Group = chakra('fieldset', { base: { minWidth: '0' } });
const Choices = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    columnGap: '4',
    paddingTop: '1',
  },
});
const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '8',
    textStyle: 'small',
    cursor: 'pointer',
  },
});
