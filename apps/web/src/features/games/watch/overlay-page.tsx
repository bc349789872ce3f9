import { chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { checkoutHints } from '@oche/darts/checkout';
import { replay } from '@oche/darts/game';
import { isRefusal } from '@oche/darts/visit';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { dartText } from '../dart-text.ts';
import { rulesText } from '../rules-text.ts';
import { setupOf } from '../setup.ts';
import { averageOf, averageText } from './averages-of.ts';
import { Counted } from './counted.tsx';
import { namesOf } from './side-people.tsx';
import { useGameEvents } from './use-game-events.ts';

/**
 * The caption of a stream: nothing around it, and nothing behind it, so that a program such as OBS lays it
 * over its picture. It fills its window: a bar of 1280 × 160, or a box of 640 × 360.
 */
export function OverlayPage({ id }: { id: number }) {
  const texts = useTexts('games/watch');
  const { unknownPlayer, sets, legs, remaining } = useTexts('games');
  const locale = useLocale();
  const [output] = trpc.games.get.useSuspenseQuery({ gameId: id });
  useGameEvents(output);
  const names = namesOf(output.players, unknownPlayer());
  const game = replay(setupOf(output), output.entries);
  if (isRefusal(game)) throw new Error(`the game contradicts itself: ${game.refused}`);
  const { standing, leg, next } = game.position;
  const values = 'remaining' in leg ? leg.remaining : leg.points;
  const { rules } = output;
  return (
    <Caption className="dark">
      <Global styles={{ 'html, body': { background: 'transparent !important' } }} />
      <VisuallyHidden as="h1">{names.join(' – ')}</VisuallyHidden>
      <table>
        <thead>
          <tr>
            <th scope="col">{rulesText(output, texts)}</th>
            <th scope="col" data-average>
              {texts.average()}
            </th>
            {output.format.sets ? <th scope="col">{sets()}</th> : null}
            <th scope="col">{legs()}</th>
            <th scope="col">{'remaining' in leg ? remaining() : texts.slate.points()}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name, side) => {
            const left = values[side] ?? 0;
            const isNext = next?.side === side;
            const [route] =
              isNext && rules.game === 'x01' ? checkoutHints(left, 3, { out: rules.out }) : [];
            const average = averageOf(game, side);
            return (
              <tr key={`${side} ${name}`} data-side={side} data-next={isNext || undefined}>
                <th scope="row">
                  <Name>
                    <span>{name}</span>
                    {standing.winner === side ? <Route>{texts.wins()}</Route> : null}
                    {standing.isDrawn ? <Route>{texts.drawn()}</Route> : null}
                    {route?.leaves === 0 ? (
                      <Route>{route.darts.map(dartText).join(' ')}</Route>
                    ) : null}
                  </Name>
                </th>
                <td data-average>{average === undefined ? '–' : averageText(average, locale)}</td>
                {output.format.sets ? <td>{standing.sets[side]}</td> : null}
                <td>{standing.legs[side]}</td>
                <td data-left>
                  <Counted value={left} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Caption>
  );
}

const BOX = '@media (max-aspect-ratio: 3/1)';

const Caption = chakra('div', {
  base: {
    // a hundredth of the bar's height; of the box's less, as it is higher than two lines need
    '--unit': '1vh',
    [BOX]: { '--unit': 'min(0.5vh, 0.28vw)', '& [data-average]': { display: 'none' } },
    position: 'fixed',
    inset: '0',
    display: 'grid',
    alignItems: 'end',
    color: 'board.chalk',
    '& table': {
      width: 'full',
      borderCollapse: 'collapse',
      // dark enough for every picture behind it
      bg: 'rgb(18 14 11 / 92%)',
      textStyle: 'number',
      whiteSpace: 'nowrap',
    },
    '& thead th': {
      height: 'calc(18 * var(--unit))',
      paddingInline: 'calc(5 * var(--unit))',
      fontSize: 'calc(13 * var(--unit))',
      lineHeight: '1',
      color: 'fg.muted',
      textTransform: 'uppercase',
      borderTop: 'calc(3 * var(--unit)) solid {colors.board.red}',
    },
    '& th:first-of-type': { textAlign: 'start' },
    '& tbody tr': { height: 'calc(38 * var(--unit))' },
    '& tbody tr + tr': { borderTop: '1px solid {colors.border}' },
    '& tbody th': {
      width: 'full',
      maxWidth: '0',
      paddingInline: 'calc(6 * var(--unit))',
      borderInlineStart: 'calc(6 * var(--unit)) solid {colors.board.red}',
    },
    '& [data-side="1"] th': { borderInlineStartColor: 'board.green' },
    '& td': {
      paddingInline: 'calc(6 * var(--unit))',
      fontSize: 'calc(26 * var(--unit))',
      lineHeight: '1',
      textAlign: 'center',
    },
    '& td[data-average]': { color: 'fg.muted', fontSize: 'calc(18 * var(--unit))' },
    '& [data-left]': {
      minWidth: 'calc(56 * var(--unit))',
      fontSize: 'calc(36 * var(--unit))',
      fontWeight: 'heavy',
    },
    '& [data-next] [data-left]': { bg: 'tape', color: 'board.black' },
  },
});
const Name = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 'calc(8 * var(--unit))',
    fontSize: 'calc(24 * var(--unit))',
    fontWeight: 'semibold',
    lineHeight: '1',
    '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: '1.2' },
  },
});
const Route = chakra('span', {
  base: { flexShrink: '0', color: 'tape', fontSize: 'calc(20 * var(--unit))' },
});
