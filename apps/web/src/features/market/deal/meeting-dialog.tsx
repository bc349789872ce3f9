import type { DealOutput } from '@oche/validators/market/deals';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { SelectField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { LoungeFinder } from '../../../components/form/lounge-finder.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Muted } from '../../../components/text.tsx';
import { dayText } from '../../../lib/time/place-time.ts';
import { instantOf, timeText } from '../../../lib/time/wall-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { meetingDays, meetingMinutes, USUAL_MINUTES } from './meeting-times.ts';
import { useAfterChange, useDealWords } from './use-deal-words.ts';

const chosen = z.string().check(z.minLength(1, 'required'));
const meetingForm = z.object({ loungeId: chosen, date: chosen, minutes: chosen });

/** Where postal codes are known, all clocks show the same. */
const TIME_ZONE = 'Europe/Berlin';

/** Lounge, day and time; the one of the ad is chosen already. */
export function MeetingDialog({ deal, onClose }: { deal: DealOutput; onClose: () => void }) {
  const { texts, locale } = useDealWords(deal);
  const { meeting: words } = texts;
  const { onSuccess } = useAfterChange();
  const propose = trpc.market.deals.proposeMeeting.useMutation({ onSuccess });
  const [now] = useState(() => Date.now());
  const days = meetingDays(now, TIME_ZONE);
  const first = deal.meeting?.lounge ?? deal.lounge;
  const form = useZodForm(meetingForm, {
    defaultValues: {
      loungeId: first ? String(first.id) : '',
      date: days[1] ?? '',
      minutes: String(USUAL_MINUTES),
    },
    onSubmit: async ({ loungeId, date, minutes }) => {
      const meetsAt = new Date(instantOf(date, Number(minutes), TIME_ZONE)).toISOString();
      await propose.mutateAsync({ id: deal.id, loungeId: Number(loungeId), meetsAt });
      onClose();
    },
  });
  const [loungeId, date, minutes] = form.watch(['loungeId', 'date', 'minutes']);
  const [found, setFound] = useState(first);
  const near = trpc.lounges.nearby.useQuery(undefined, { staleTime: 60_000 });
  const known = (near.data?.items ?? []).filter(({ id }) => id !== found?.id);
  const lounges = [...(found ? [found] : []), ...known];
  const times = meetingMinutes(date, now, TIME_ZONE);
  const named = [words.today(), words.tomorrow()];
  return (
    <Dialog isOpen onClose={onClose} title={words.title()} placement="sheet">
      <Form {...form.props}>
        <SelectField
          {...form.field('loungeId')}
          value={loungeId}
          label={words.lounge()}
          options={[
            ...(found ? [] : [{ value: '', label: words.choose() }]),
            ...lounges.map(({ id, name, city }) => ({
              value: String(id),
              label: `${name}, ${city}`,
            })),
          ]}
        />
        {near.data && lounges.length === 0 ? <Muted>{words.noLounges()}</Muted> : null}
        <LoungeFinder
          onFind={(lounge) => {
            setFound(lounge);
            form.setValue('loungeId', String(lounge.id));
          }}
        />
        <FieldRow>
          <SelectField
            {...form.field('date')}
            value={date}
            label={words.day()}
            options={days.map((day, index) => ({
              value: day,
              label: named[index] ?? dayText(day, locale, 'spoken'),
            }))}
          />
          <SelectField
            {...form.field('minutes')}
            value={minutes}
            label={words.time()}
            options={times.map((each) => ({ value: String(each), label: timeText(each) }))}
          />
        </FieldRow>
        <DialogFormActions
          submit={words.submit()}
          variant="accent"
          isPending={form.isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
