import { GROUP_MAX } from '@oche/validators/bookings/schemas';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { TextAreaField, TextField } from '../../../../components/form/fields.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { crowdedBoards } from './booking-form.schema.ts';
import type { Slot } from './use-slot-form.ts';

/** How many people come; it says so, but refuses nobody, where they would be a crowd. */
export function GroupSizeField({ lounge, slot }: { lounge: Lounge; slot: Slot }) {
  const { dialog: texts } = useTexts('booking/form');
  const { values, set, field } = slot;
  const isPerPerson = lounge.priceUnit === 'person';
  const crowded = crowdedBoards(values);
  const hints = [
    isPerPerson ? texts.groupSizePerPerson() : null,
    crowded === null ? null : texts.crowded({ boards: crowded }),
  ];
  return (
    <TextField
      {...field('groupSize')}
      label={texts.groupSize()}
      hint={hints.filter(Boolean).join(' ')}
      isOptional={!isPerPerson}
      type="number"
      inputMode="numeric"
      min={1}
      max={GROUP_MAX}
      value={values.groupSize}
      onChange={({ target }) => set({ groupSize: target.value })}
    />
  );
}

/** What the lounge should know about the booking. */
export function NotesField({ slot }: { slot: Slot }) {
  const { dialog: texts } = useTexts('booking/form');
  const { values, set, field } = slot;
  return (
    <TextAreaField
      {...field('notes')}
      label={texts.notes()}
      hint={texts.notesHint()}
      isOptional
      rows={2}
      value={values.notes ?? ''}
      onChange={({ target }) => set({ notes: target.value })}
    />
  );
}
