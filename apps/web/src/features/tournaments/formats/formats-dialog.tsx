import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { type FormEvent, useState } from 'react';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { SelectField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { clockText } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useCourse } from '../bracket/use-course.ts';
import { distanceText } from '../shared/rules-text.ts';
import { legChoices, type RoundRow, raceOf, roundRows } from './round-rows.ts';

interface FormatsDialogProps {
  tournament: TournamentOutput;
  onClose: () => void;
}

/** Legs of each round, and when the evening ends with them. */
export function FormatsDialog({ tournament, onClose }: FormatsDialogProps) {
  const texts = useTexts('tournaments/formats');
  const bracket = useTexts('tournaments/bracket');
  const page = useTexts('tournaments/page');
  const { texts: words, readError } = useUi();
  const toast = useToast();
  const { tournaments } = trpc.useUtils();
  const { id, format: usual } = tournament;
  const course = useCourse(tournament);
  const [listed] = trpc.tournaments.draw.listFormats.useSuspenseQuery({ id });
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const rows = roundRows(course, listed, { bracket, formats: texts });

  const formatOf = (race: string) => legChoices.find((one) => raceOf(one) === race) ?? null;
  const raceNow = (row: RoundRow) => chosen[row.key] ?? raceOf(row.format);
  const changed = rows.filter((row) => raceNow(row) !== raceOf(row.format));
  const wanted = changed.map((row) => ({
    stage: row.stage,
    round: row.round,
    format: raceNow(row) === raceOf(usual) ? null : formatOf(raceNow(row)),
  }));
  const preview = trpc.tournaments.draw.previewFormats.useQuery(
    { id, rounds: wanted },
    { enabled: wanted.length > 0, placeholderData: (before) => before },
  );
  const end = wanted.length > 0 ? preview.data?.expectedEnd : course.expectedEnd;
  const save = trpc.tournaments.draw.setFormat.useMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      for (const round of wanted) await save.mutateAsync({ id, ...round });
      toast.show({ variant: 'success', title: texts.saved() });
      onClose();
    } catch {
      // the form shows what is wrong; what was saved before it holds
      setChosen({});
    }
    void tournaments.invalidate();
  };
  const optionsOf = ({ format }: RoundRow) => {
    const isKnown = [usual, ...legChoices].some((one) => raceOf(one) === raceOf(format));
    const own = isKnown ? [] : [{ value: raceOf(format), label: distanceText(format, page) }];
    const others = legChoices.filter((one) => raceOf(one) !== raceOf(usual));
    return [
      { value: raceOf(usual), label: texts.usual({ race: distanceText(usual, page) }) },
      ...own,
      ...others.map((one) => ({ value: raceOf(one), label: distanceText(one, page) })),
    ];
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title()}
      placement="sheet"
      isBusy={save.isPending}
    >
      <p>{texts.text()}</p>
      <Form
        onSubmit={(event) => void submit(event)}
        isPending={save.isPending}
        error={save.error ? readError(save.error).message : null}
      >
        <Rounds>
          {rows.map((row) => (
            <SelectField
              key={row.key}
              label={row.name}
              hint={row.hasBegun ? texts.begun() : undefined}
              disabled={row.hasBegun}
              value={raceNow(row)}
              options={optionsOf(row)}
              onChange={({ target }) => setChosen({ ...chosen, [row.key]: target.value })}
            />
          ))}
        </Rounds>
        {end ? (
          <End aria-live="polite">
            {texts.end()} <b>{clockText(end, course.timeZone)}</b>
          </End>
        ) : null}
        <DialogActions>
          <SubmitButton
            isPending={save.isPending}
            pendingText={words.loading}
            disabled={wanted.length === 0}
          >
            {texts.save()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Rounds = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '3',
  },
});
const End = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '3',
    padding: '3',
    bg: 'board.black',
    color: 'board.chalk',
    textStyle: 'label',
    '& b': { textStyle: 'number', fontWeight: 'heavy', fontSize: '3xl', color: 'tape' },
  },
});
