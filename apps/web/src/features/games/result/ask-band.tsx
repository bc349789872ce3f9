import type { GameResult } from '@oche/validators/games/result';
import { Button } from '../../../components/button.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Band, Buttons, Words } from './band.tsx';
import { Dispute } from './dispute.tsx';
import type { ResultProps } from './result-props.ts';
import { scoreOf } from './standing-text.ts';
import { useResultAction } from './use-result-action.ts';

interface AskBandProps extends ResultProps {
  result: GameResult;
  /** the reader's side */
  own: number;
}

/** The question to the side that didn't score, with the score as it is for them. */
export function AskBand({ output, game, names, result, own }: AskBandProps) {
  const texts = useTexts('games/result');
  const act = useResultAction(output.id);
  const { id: gameId, revision, winnerSide } = output;
  const others = names.filter((_, side) => side !== own).join(' & ');
  const score = scoreOf(game, own);
  const isWon = winnerSide === own;
  return (
    <Band className="dark" data-tone="ask" aria-label={texts.label()}>
      <Words>
        {result.isResigned ? (
          <h2>{texts.resigned({ name: others })}</h2>
        ) : (
          <h2>
            {isWon ? texts.youWin({ score }) : texts.youLose({ score })}. {texts.ask()}
          </h2>
        )}
        {result.isResigned ? (
          <p>{texts.resignedText()}</p>
        ) : result.confirmUntil ? (
          <p>
            {texts.unasked()} <Time value={result.confirmUntil} format="dateTime" />.
          </p>
        ) : null}
      </Words>
      <Buttons>
        <Button
          variant="accent"
          disabled={act.isPending}
          onClick={() => act.confirm({ gameId, revision })}
        >
          {result.isResigned ? texts.take() : texts.confirm()}
        </Button>
        {result.can.playOn ? (
          <Button variant="outline" disabled={act.isPending} onClick={() => act.playOn({ gameId })}>
            {texts.playOn()}
          </Button>
        ) : null}
        {result.can.dispute ? <Dispute gameId={gameId} /> : null}
      </Buttons>
    </Band>
  );
}
