import { chakra } from '@chakra-ui/react';
import { CalendarPlus, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonAnchor } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { SelectField, TextField } from '../../../components/form/fields.tsx';
import { TextLink } from '../../../components/link.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import type { LeagueCalendar } from './calendars.ts';

interface CalendarDialogProps {
  calendars: readonly LeagueCalendar[];
  onClose: () => void;
}

/** Fixtures in one's own calendar, where they move along: which ones, and how they get there. */
export function CalendarDialog({ calendars, onClose }: CalendarDialogProps) {
  const texts = useTexts('leagues/calendar');
  const locale = useLocale();
  const toast = useToast();
  const [chosen, setChosen] = useState(0);
  const path = `${calendars[chosen]?.path ?? ''}/calendar.ics`;
  // a calendar app has no language of its own to tell, so the address has it
  const url = `${location.origin}${path}?language=${locale}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ variant: 'success', title: texts.copied() });
    } catch {
      toast.show({ variant: 'destructive', title: texts.copyFailed() });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={texts.title()} placement="sheet">
      <Parts>
        <p>{texts.text()}</p>
        {calendars.length > 1 ? (
          <SelectField
            label={texts.which()}
            value={chosen}
            options={calendars.map(({ name }, index) => ({ value: String(index), label: name }))}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        ) : null}
        <Ways>
          <ButtonAnchor href={url.replace(/^https?:/, 'webcal:')}>
            <CalendarPlus aria-hidden="true" />
            {texts.subscribe()}
          </ButtonAnchor>
          <Button variant="outline" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {texts.copy()}
          </Button>
          <ButtonAnchor variant="ghost" href={`${path}?language=${locale}`} download>
            <Download aria-hidden="true" />
            {texts.file()}
          </ButtonAnchor>
        </Ways>
        <TextField
          label={texts.address()}
          hint={texts.addressHint()}
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
        <Own>
          {texts.own()} <TextLink to="/bookings">{texts.toOwn()}</TextLink>
        </Own>
      </Parts>
    </Dialog>
  );
}

const Parts = chakra('div', { base: { display: 'grid', gap: '4' } });
const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
const Own = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } });
