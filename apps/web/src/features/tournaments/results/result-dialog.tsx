import { winnerBy } from '@oche/darts/match';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { ScoreFields, scoreOf } from '../../../components/form/score-fields.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import type { Drawn, DrawnMatch } from '../shared/use-run.ts';
import { ConsequencesOf } from './consequences.tsx';

interface ResultDialogProps {
  match: DrawnMatch;
  drawn: Drawn;
  /** organisers decide; players report, and the other side answers */
  as: 'organiser' | 'player';
  onClose: () => void;
}

/** Both sides, once they are known. */
function entriesOf({ players: [a, b] }: DrawnMatch): [number, number] | undefined {
  return typeof a === 'number' && typeof b === 'number' ? [a, b] : undefined;
}

/**
 * A result by hand. Correcting one shows first which matches it opens again, as does letting a match be
 * played again.
 */
export function ResultDialog({ match, drawn, as, onClose }: ResultDialogProps) {
  const { score: texts } = useTexts('tournaments/run');
  const { texts: words, readError } = useUi();
  const toast = useToast();
  const { tournaments } = trpc.useUtils();
  const known = match.score ?? match.said?.score;
  // as they stood here when the dialog opened: if others play by now, the result isn't theirs
  const [players] = useState(() => entriesOf(match));
  const [typed, setTyped] = useState<readonly [string, string]>([
    String(known?.[0] ?? ''),
    String(known?.[1] ?? ''),
  ]);
  const [isMissing, setIsMissing] = useState(false);
  const [isBack, setIsBack] = useState(false);
  const names = drawn.namesOf(match);
  const { id: matchId, number, status, format } = match;
  const isPlayed = status === 'played';
  const score = scoreOf(typed);
  const isNew = score !== null && (score[0] !== match.score?.[0] || score[1] !== match.score?.[1]);
  // what can't be is refused when it is sent, not while it is typed
  const isPossible = score !== null && winnerBy(format, score) !== undefined;
  const isAsking = isPlayed && (isBack || (isNew && isPossible));
  const effects = trpc.tournaments.matches.preview.useQuery(
    { matchId, score: isBack ? null : score },
    { enabled: isAsking, staleTime: 0, retry: false },
  );
  const handlers = {
    onSuccess: () => {
      // the desk says what was done itself, with the way back
      if (as === 'player') toast.show({ variant: 'success', title: texts.done() });
      onClose();
    },
    onSettled: () => tournaments.invalidate(),
  };
  const decide = trpc.tournaments.matches.decide.useMutation(handlers);
  const report = trpc.tournaments.matches.report.useMutation(handlers);
  const reopen = trpc.tournaments.matches.reopen.useMutation(handlers);
  const isPending = decide.isPending || report.isPending || reopen.isPending;
  const error =
    decide.error ?? report.error ?? reopen.error ?? (isAsking ? effects.error : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBack) return reopen.mutate({ matchId });
    if (!score) return setIsMissing(true);
    (as === 'player' ? report : decide).mutate({ matchId, score, players });
  };
  const type = (both: typeof typed) => {
    setIsMissing(false);
    setTyped(both);
  };
  const labelOf = format.sets ? texts.sets : texts.legs;
  const canReplay = as === 'organiser' && status !== 'open' && !isBack;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isBack ? texts.backTitle({ number }) : texts.title({ number })}
      isBusy={isPending}
    >
      <Form
        onSubmit={submit}
        isPending={isPending}
        error={error ? readError(error).message : isMissing ? texts.impossible() : null}
      >
        {isBack ? (
          <p>{texts.backText()}</p>
        ) : (
          <ScoreFields
            labels={[labelOf({ name: names[0] }), labelOf({ name: names[1] })]}
            typed={typed}
            onType={type}
          />
        )}
        {isAsking ? (
          <div role="status">
            {effects.data ? (
              <ConsequencesOf consequences={effects.data} drawn={drawn} />
            ) : effects.error ? null : (
              <p>{texts.checking()}</p>
            )}
          </div>
        ) : null}
        <DialogActions>
          {canReplay ? (
            <Button variant="danger" onClick={() => setIsBack(true)}>
              {texts.back()}
            </Button>
          ) : (
            <Button variant="ghost" onClick={isBack ? () => setIsBack(false) : onClose}>
              {words.cancel}
            </Button>
          )}
          <SubmitButton
            isPending={isPending}
            pendingText={words.loading}
            disabled={(isPlayed && !isBack && !isNew) || (isAsking && !effects.data)}
          >
            {isBack ? texts.back() : isPlayed ? texts.change() : texts.save()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
