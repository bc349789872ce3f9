import { chakra } from '@chakra-ui/react';
import { CalendarPlus, CalendarSearch, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Input, Select } from '../../../../components/form/controls.ts';
import { Field } from '../../../../components/form/field-frame.tsx';
import { lazyPart } from '../../../../components/lazy-part.tsx';
import { Label } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { addDays, dayText } from '../../../../lib/time/place-time.ts';
import { timeText, weekdayOf } from '../../../../lib/time/wall-time.ts';
import { useVenueSearch } from '../use-venue-search.ts';
import { eveningOf, PEOPLE_MAX, type VenueSearch } from '../venue-search.ts';
import { eveningOn } from './evening-on.ts';
import { endAfter, eveningAt, minutesOf, NIGHT_ENDS, STEP } from './tonight.ts';

// a phone shows it for other days alone
const DayField = lazyPart(async () => (await import('./day-field.tsx')).DayField, null, {
  isInPage: true,
  whenSeen: true,
});

const FRIDAY = 5;
/** Half hours in the order of an evening: what is after midnight comes last. */
const TIMES = Array.from({ length: 48 }, (_, index) => (NIGHT_ENDS + index * STEP) % 1440);

/** An evening: one press for the next ones, fields for any other. Only lounges with free boards stay. */
export function TimeFilter() {
  const { time: texts } = useTexts('venues/directory');
  const locale = useLocale();
  const { search, change, refine } = useVenueSearch();
  const evening = eveningOf(search);
  const labelId = useId();
  const fieldsId = useId();
  /** whether a phone shows the field for other days, which takes the place of a lounge */
  const [isOther, setIsOther] = useState(false);
  const { date: today } = eveningAt(Date.now());
  const days = nextEvenings(today);
  /** whether none of the buttons is the chosen day */
  const isOwnDay = evening !== null && !days.includes(evening.date);
  const nameOf = (date: string) => {
    if (date === today) return texts.tonight();
    return date === addDays(today, 1) ? texts.tomorrow() : dayText(date, locale);
  };

  return (
    <Root role="group" aria-labelledby={labelId}>
      <Line>
        <Label id={labelId}>
          <CalendarSearch aria-hidden="true" />
          {texts.when()}
        </Label>
        <Choices>
          {isOwnDay ? null : (
            <Button
              size="sm"
              variant="ghost"
              hideFrom="md"
              aria-expanded={isOther}
              aria-controls={fieldsId}
              onClick={() => setIsOther(!isOther)}
            >
              <CalendarPlus aria-hidden="true" />
              {texts.otherDay()}
            </Button>
          )}
          {evening ? (
            <Button size="sm" variant="ghost" onClick={() => change(ANY_TIME)}>
              <X aria-hidden="true" />
              {texts.any()}
            </Button>
          ) : null}
        </Choices>
        <Days>
          {days.map((date) => (
            <Button
              key={date}
              size="sm"
              variant={evening?.date === date ? 'solid' : 'outline'}
              aria-pressed={evening?.date === date}
              onClick={() => change(eveningOn(date, evening))}
            >
              {nameOf(date)}
            </Button>
          ))}
        </Days>
      </Line>
      <Fields id={fieldsId}>
        <OtherDay data-open={isOwnDay || isOther || undefined}>
          <DayField hasFocus={isOther} />
        </OtherDay>
        {evening ? (
          <>
            <TimeChoice
              label={texts.from()}
              value={evening.from}
              onChange={(from) => change({ ...evening, from, to: endAfter(evening, from) })}
            />
            <TimeChoice
              label={texts.to()}
              value={evening.to}
              onChange={(to) => change({ ...evening, to })}
            />
            <Field label={texts.people()}>
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={PEOPLE_MAX}
                  defaultValue={evening.people}
                  onChange={({ target }) => {
                    const people = Number(target.value);
                    if (people >= 1 && people <= PEOPLE_MAX) refine({ ...evening, people });
                  }}
                />
              )}
            </Field>
          </>
        ) : null}
      </Fields>
    </Root>
  );
}

const ANY_TIME: VenueSearch = {
  date: undefined,
  from: undefined,
  to: undefined,
  people: undefined,
};

interface TimeChoiceProps {
  label: string;
  value: string;
  onChange: (time: string) => void;
}

function TimeChoice({ label, value, onChange }: TimeChoiceProps) {
  const { time: texts } = useTexts('venues/directory');
  const known = TIMES.map(timeText);
  const times = known.includes(value) ? known : [value, ...known];
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {times.map((time) => (
            <option key={time} value={time}>
              {minutesOf(time) < NIGHT_ENDS ? texts.afterMidnight({ time }) : time}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Tonight, tomorrow, and the next Friday and Saturday. */
function nextEvenings(today: string): string[] {
  const friday = addDays(today, (FRIDAY - weekdayOf(today) + 7) % 7);
  const days = new Set([today, addDays(today, 1), friday, addDays(friday, 1)]);
  return [...days].sort();
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: 'auto minmax(0, 1fr)' },
    alignItems: 'end',
    columnGap: '5',
    rowGap: '3',
    paddingBlock: '3',
    layerStyle: 'wires',
  },
});
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: { base: 'space-between', md: 'flex-start' },
    gap: '2',
    minHeight: 'control',
    '& svg': { display: 'inline-block', width: '1.15em', height: '1.15em', marginEnd: '1.5' },
  },
});
/** Beside the label on a phone, and behind the days elsewhere. */
const Choices = chakra('div', { base: { display: 'flex', order: { md: '1' } } });
const Days = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    flexBasis: { base: 'full', md: 'auto' },
    gap: { base: '1', md: '2' },
  },
});
const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(3, minmax(0, 1fr))',
      md: '11rem repeat(2, 9.5rem) 6rem',
    },
    gap: '3',
    alignItems: 'end',
  },
});
/** Room for a lounge on a phone, where most people come for one of the next evenings. */
const OtherDay = chakra('div', {
  base: {
    display: { base: 'none', md: 'block' },
    gridColumn: { base: '1 / -1', md: 'auto' },
    '&[data-open]': { display: 'block' },
  },
});
