import { chakra } from '@chakra-ui/react';
import type { AtBoardOutput } from '@oche/validators/boards/schemas';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { dateFormat } from '../../lib/time/formats.ts';
import { Band, Eyebrow, Pair, Stage } from './frame.tsx';
import { Statement } from './said.tsx';

/** While nothing is called here: who comes next, and how the match before ended. */
export function Waiting({ board: { board, event, next, last } }: { board: AtBoardOutput }) {
  const texts = useTexts('boards');
  const locale = useLocale();
  const rest = next?.until
    ? texts.rest({
        time: dateFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(
          new Date(next.until),
        ),
      })
    : null;
  return (
    <>
      <Band board={board.name} event={event.name} />
      <Stage key={next?.number ?? 'none'}>
        {next ? (
          <>
            <Eyebrow>
              {texts.next()}
              <small>
                {texts.match({ number: next.number })}
                {rest ? ` · ${rest}` : null}
              </small>
            </Eyebrow>
            <Pair names={next.names} versus={texts.versus()} />
          </>
        ) : (
          <Statement title={event.status === 'upcoming' ? texts.notYet() : texts.nobody()}>
            {texts.waits()}
          </Statement>
        )}
      </Stage>
      {last ? (
        <Last>
          <h2>{texts.last()}</h2>
          <p>
            {last.names.map((name, side) => (
              <span key={`${side} ${name}`} data-won={last.winner === side || undefined}>
                {name}
                <b>{last.score[side]}</b>
              </span>
            ))}
          </p>
        </Last>
      ) : null}
    </>
  );
}

const Last = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '1',
    paddingInline: { base: '4', md: '8' },
    paddingBlock: '3',
    layerStyle: 'wires',
    bg: 'bg.sunken',
    '& h2': { textStyle: 'label', color: 'fg.muted' },
    '& p': { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1', minWidth: '0' },
    '& span': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      textStyle: 'number',
      fontSize: { base: 'xl', md: '3xl' },
      overflowWrap: 'anywhere',
      color: 'fg.muted',
    },
    '& [data-won]': { color: 'fg', fontWeight: 'heavy' },
    '& b': {
      minWidth: '10',
      textAlign: 'center',
      bg: 'board.surround',
      color: 'board.chalk',
      fontWeight: 'heavy',
    },
    '& [data-won] b': { bg: 'positive.solid', color: 'positive.contrast' },
  },
});
