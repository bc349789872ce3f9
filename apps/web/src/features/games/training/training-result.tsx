import { chakra } from '@chakra-ui/react';
import type { Training } from '@oche/validators/games/start';
import { Share2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { SelectField } from '../../../components/form/fields.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { shareBlob } from '../../../lib/addresses/share-picture.ts';
import { useAuth } from '../../../lib/auth.ts';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
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
  const { data: options } = trpc.games.startOptions.useQuery({});
  const [lounge, setLounge] = useState('');
  const places = options?.lounges ?? [];
  const loungeId = lounge === '' ? undefined : Number(lounge);
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
        <ShareResult kind={kind} score={result(score)} isBest={score === best} />
        {loungeId === undefined ? null : (
          <ButtonLink to="/venues/$id/best" params={{ id: lounge }} variant="outline" size="lg">
            {texts.atLounge.toBest()}
          </ButtonLink>
        )}
      </End>
    );
  }
  return (
    <End>
      {places.length > 0 ? (
        <SelectField
          label={texts.atLounge.label()}
          hint={texts.atLounge.hint()}
          value={lounge}
          onChange={({ target }) => setLounge(target.value)}
          options={[
            { value: '', label: texts.atLounge.none() },
            ...places.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      ) : null}
      <Button
        variant="accent"
        size="lg"
        disabled={save.isPending}
        onClick={() => {
          const input = { thrown, loungeId };
          save.mutate({ idempotencyKey: attempt.keyFor(input), ...input });
        }}
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

interface ShareResultProps {
  kind: Training;
  score: string;
  isBest: boolean;
}

/** Hands the result on as a picture. */
function ShareResult({ kind, score, isBest }: ShareResultProps) {
  const texts = useTexts('games/training');
  const { user } = useAuth();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const title = texts[kind].title();
  const share = async () => {
    setIsBusy(true);
    try {
      const { drawResult } = await import('./result-picture.ts');
      const picture = await drawResult({
        what: texts.hub.title(),
        mark: isBest ? texts.best() : '',
        title,
        score,
        name: user ? fullName(user) : '',
      });
      await shareBlob(picture, `oche-${kind}.png`, `${title}: ${score}`);
    } catch {
      toast.show({ variant: 'destructive', title: texts.notShared() });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="outline" size="lg" disabled={isBusy} onClick={() => void share()}>
      <Share2 aria-hidden="true" />
      {texts.share()}
    </Button>
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
