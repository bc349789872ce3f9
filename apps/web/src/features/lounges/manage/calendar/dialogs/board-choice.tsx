import { chakra } from '@chakra-ui/react';
import { BOOKING_BOARDS_MAX } from '@oche/validators/bookings/schemas';
import { useId } from 'react';
import { Button } from '../../../../../components/button.tsx';
import { Checkbox } from '../../../../../components/form/controls.ts';
import { FieldNotes } from '../../../../../components/form/field-frame.tsx';
import { SelectField } from '../../../../../components/form/fields.tsx';
import { Label } from '../../../../../components/text.tsx';
import { useTexts } from '../../../../../i18n/react.tsx';
import { useManagedLounge } from '../../managed-lounge.tsx';

interface Registered {
  error?: string;
}

interface BoardChoiceProps {
  field: (name: 'choice' | 'boardCount' | 'boardIds') => Registered;
  choice: 'any' | 'these';
}

/** A choice between a number of any free boards, and certain ones. */
export function BoardChoice({ field, choice }: BoardChoiceProps) {
  const { when: texts } = useTexts('manage/dialogs');
  const { calendar } = useTexts('manage/calendar');
  const { lounge } = useManagedLounge();
  const most = Math.min(Math.max(lounge.boards.length, 1), BOOKING_BOARDS_MAX);
  const { error: _, ...radio } = field('choice');
  return (
    <Group>
      <legend>
        <Label>{texts.boards()}</Label>
      </legend>
      <Choices>
        <Choice>
          <input type="radio" value="any" {...radio} />
          {texts.anyBoard()}
        </Choice>
        <Choice>
          <input type="radio" value="these" {...radio} />
          {texts.theseBoards()}
        </Choice>
      </Choices>
      {choice === 'any' ? (
        <SelectField
          {...field('boardCount')}
          label={texts.boardCount()}
          options={Array.from({ length: most }, (_unused, index) => ({
            value: String(index + 1),
            label: calendar.boardCount({ count: index + 1 }),
          }))}
        />
      ) : (
        <BoardBoxes registered={field('boardIds')} />
      )}
    </Group>
  );
}

/** A checkbox for each board. */
export function BoardBoxes({
  registered,
  onAll,
}: {
  registered: Registered;
  /** chooses all of them, where that is something that people want */
  onAll?: () => void;
}) {
  const { when: texts } = useTexts('manage/dialogs');
  const { calendar } = useTexts('manage/calendar');
  const { lounge } = useManagedLounge();
  const id = useId();
  const { error, ...box } = registered;
  return (
    <div>
      <Boxes role="group" aria-label={texts.boards()}>
        {lounge.boards.map((board) => (
          <BoxLabel key={board.id}>
            <Checkbox
              type="checkbox"
              value={board.id}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              {...box}
            />
            {board.name}
          </BoxLabel>
        ))}
      </Boxes>
      {onAll && lounge.boards.length > 1 ? (
        <Button size="sm" variant="ghost" marginTop="1" onClick={onAll}>
          {calendar.allBoards()}
        </Button>
      ) : null}
      <FieldNotes id={id} error={error} />
    </div>
  );
}

export const Group = chakra('fieldset', { base: { display: 'grid', gap: '2', minWidth: '0' } });
export const Choices = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1' },
});
export const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    cursor: 'pointer',
    '& input': { width: '5', height: '5', accentColor: 'positive.solid', cursor: 'pointer' },
  },
});
const Boxes = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
    gap: '1',
    maxHeight: '13rem',
    overflowY: 'auto',
    padding: '0.5',
  },
});
const BoxLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '9',
    paddingInline: '2',
    borderWidth: '1px',
    borderRadius: 'sm',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
});
