import { Download } from 'lucide-react';
import { useState } from 'react';
import { ButtonAnchor } from '../../../../components/button.tsx';
import { FieldRow } from '../../../../components/form/field-row.tsx';
import { DateField } from '../../../../components/moment/moment-fields.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { businessDateAt } from '../../../../lib/time/business-day.ts';
import { addDays } from '../../../../lib/time/place-time.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { USUAL_WEEKS } from './weeks.ts';

/** Exports all bookings of a period for a spreadsheet. */
export function CsvExport() {
  const texts = useTexts('manage/statistics');
  const { lounge } = useManagedLounge();
  const today = businessDateAt(lounge, Date.now());
  const [from, setFrom] = useState(addDays(today, -7 * USUAL_WEEKS));
  const [to, setTo] = useState(today);
  const query = new URLSearchParams({ from, to });
  return (
    <Section title={texts.csvTitle()} text={texts.csvText()}>
      <FieldRow
        maxWidth="40rem"
        alignItems="end"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: '1fr 1fr auto' }}
      >
        <DateField
          label={texts.csvFrom()}
          value={from}
          max={to}
          onChange={({ target }) => setFrom(target.value)}
        />
        <DateField
          label={texts.csvTo()}
          value={to}
          min={from}
          onChange={({ target }) => setTo(target.value)}
        />
        <ButtonAnchor
          href={`/api/lounges/${lounge.id}/bookings.csv?${query}`}
          download=""
          variant="outline"
          justifySelf="start"
        >
          <Download aria-hidden="true" />
          {texts.csv()}
        </ButtonAnchor>
      </FieldRow>
    </Section>
  );
}
