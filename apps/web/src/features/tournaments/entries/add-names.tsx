import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog.tsx';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Preview } from './import-dialog.tsx';
import { csvOfNames, namesOf } from './names.ts';

interface AddNamesProps {
  tournament: TournamentOutput;
  names: string;
  onNames: (names: string) => void;
  onDone: () => void;
}

/** Many at once, a name a line. Where something is wrong with a line, it is shown before anybody is entered. */
export function AddNames({ tournament, names, onNames, onDone }: AddNamesProps) {
  const { names: texts, add, csv: words } = useTexts('tournaments/entries');
  const { texts: ui, readError } = useUi();
  const toast = useToast();
  const { tournaments } = trpc.useUtils();
  const [isChecking, setIsChecking] = useState(false);
  const { id, teamSize } = tournament;
  const csv = csvOfNames(names, teamSize);
  const count = namesOf(names).length;
  const preview = trpc.tournaments.entries.previewImport.useMutation();
  const entering = trpc.tournaments.entries.import.useMutation({
    onSuccess: ({ entered, waiting }) => {
      const title =
        waiting > 0 ? texts.waiting({ count: entered, waiting }) : words.done({ count: entered });
      toast.show({ variant: 'success', title });
      void tournaments.invalidate();
      onDone();
    },
  });
  const wrong = preview.data?.lines.some(({ problem }) => problem !== null) ? preview.data : null;
  const good = wrong ? wrong.entered + wrong.waiting : count;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (wrong) return entering.mutate({ id, csv });
    setIsChecking(true);
    try {
      const { lines } = await preview.mutateAsync({ id, csv });
      if (lines.every(({ problem }) => problem === null)) entering.mutate({ id, csv });
    } catch {
      // the form shows what was refused
    }
    setIsChecking(false);
  };
  const isPending = isChecking || entering.isPending;
  const error = preview.error ?? entering.error;
  return (
    <Form
      onSubmit={(event) => void submit(event)}
      isPending={isPending}
      error={error ? readError(error).message : null}
    >
      {wrong ? (
        <Preview preview={wrong} before={1} />
      ) : (
        <TextAreaField
          label={texts.label()}
          hint={teamSize > 1 ? texts.hintTeams() : texts.hint()}
          rows={10}
          autoComplete="off"
          spellCheck={false}
          placeholder={teamSize > 1 ? texts.exampleTeams() : texts.example()}
          value={names}
          onChange={({ target }) => onNames(target.value)}
        />
      )}
      <DialogActions>
        <Button variant="ghost" onClick={() => (wrong ? preview.reset() : onDone())}>
          {wrong ? words.again() : ui.close}
        </Button>
        <SubmitButton
          isPending={isPending}
          pendingText={words.pending()}
          shape="wedge"
          disabled={good === 0}
        >
          {good === 0 ? add.submit() : words.submit({ count: good })}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}
