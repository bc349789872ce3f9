import type { FixtureSummary } from '@oche/validators/leagues/fixture';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { DialogFormActions } from '../../../../components/form/form-actions.tsx';
import { Row, Stack } from '../../../../components/layout.tsx';
import { DateTimeField } from '../../../../components/moment/moment-fields.tsx';
import { Label } from '../../../../components/text.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { useErrorText } from '../../../../lib/errors/use-error-text.ts';
import { clockText, dateOf, momentText } from '../../../../lib/time/place-time.ts';
import { instantOf } from '../../../../lib/time/wall-time.ts';
import { trpc } from '../../../../lib/trpc.ts';

interface DateDialogProps {
  fixture: Pick<FixtureSummary, 'id' | 'startsAt'>;
  title: string;
  timeZone: string;
  onClose: () => void;
}

/** When a fixture is played, by hand: evenings on which both teams and the boards are free are offered. */
export function DateDialog({ fixture, title, timeZone, onClose }: DateDialogProps) {
  const texts = useTexts('leagues/setup-plan');
  const { texts: ui } = useUi();
  const locale = useLocale();
  const utils = trpc.useUtils();
  const errorText = useErrorText();
  const { id, startsAt } = fixture;
  const { data: free = [] } = trpc.leagues.fixtures.freeDates.useQuery({ id });
  const setDate = trpc.leagues.fixtures.setDate.useMutation();
  const [typed, setTyped] = useState(startsAt === null ? '' : localOf(startsAt, timeZone));
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Dialog isOpen onClose={onClose} isBusy={setDate.isPending} title={title}>
      <Form
        isPending={setDate.isPending}
        error={setDate.error ? errorText(setDate.error) : null}
        onSubmit={(event) => {
          event.preventDefault();
          setIsMissing(typed === '');
          if (typed === '') return;
          setDate.mutate(
            { id, startsAt: instantIn(typed, timeZone) },
            {
              onSuccess: async () => {
                await utils.leagues.invalidate();
                onClose();
              },
            },
          );
        }}
      >
        <DateTimeField
          label={texts.date()}
          hint={texts.dateHint()}
          error={isMissing ? 'required' : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {free.length > 0 ? (
          <Stack gap="2">
            <Label>{texts.free()}</Label>
            <Row>
              {free.slice(0, 6).map((one) => (
                <Button
                  key={one.startsAt}
                  size="sm"
                  variant="outline"
                  onClick={() => setTyped(localOf(one.startsAt, timeZone))}
                >
                  {momentText(one.startsAt, timeZone, locale)}
                </Button>
              ))}
            </Row>
          </Stack>
        ) : null}
        <DialogFormActions submit={ui.save} isPending={setDate.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

const localOf = (instant: string, timeZone: string): string =>
  `${dateOf(instant, timeZone)}T${clockText(instant, timeZone)}`;

function instantIn(local: string, timeZone: string): string {
  const [date = '', time = ''] = local.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(instantOf(date, hours * 60 + minutes, timeZone)).toISOString();
}
