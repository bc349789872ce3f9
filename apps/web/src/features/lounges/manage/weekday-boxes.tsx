import { chakra } from '@chakra-ui/react';
import { type Weekday, weekdays } from '@oche/validators/lounges/limits';
import { useId } from 'react';
import { FieldNotes } from '../../../components/form/field-frame.tsx';
import { Row } from '../../../components/layout.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface WeekdayBoxesProps {
  /** what the days are chosen for */
  label: string;
  /** the days to choose from; default: all */
  days?: readonly Weekday[];
  chosen: readonly Weekday[];
  /** key of the message that says what is wrong */
  error?: string | undefined;
  onChange: (chosen: Weekday[]) => void;
}

/** A checkbox for each day of the week. */
export function WeekdayBoxes({
  label,
  days = weekdays,
  chosen,
  error,
  onChange,
}: WeekdayBoxesProps) {
  const id = useId();
  const { weekdays: names, weekdaysShort: shortNames } = useTexts('manage');
  const toggle = (weekday: Weekday) => {
    const isChosen = chosen.includes(weekday);
    onChange(weekdays.filter((day) => (day === weekday ? !isChosen : chosen.includes(day))));
  };
  return (
    <>
      <Row
        gap="1"
        role="group"
        aria-label={label}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {days.map((weekday) => (
          <Day
            key={weekday}
            type="button"
            aria-pressed={chosen.includes(weekday)}
            onClick={() => toggle(weekday)}
          >
            <span aria-hidden="true">{shortNames[weekday]()}</span>
            <VisuallyHidden>{names[weekday]()}</VisuallyHidden>
          </Day>
        ))}
      </Row>
      {error ? (
        <div data-form-error tabIndex={-1}>
          <FieldNotes id={id} error={error} />
        </div>
      ) : null}
    </>
  );
}

const Day = chakra('button', {
  base: {
    position: 'relative',
    minWidth: '10',
    minHeight: '9',
    textStyle: 'label',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { borderColor: 'fg' },
    '&[aria-pressed=true]': { bg: 'bg.inverse', color: 'fg.inverse', borderColor: 'bg.inverse' },
  },
});
