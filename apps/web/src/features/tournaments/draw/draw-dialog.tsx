import { chakra } from '@chakra-ui/react';
import { groupCount } from '@oche/darts/tournaments/groups';
import { seedings } from '@oche/validators/tournaments/course-limits';
import type {
  CourseOutput,
  TournamentEntry,
  TournamentOutput,
} from '@oche/validators/tournaments/schemas';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { CheckboxField, SelectField, TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useAllEntries } from '../shared/use-all-entries.ts';
import { drawInputOf, FLAGS, inOrder, NUMBERS, useDrawChoice } from './draw-choice.ts';
import { DrawField } from './draw-field.tsx';
import { DrawPreview } from './draw-preview.tsx';
import { Outlook } from './outlook.tsx';

/** What needs a word more than its label. */
const HINTED = { groups: 'groupsHint', perGroup: undefined, rounds: 'roundsHint' } as const;

interface DrawDialogProps {
  tournament: TournamentOutput;
  onClose: () => void;
}

/** Draws a tournament, as often as one likes until it starts; every draw is kept with its number. */
export function DrawDialog({ tournament, onClose }: DrawDialogProps) {
  const { draw: texts } = useTexts('tournaments/run');
  const { texts: words, readError } = useUi();
  const toast = useToast();
  const { id, tournamentType: type } = tournament;
  const { client, tournaments } = trpc.useUtils();
  const [shown, setShown] = useState<CourseOutput | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [draws] = trpc.tournaments.draw.list.useSuspenseQuery({ id });
  const { choice, choose } = useDrawChoice(draws[0]);
  const { entries } = useAllEntries(id, 'registered');
  const { checkInOpensAt } = tournament;
  const isCheckingIn = checkInOpensAt !== null && Date.parse(checkInOpensAt) <= Date.now();
  const isThere = ({ isCheckedIn }: TournamentEntry) => !isCheckingIn || isCheckedIn;
  const field = inOrder(entries.filter(isThere), choice.order);
  const here = trpc.tournaments.entries.setCheckedIn.useMutation({
    onError: (error) => setFailure(error),
    onSuccess: () => tournaments.invalidate(),
  });
  const usualGroups = groupCount({ options: {}, drawn: field.length });
  const input = drawInputOf(id, type, choice, field);
  const preview = () => {
    setFailure(null);
    client.tournaments.draw.preview.query(input).then(({ course }) => setShown(course), setFailure);
  };
  const make = trpc.tournaments.draw.make.useMutation({
    onSuccess: () => {
      toast.show({ variant: 'success', title: texts.done() });
      onClose();
      void tournaments.invalidate();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate(input);
  };
  const change = (values: Parameters<typeof choose>[0]) => {
    setShown(null);
    choose(values);
  };
  const error = make.error ?? failure;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title()}
      placement="sheet"
      isBusy={make.isPending}
    >
      <p>{texts.text()}</p>
      <Form
        onSubmit={submit}
        isPending={make.isPending}
        error={error ? readError(error).message : null}
      >
        <SelectField
          label={texts.seeding()}
          value={choice.seeding}
          options={seedings
            .toReversed()
            .map((value) => ({ value, label: texts.seedings[value]() }))}
          onChange={({ target }) =>
            change({ seeding: seedings.find((one) => one === target.value) ?? 'drawn' })
          }
        />
        {choice.seeding === 'drawn' ? null : (
          <TextField
            label={texts.seeded()}
            inputMode="numeric"
            value={choice.seeded}
            onChange={({ target }) => change({ seeded: target.value })}
          />
        )}
        {NUMBERS[type].map((name) => (
          <TextField
            key={name}
            label={texts[name]()}
            hint={HINTED[name] ? texts[HINTED[name]]() : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={choice[name] ?? String(usualGroups)}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
        {field.length > 1 ? <Outlook tournament={tournament} options={input.options} /> : null}
        {FLAGS[type].map((name) => (
          <CheckboxField
            key={name}
            label={texts[name]()}
            checked={choice[name]}
            onChange={({ target }) => change({ [name]: target.checked })}
          />
        ))}
        <CheckboxField
          label={texts.keepsClubsApart()}
          checked={choice.keepsClubsApart}
          onChange={({ target }) => change({ keepsClubsApart: target.checked })}
        />
        <DrawField
          field={field}
          absent={entries.filter((entry) => !isThere(entry))}
          seeded={choice.seeding === 'hand' ? Number(choice.seeded) : null}
          apart={choice.apart}
          onOrder={(order) => change({ order })}
          onApart={(entry, letter) => {
            const apart = new Map(choice.apart);
            if (letter) apart.set(entry, letter);
            else apart.delete(entry);
            change({ apart });
          }}
          onHere={(entry) => here.mutate({ id, entryId: entry.id, isCheckedIn: true })}
        />
        <TextField
          label={texts.seed()}
          hint={texts.seedHint()}
          isOptional
          maxLength={100}
          autoComplete="off"
          value={choice.seed}
          onChange={({ target }) => change({ seed: target.value })}
        />
        {shown ? (
          <Shown aria-live="polite">
            <DrawPreview course={shown} />
            <p>{choice.seed.trim() ? texts.previewSame() : texts.previewText()}</p>
          </Shown>
        ) : null}
        <DialogActions>
          <Button variant="outline" onClick={preview}>
            {texts.preview()}
          </Button>
          <SubmitButton isPending={make.isPending} pendingText={words.loading}>
            {texts.open()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Shown = chakra('div', {
  base: { display: 'grid', gap: '2', '& > p': { textStyle: 'small', color: 'fg.muted' } },
});
