import { type Weekday, weekdays } from '@oche/validators/lounges/limits';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../../components/dialog/dialog.tsx';
import { Label } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { WeekdayBoxes } from '../weekday-boxes.tsx';

interface CopyDayDialogProps {
  from: Weekday;
  onCopy: (to: Weekday[]) => void;
  onClose: () => void;
}

/** Asks which other days get the hours of this day. */
export function CopyDayDialog({ from, onCopy, onClose }: CopyDayDialogProps) {
  const texts = useTexts('manage/hours');
  const { weekdays: names, cancel } = useTexts('manage');
  const [days, setDays] = useState<readonly Weekday[]>([]);
  const others = weekdays.filter((weekday) => weekday !== from);
  return (
    <Dialog isOpen onClose={onClose} title={texts.copyTitle({ day: names[from]() })} size="sm">
      <Label>{texts.copyTo()}</Label>
      <WeekdayBoxes label={texts.copyTo()} days={others} chosen={days} onChange={setDays} />
      <div>
        <Button
          size="sm"
          variant="outline"
          marginInlineEnd="2"
          onClick={() => setDays(others.filter((weekday) => weekday <= 5))}
        >
          {texts.copyWeekdays()}
        </Button>
        <Button size="sm" variant="outline" onClick={() => setDays(others)}>
          {texts.copyAll()}
        </Button>
      </div>
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {cancel()}
        </Button>
        <Button disabled={days.length === 0} onClick={() => onCopy([...days])}>
          {texts.copySubmit()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
