import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { Chosen, SuggestField } from '../../../components/form/suggest-field.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useNeedle } from '../../../lib/use-debounced.ts';
import { SERIES_LIST } from './queries.ts';

const LETTERS = 2;
const FOUND = 6;

interface Source {
  id: string;
  name: string;
  from: { tournamentId: number } | { seriesId: number };
}

/** An organiser says where the players of a final come from. */
export function QualifierDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { qualifiers: texts } = useTexts('tournaments/series');
  const { texts: words, readError } = useUi();
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState('');
  const [source, setSource] = useState<Source | null>(null);
  const [seats, setSeats] = useState('4');
  const found = useFound(typed, id);
  const add = trpc.tournaments.qualifiers.add.useMutation({
    onSuccess: async (saved) => {
      utils.tournaments.qualifiers.list.setData({ id }, saved);
      onClose();
      await utils.tournaments.invalidate();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (source) add.mutate({ id, from: source.from, seats: Number(seats) });
  };
  const { message, fields } = add.error ? readError(add.error) : {};
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.addTitle()}
      placement="sheet"
      isBusy={add.isPending}
    >
      <p>{texts.addText()}</p>
      <Form
        onSubmit={submit}
        isPending={add.isPending}
        error={fields?.seats ? null : (message ?? null)}
      >
        {source ? (
          <Chosen label={words.cancel} onRemove={() => setSource(null)}>
            <strong>{source.name}</strong>
          </Chosen>
        ) : (
          <SuggestField
            label={texts.source()}
            hint={texts.sourceHint()}
            value={typed}
            maxLength={100}
            onChange={({ target }) => setTyped(target.value)}
            foundLabel={texts.found()}
            found={found.map((one) => ({
              ...one,
              content: (
                <>
                  <strong>{one.name}</strong>
                  {'seriesId' in one.from ? <small> {texts.series()}</small> : null}
                </>
              ),
            }))}
            onPick={({ id: sourceId, name, from }) => setSource({ id: sourceId, name, from })}
          />
        )}
        <TextField
          label={texts.seats()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={seats}
          error={fields?.seats}
          onChange={({ target }) => setSeats(target.value)}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton
            isPending={add.isPending}
            pendingText={words.loading}
            disabled={source === null}
          >
            {texts.submit()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Tournaments by what is typed, and series that are called like that. */
function useFound(typed: string, finalId: number): Source[] {
  const search = useNeedle(typed, LETTERS);
  const { data } = trpc.tournaments.list.useQuery(
    { search, limit: FOUND },
    { enabled: search !== '', placeholderData: (before) => before },
  );
  const { data: series } = trpc.tournaments.series.list.useQuery(SERIES_LIST);
  const called = (series?.items ?? []).filter(({ name }) =>
    name.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase()),
  );
  const tournaments = search ? (data?.items ?? []).filter(({ id }) => id !== finalId) : [];
  return [
    ...called.slice(0, FOUND).map(({ id, name }) => ({
      id: `series ${id}`,
      name,
      from: { seriesId: id },
    })),
    ...tournaments.map(({ id, name }) => ({ id: `${id}`, name, from: { tournamentId: id } })),
  ];
}
