import { resultBy } from '@oche/darts/match';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../components/form/form.tsx';
import { ScoreFields, scoreOf } from '../../components/form/score-fields.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import type { CalledMatch } from './use-board.ts';

/** The result of a game that the scorer doesn't know. */
export function ResultDialog({ match, onClose }: { match: CalledMatch; onClose: () => void }) {
  const { result: texts } = useTexts('boards');
  const { texts: words, readError } = useUi();
  const { atBoard } = trpc.useUtils();
  const [typed, setTyped] = useState<readonly [string, string]>(['', '']);
  const [isTried, setIsTried] = useState(false);
  const report = trpc.atBoard.report.useMutation({
    onSuccess: onClose,
    onSettled: () => atBoard.get.invalidate(),
  });
  const { id: matchId, names, number, format } = match;
  const labelOf = (name: string) => (format.sets ? texts.sets({ name }) : texts.legs({ name }));
  const score = scoreOf(typed);
  const isPossible = score !== null && resultBy(format, score) !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isPossible) report.mutate({ matchId, score });
  };
  const problem = isTried && !isPossible ? texts.impossible() : null;
  return (
    <Dialog isOpen title={texts.title({ number })} isBusy={report.isPending} onClose={onClose}>
      <Form
        onSubmit={submit}
        isPending={report.isPending}
        error={report.error ? readError(report.error).message : problem}
      >
        <ScoreFields
          labels={[labelOf(names[0]), labelOf(names[1])]}
          typed={typed}
          onType={setTyped}
        />
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
