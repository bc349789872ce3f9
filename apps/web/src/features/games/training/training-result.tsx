import { chakra } from '@chakra-ui/react';
import type { Training } from '@oche/validators/games/start';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { attemptOf } from '../../../lib/storage/drafts.ts';
import { type RouterInputs, trpc } from '../../../lib/trpc.ts';

type Thrown = RouterInputs['games']['training']['save']['thrown'];

interface TrainingResultProps {
  kind: Training;
  thrown: Thrown;
  onUndo: () => void;
  onAgain: () => void;
  memberId: string;
  onSaved: () => void;
}

/** The end: nothing is stored before the player has looked at it. */
export function TrainingResult(props: TrainingResultProps) {
  const { kind, thrown, onUndo, onAgain, memberId, onSaved } = props;
  const texts = useTexts('games/training');
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const attempt = attemptOf(memberId, `training:${kind}`);
  const save = trpc.games.training.save.useMutation({
    onSuccess: () => {
      attempt.succeed();
      onSaved();
      return utils.games.training.invalidate();
    },
    onError: (error) => fail(error, texts.failed()),
  });
  const result = (count: number) => texts[kind].result({ count });
  if (save.data) {
    const { score, best } = save.data;
    return (
      <End role="status">
        <p>
          <strong>{result(score)}</strong>{' '}
          {score === best ? texts.best() : texts.stillBest({ best: result(best) })}
        </p>
        <Button variant="accent" size="lg" onClick={onAgain}>
          {texts.again()}
        </Button>
      </End>
    );
  }
  return (
    <End>
      <Button
        variant="accent"
        size="lg"
        disabled={save.isPending}
        onClick={() => save.mutate({ idempotencyKey: attempt.keyFor(thrown), thrown })}
      >
        {save.isPending ? texts.saving() : texts.save()}
      </Button>
      <Button variant="ghost" disabled={save.isPending} onClick={onUndo}>
        <Undo2 aria-hidden="true" />
        {texts.undo()}
      </Button>
    </End>
  );
}

const End = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginBlock: '4',
    textStyle: 'lead',
  },
});
