import { BULL } from '@oche/darts/board';
import { useNavigate } from '@tanstack/react-router';
import { SelectField } from '../../../components/form/fields.tsx';
import { useTexts } from '../../../i18n/react.tsx';

const NUMBERS = [...Array.from({ length: 20 }, (_, index) => 20 - index), BULL];

/** Which number the 99 darts are thrown at; the address keeps it. */
export function NumberChoice({ number }: { number: number | undefined }) {
  const texts = useTexts('games/training');
  const navigate = useNavigate();
  return (
    <SelectField
      label={texts.number()}
      value={String(number)}
      options={NUMBERS.map((one) => ({
        value: String(one),
        label: one === BULL ? texts.bull() : String(one),
      }))}
      onChange={({ target }) =>
        void navigate({
          to: '/games/training/$kind',
          params: { kind: 'ninetyNine' },
          search: { number: Number(target.value) },
          replace: true,
        })
      }
    />
  );
}
