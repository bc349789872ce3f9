import type { Person } from '@oche/validators/people/schemas';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { Chosen } from '../../../components/form/suggest-field.tsx';
import { Row } from '../../../components/layout.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { MemberField } from '../../../patterns/people/member-field.tsx';
import { AddNames } from './add-names.tsx';
import { namesOf } from './names.ts';

interface AddDialogProps {
  tournament: TournamentOutput;
  onClose: () => void;
}

interface Entrant {
  person: Person | null;
  typed: string;
}

const EMPTY: Entrant = { person: null, typed: '' };

/** Enters members and guests: one after the other, or a list of names at once. */
export function AddDialog({ tournament, onClose }: AddDialogProps) {
  const { add: texts, names: words } = useTexts('tournaments/entries');
  const [names, setNames] = useState<string | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title={texts.title()} placement="sheet">
      <Row gap="1" role="group" aria-label={texts.title()}>
        {(['one', 'many'] as const).map((how) => (
          <Button
            key={how}
            size="sm"
            variant={(how === 'many') === (names !== null) ? 'solid' : 'outline'}
            aria-pressed={(how === 'many') === (names !== null)}
            onClick={() => setNames(how === 'many' ? (names ?? '') : null)}
          >
            {words[how]()}
          </Button>
        ))}
      </Row>
      {names === null ? (
        <AddOne tournament={tournament} onClose={onClose} onNames={setNames} />
      ) : (
        <AddNames tournament={tournament} names={names} onNames={setNames} onDone={onClose} />
      )}
    </Dialog>
  );
}

interface AddOneProps extends AddDialogProps {
  /** several lines were pasted where one name is asked for */
  onNames: (names: string) => void;
}

/** One after the other: the dialog stays open, and the first field is ready for the next one. */
function AddOne({ tournament: { id, teamSize }, onClose, onNames }: AddOneProps) {
  const { add: texts } = useTexts('tournaments/entries');
  const { texts: words, readError } = useUi();
  const toast = useToast();
  const { tournaments } = trpc.useUtils();
  const [team, setTeam] = useState('');
  const [entrants, setEntrants] = useState<readonly Entrant[]>(() => emptyTeam(teamSize));
  const [missing, setMissing] = useState<number | null>(null);
  const add = trpc.tournaments.entries.add.useMutation({
    onSuccess: ({ name, status }) => {
      const title = status === 'waiting' ? texts.waiting({ name }) : texts.done({ name });
      toast.show({ variant: 'success', title });
      setTeam('');
      setEntrants(emptyTeam(teamSize));
      void tournaments.invalidate();
    },
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!add.isPending) form.current?.querySelector('input')?.focus();
  }, [add.isPending]);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (namesOf(text).length < 2) return;
    event.preventDefault();
    onNames(text);
  };
  const change = (index: number, entrant: Entrant) => {
    setMissing(null);
    setEntrants(entrants.map((known, at) => (at === index ? entrant : known)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = entrants.findIndex(({ person, typed }) => !person && typed.trim() === '');
    if (empty >= 0) return setMissing(empty);
    add.mutate({
      id,
      players: entrants.map(({ person, typed }) =>
        person ? { userId: person.id } : { guestName: typed },
      ),
      name: team.trim() || undefined,
    });
  };
  return (
    <Form
      formRef={form}
      onPaste={paste}
      onSubmit={submit}
      isPending={add.isPending}
      error={add.error ? readError(add.error).message : null}
    >
      {teamSize > 1 ? (
        <TextField
          label={texts.team()}
          isOptional
          value={team}
          maxLength={60}
          onChange={(event) => setTeam(event.target.value)}
        />
      ) : null}
      {entrants.map(({ person, typed }, index) =>
        person ? (
          <Chosen
            key={index}
            label={`${words.cancel}: ${fullName(person)}`}
            onRemove={() => change(index, EMPTY)}
          >
            <strong>{fullName(person)}</strong> <small>@{person.username}</small>
          </Chosen>
        ) : (
          <MemberField
            key={index}
            label={teamSize > 1 ? texts.playerNumber({ number: index + 1 }) : texts.player()}
            hint={texts.hint()}
            error={missing === index ? 'required' : undefined}
            foundLabel={texts.found()}
            typed={typed}
            onType={(text) => change(index, { person: null, typed: text })}
            onPick={(found) => change(index, { person: found, typed: '' })}
          />
        ),
      )}
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {words.close}
        </Button>
        <SubmitButton isPending={add.isPending} pendingText={words.loading} shape="wedge">
          {texts.submit()}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}

const emptyTeam = (size: number): Entrant[] => Array.from({ length: size }, () => EMPTY);
