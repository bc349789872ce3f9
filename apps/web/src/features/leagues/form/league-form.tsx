import {
  LEAGUE_NAME_MAX,
  LEAGUE_REGION_MAX,
  LEAGUE_TEXT_MAX,
} from '@oche/validators/leagues/limits';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface LeagueWish {
  name: string;
  region: string;
  description: string;
  holidays?: string | undefined;
}

interface LeagueFormProps {
  onSend: (wish: LeagueWish) => Promise<unknown>;
  onCancel: () => void;
}

/** What a league says of itself when it is founded. What was typed stays when sending fails. */
export function LeagueForm({ onSend, onCancel }: LeagueFormProps) {
  const texts = useTexts('leagues/form');
  const { texts: words, readError } = useUi();
  const [name, setName] = useState('');
  const [region, setRegion] = useState('');
  const [description, setDescription] = useState('');
  const [holidays, setHolidays] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { message, fields } = failure ? readError(failure) : {};
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsPending(true);
    setFailure(null);
    try {
      await onSend({ name, region, description, holidays: holidays || undefined });
    } catch (error) {
      setFailure(error);
      setIsPending(false);
    }
  };
  return (
    <Form
      onSubmit={(event) => void submit(event)}
      isPending={isPending}
      error={fields ? null : (message ?? null)}
    >
      <TextField
        label={texts.name()}
        hint={texts.nameHint()}
        autoComplete="off"
        required
        maxLength={LEAGUE_NAME_MAX}
        value={name}
        error={fields?.name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={texts.region()}
        hint={texts.regionHint()}
        autoComplete="off"
        required
        maxLength={LEAGUE_REGION_MAX}
        value={region}
        error={fields?.region}
        onChange={({ target }) => setRegion(target.value)}
      />
      <TextAreaField
        label={texts.description()}
        hint={texts.descriptionHint()}
        isOptional
        rows={4}
        maxLength={LEAGUE_TEXT_MAX}
        value={description}
        error={fields?.description}
        onChange={({ target }) => setDescription(target.value)}
      />
      <SelectField
        label={texts.holidays()}
        hint={texts.holidaysHint()}
        value={holidays}
        error={fields?.holidays}
        onChange={({ target }) => setHolidays(target.value)}
        options={[
          { value: '', label: texts.noHolidays() },
          ...Object.entries(texts.states).map(([value, label]) => ({ value, label: label() })),
        ]}
      />
      <DialogActions>
        <Button variant="ghost" onClick={onCancel}>
          {words.cancel}
        </Button>
        <SubmitButton isPending={isPending} pendingText={texts.pending()} shape="wedge">
          {texts.create()}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}
