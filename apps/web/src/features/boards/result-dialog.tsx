import { chakra } from '@chakra-ui/react';
import { winnerBy } from '@oche/darts/match';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../components/form/form.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import type { CalledMatch } from './use-board.ts';

/** The result of a game that the scorer doesn't know. */
export function ResultDialog({ match, onClose }: { match: CalledMatch; onClose: () => void }) {
  const { result: texts } = useTexts('boards');
  const { texts: words, readError } = useUi();
  const { tournaments } = trpc.useUtils();
  const [typed, setTyped] = useState<readonly [string, string]>(['', '']);
  const [isTried, setIsTried] = useState(false);
  const report = trpc.tournaments.atBoard.report.useMutation({
    onSuccess: onClose,
    onSettled: () => tournaments.atBoard.get.invalidate(),
  });
  const { id: matchId, names, number, format } = match;
  const [a = Number.NaN, b = Number.NaN] = typed.map((text) =>
    /^\d{1,2}$/.test(text.trim()) ? Number(text) : Number.NaN,
  );
  const isPossible = Number.isFinite(a + b) && winnerBy(format, [a, b]) !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isPossible) report.mutate({ matchId, score: [a, b] });
  };
  const problem = isTried && !isPossible ? texts.impossible() : null;
  return (
    <Dialog isOpen title={texts.title({ number })} isBusy={report.isPending} onClose={onClose}>
      <Form
        onSubmit={submit}
        isPending={report.isPending}
        error={report.error ? readError(report.error).message : problem}
      >
        <Sides>
          {([0, 1] as const).map((side) => (
            <TextField
              key={side}
              label={
                format.sets ? texts.sets({ name: names[side] }) : texts.legs({ name: names[side] })
              }
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={typed[side]}
              onChange={({ target: { value } }) =>
                setTyped(side === 0 ? [value, typed[1]] : [typed[0], value])
              }
            />
          ))}
        </Sides>
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton isPending={report.isPending} pendingText={words.loading}>
            {texts.save()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'end',
    gap: '4',
    '& input': { textStyle: 'number', fontSize: '3xl', height: '16', textAlign: 'center' },
    '& label': { overflowWrap: 'anywhere' },
  },
});
