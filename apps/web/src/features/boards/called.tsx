import { chakra } from '@chakra-ui/react';
import type { AtBoardOutput } from '@oche/validators/boards/schemas';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useErrorText } from '../../lib/errors/use-error-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { Band, Eyebrow, Pair, Stage } from './frame.tsx';
import { MarkerDialog } from './marker-dialog.tsx';
import { ResultDialog } from './result-dialog.tsx';
import type { CalledMatch } from './use-board.ts';

interface CalledProps {
  board: AtBoardOutput;
  match: CalledMatch;
}

/** A match is called to this board: one tap, and it begins. */
export function Called({ board: { board, event }, match }: CalledProps) {
  const texts = useTexts('boards');
  const errorText = useErrorText();
  const { atBoard } = trpc.useUtils();
  const [asking, setAsking] = useState<'marker' | 'result' | null>(null);
  const start = trpc.atBoard.start.useMutation({
    onSettled: () => atBoard.get.invalidate(),
  });
  const { id: matchId, names, number, marker, hasScorer, isTypable, hasMarker, format } = match;
  const { sets, legs } = format;
  const race = sets ? texts.sets[sets.kind](sets) : texts.legs[legs.kind](legs);
  return (
    <>
      <Band board={board.name} event={event.name} isCalled />
      <Stage role="status">
        <Eyebrow>
          {texts.called()}
          <small>
            {texts.match({ number })} · {race}
          </small>
        </Eyebrow>
        <Pair names={names} versus={texts.versus()} />
      </Stage>
      <Foot>
        {hasMarker ? (
          <p>
            <span>{texts.marker.label()}</span>
            <b>{marker?.name ?? texts.marker.open()}</b>
            <Button variant="outline" onClick={() => setAsking('marker')}>
              {texts.marker.change()}
            </Button>
          </p>
        ) : null}
        {hasScorer && isTypable ? (
          <p>
            <Button variant="outline" onClick={() => setAsking('result')}>
              {texts.result.only()}
            </Button>
          </p>
        ) : null}
        {start.error ? <p role="alert">{errorText(start.error)}</p> : null}
        <Button
          variant="accent"
          shape="wedge"
          disabled={start.isPending || start.isSuccess}
          onClick={() => (hasScorer ? start.mutate({ matchId }) : setAsking('result'))}
        >
          {hasScorer ? texts.start() : texts.result.open()}
        </Button>
      </Foot>
      {asking === 'marker' ? <MarkerDialog match={match} onClose={() => setAsking(null)} /> : null}
      {asking === 'result' ? <ResultDialog match={match} onClose={() => setAsking(null)} /> : null}
    </>
  );
}

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    paddingInline: { base: '4', md: '8' },
    paddingBlock: { base: '4', md: '6' },
    layerStyle: 'wires',
    '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    '& p span': { textStyle: 'label', color: 'fg.muted' },
    '& p b': { textStyle: 'number', fontSize: { base: 'xl', md: '2xl' } },
    '& > button': {
      flex: '1 1 20rem',
      maxWidth: { lg: '36rem' },
      minHeight: { base: '16', md: '24' },
      fontSize: { base: '3xl', md: '5xl' },
    },
  },
});
