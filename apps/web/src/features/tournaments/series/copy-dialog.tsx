import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { CheckboxField, TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { DateTimeField } from '../../../components/moment/moment-fields.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { instantText, localText, zoneOf } from '../shared/when.ts';
import { nextWeek } from './next-week.ts';

interface CopyDialogProps {
  tournament: TournamentOutput;
  onClose: () => void;
}

/** The same tournament on another day; the next same weekday is proposed. */
export function CopyDialog({ tournament, onClose }: CopyDialogProps) {
  const { copy: texts } = useTexts('tournaments/series');
  const { texts: words, readError } = useUi();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const { id, venue } = tournament;
  const zone = zoneOf(venue);
  const [name, setName] = useState(tournament.name);
  const [start, setStart] = useState(() =>
    localText(nextWeek(tournament, zone, new Date()).startDate, zone),
  );
  const [isDraft, setIsDraft] = useState(false);
  const idempotencyKey = useMemo(() => crypto.randomUUID(), []);
  const copy = trpc.tournaments.copy.useMutation({
    onSuccess: async (copied) => {
      onClose();
      await utils.tournaments.invalidate();
      await navigate({ to: '/tournaments/$id', params: { id: String(copied.id) } });
    },
  });
  const { message, fields } = copy.error ? readError(copy.error) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    copy.mutate({ id, name, startDate: instantText(start, zone), isDraft, idempotencyKey });
  };
  return (
    <Dialog isOpen onClose={onClose} title={texts.title()} isBusy={copy.isPending}>
      <p>{texts.text()}</p>
      <Form onSubmit={submit} isPending={copy.isPending} error={fields ? null : (message ?? null)}>
        <TextField
          label={texts.name()}
          autoComplete="off"
          maxLength={120}
          value={name}
          error={fields?.name}
          onChange={({ target }) => setName(target.value)}
        />
        <DateTimeField
          label={texts.start()}
          value={start}
          error={fields?.startDate}
          onChange={({ target }) => setStart(target.value)}
        />
        <CheckboxField
          label={texts.draft()}
          checked={isDraft}
          onChange={({ target }) => setIsDraft(target.checked)}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton isPending={copy.isPending} pendingText={words.loading}>
            {texts.submit()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
