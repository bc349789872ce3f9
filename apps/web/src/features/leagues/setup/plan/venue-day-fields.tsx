import { Stack } from '../../../../components/layout.tsx';
import { DateField } from '../../../../components/moment/moment-fields.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { Grid, type WhenProps } from './week-fields.tsx';

/** The days on which three teams meet at one place. */
export function VenueDayFields({
  values: { days },
  isAsked,
  onChange,
}: WhenProps & { isAsked: boolean }) {
  const texts = useTexts('leagues/setup-plan');
  return (
    <Stack gap="3">
      <Muted>{texts.daysText({ count: days.length })}</Muted>
      <Grid>
        {days.map((day, place) => (
          <DateField
            key={place}
            label={texts.day({ number: place + 1 })}
            value={day}
            error={isAsked && day === '' ? 'required' : undefined}
            onChange={({ target }) => onChange({ days: days.with(place, target.value) })}
          />
        ))}
      </Grid>
    </Stack>
  );
}
