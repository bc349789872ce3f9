import { chakra } from '@chakra-ui/react';
import { BOOKING_BOARDS_MAX } from '@oche/validators/bookings/schemas';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { Checkbox } from '../../../../components/form/controls.ts';
import { FieldNotes } from '../../../../components/form/field-frame.tsx';
import { SelectField } from '../../../../components/form/fields.tsx';
import { Label } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { freeBoards } from '../../../../lib/time/booking-slots.ts';
import type { Slot } from './use-slot-form.ts';

/** A choice of any free boards, or of certain ones; it shows which are free at the chosen time. */
export function BoardFields({ lounge, slot }: { lounge: Lounge; slot: Slot }) {
  const texts = useTexts('booking/form').dialog;
  const { values, set } = slot;
  return (
    <Group>
      <legend>
        <Label>{texts.boards()}</Label>
      </legend>
      <Choices>
        {(['any', 'named'] as const).map((choice) => (
          <Choice key={choice}>
            <input
              type="radio"
              name="boardChoice"
              value={choice}
              checked={values.boardChoice === choice}
              onChange={() => set({ boardChoice: choice })}
            />
            {choice === 'any' ? texts.anyBoard() : texts.namedBoards()}
          </Choice>
        ))}
      </Choices>
      {values.boardChoice === 'any' ? (
        <BoardCount lounge={lounge} slot={slot} />
      ) : (
        <NamedBoards lounge={lounge} slot={slot} />
      )}
    </Group>
  );
}

function BoardCount({ lounge, slot }: { lounge: Lounge; slot: Slot }) {
  const { boards } = useTexts('booking');
  const { dialog: texts } = useTexts('booking/form');
  const { values, set, field } = slot;
  const most = Math.min(Math.max(lounge.boards.length, 1), BOOKING_BOARDS_MAX);
  return (
    <SelectField
      {...field('boardCount')}
      label={texts.boardCount()}
      value={values.boardCount}
      options={Array.from({ length: most }, (_, index) => ({
        value: String(index + 1),
        label: boards({ count: index + 1 }),
      }))}
      onChange={({ target }) => set({ boardCount: target.value })}
    />
  );
}

function NamedBoards({ lounge, slot }: { lounge: Lounge; slot: Slot }) {
  const { dialog: texts } = useTexts('booking/form');
  const kinds = useTexts('venues').boardKinds;
  const { values, set, field, availability } = slot;
  const { error } = field('boardIds');
  const { startTime, endTime } = values;
  const free =
    availability && startTime && endTime
      ? new Set(freeBoards(availability, { startTime, endTime }).map(({ id }) => id))
      : null;
  const toggle = (id: string, isChosen: boolean) => {
    const others = values.boardIds.filter((other) => other !== id);
    set({ boardIds: isChosen ? [...others, id] : others });
  };
  return (
    <div>
      <Boards>
        {lounge.boards.map((board) => {
          const id = String(board.id);
          const isTaken = free !== null && !free.has(board.id);
          return (
            <BoardLabel key={board.id} data-taken={isTaken || undefined}>
              <Checkbox
                type="checkbox"
                checked={values.boardIds.includes(id)}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? 'boards-error' : undefined}
                onChange={({ target }) => toggle(id, target.checked)}
              />
              <span>
                {board.name}
                <Kind>
                  {kinds[board.kind]()}
                  {free ? ` · ${isTaken ? texts.boardTaken() : texts.boardFree()}` : null}
                </Kind>
              </span>
            </BoardLabel>
          );
        })}
      </Boards>
      <FieldNotes id="boards" error={error} />
    </div>
  );
}

const Group = chakra('fieldset', { base: { display: 'grid', gap: '2', minWidth: '0' } });
const Choices = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1' },
});
const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    cursor: 'pointer',
    '& input': { width: '5', height: '5', accentColor: 'positive.solid', cursor: 'pointer' },
  },
});
const Boards = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
    gap: '1',
    maxHeight: '14rem',
    overflowY: 'auto',
  },
});
const BoardLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    padding: '2',
    borderWidth: '1px',
    borderRadius: 'sm',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&[data-taken]': { bg: 'bg.sunken', borderStyle: 'dashed' },
  },
});
const Kind = chakra('span', {
  base: { display: 'block', textStyle: 'caption', color: 'fg.muted' },
});
