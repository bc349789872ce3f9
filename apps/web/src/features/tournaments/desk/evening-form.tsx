import { markerRules, REST_MINUTES_MAX } from '@oche/validators/tournaments/course-limits';
import type { EveningOutput } from '@oche/validators/tournaments/schemas';
import { type FormEvent, useState } from 'react';
import { CheckboxField, SelectField, TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

interface EveningFormProps {
  id: number;
  evening: EveningOutput;
}

/** How matches are called: automatically or by hand, with which rest, and who marks. */
export function EveningForm({ id, evening }: EveningFormProps) {
  const { evening: texts } = useTexts('tournaments/run');
  const { texts: words, readError } = useUi();
  const toast = useToast();
  const { tournaments } = trpc.useUtils();
  const [isCalling, setIsCalling] = useState(evening.isCalling);
  const [rest, setRest] = useState(String(evening.restMinutes));
  const [marker, setMarker] = useState(evening.marker);
  const save = trpc.tournaments.evening.set.useMutation({
    onSuccess: () => toast.show({ variant: 'success', title: texts.saved() }),
    onSettled: () => tournaments.invalidate(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ id, isCalling, restMinutes: Number(rest), marker });
  };
  return (
    <TitledSection title={texts.title()}>
      <Form
        onSubmit={submit}
        isPending={save.isPending}
        error={save.error ? readError(save.error).message : null}
      >
        <CheckboxField
          label={texts.isCalling()}
          checked={isCalling}
          onChange={({ target }) => setIsCalling(target.checked)}
        />
        <TextField
          label={texts.rest()}
          type="number"
          min={0}
          max={REST_MINUTES_MAX}
          value={rest}
          onChange={({ target }) => setRest(target.value)}
        />
        <SelectField
          label={texts.marker()}
          value={marker}
          options={markerRules.map((value) => ({ value, label: texts.markers[value]() }))}
          onChange={({ target }) =>
            setMarker(markerRules.find((one) => one === target.value) ?? 'nobody')
          }
        />
        <SubmitButton isPending={save.isPending} pendingText={words.loading} variant="outline">
          {texts.save()}
        </SubmitButton>
      </Form>
    </TitledSection>
  );
}
