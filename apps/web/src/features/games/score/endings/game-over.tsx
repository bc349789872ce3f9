import { chakra } from '@chakra-ui/react';
import type { Game } from '@oche/darts/game';
import { type ReactNode, useEffect, useRef } from 'react';
import { BoardStrip } from '../../../../components/board/board-strip.tsx';
import { ButtonLink } from '../../../../components/button.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { MomentList } from '../../moments/moment-list.tsx';
import { sideMarks, sideStatistics } from '../board/side-facts.ts';
import { Key } from '../pad/key.tsx';
import { NextMatch } from './next-match.tsx';
import { OverPanel, OverTitle } from './panel.tsx';
import { useShortLock } from './use-short-lock.ts';

interface GameOverProps {
  gameId: number;
  game: Game;
  names: readonly string[];
  isPublic: boolean;
  isSent: boolean;
  /** null when the result can no longer be taken back here */
  onUndo: (() => void) | null;
  /** at a board: on to the next match; null where the game has a page */
  onNext: (() => void) | null;
  /** what follows where the game has neither; told whether a finger that is still entering can press nothing */
  ending?: ((isLocked: boolean) => ReactNode) | undefined;
}

/** The end stays: who has won, what was thrown, and where it goes on. */
export function GameOver(props: GameOverProps) {
  const { gameId, game, names, isPublic, isSent, onUndo, onNext, ending } = props;
  const { gameOver: texts } = useTexts('games/score');
  const isLocked = useShortLock();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { winner = 0, isDrawn } = game.position.standing;
  const title = isDrawn ? texts.drawn() : texts.title({ name: names[winner] ?? '' });
  return (
    <OverPanel>
      <OverTitle ref={heading} tabIndex={-1}>
        {names.length > 1 ? title : texts.alone()}
      </OverTitle>
      <BoardStrip />
      <Figures game={game} names={names} />
      {isPublic && isSent && !onNext ? (
        <MomentList gameId={gameId} game={game} names={names} />
      ) : null}
      {ending ? null : <Sent>{isSent ? texts.sent() : texts.sending()}</Sent>}
      {ending ? (
        ending(isLocked)
      ) : onNext ? (
        <NextMatch isSent={isSent} isLocked={isLocked} onNext={onNext} />
      ) : (
        <>
          <ButtonLink
            to="/games/$id"
            params={{ id: String(gameId) }}
            variant="accent"
            size="lg"
            aria-disabled={isLocked}
            onClick={(event) => isLocked && event.preventDefault()}
          >
            {texts.toResult()}
          </ButtonLink>
          <ButtonLink to="/games/new" search={{ rematch: gameId }} variant="outline">
            {texts.again()}
          </ButtonLink>
        </>
      )}
      {onUndo ? (
        <Key size="word" disabled={isLocked} onClick={onUndo}>
          {texts.wrong()}
        </Key>
      ) : null}
    </OverPanel>
  );
}

/** What each side has thrown, side by side. */
function Figures({ game, names }: { game: Game; names: readonly string[] }) {
  const { gameOver: texts } = useTexts('games/score');
  const locale = useLocale();
  const figure = (value: number | undefined) =>
    value?.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) ?? '–';
  const all = names.map((_, side) => sideStatistics(game, side));
  const rows: [string, (string | number)[]][] =
    game.setup.rules.game === 'cricket'
      ? [[texts.marks(), names.map((_, side) => figure(sideMarks(game, side)))]]
      : [
          [texts.average(), all.map((one) => figure(one?.average))],
          [texts.firstNine(), all.map((one) => figure(one?.firstNineAverage))],
          [
            texts.checkouts(),
            all.map((one) => {
              const { hit = 0, attempts = 0 } = one?.checkouts ?? {};
              return attempts > 0 ? texts.of({ hit, tries: attempts }) : '–';
            }),
          ],
          [texts.high(), all.map((one) => one?.highestFinish || '–')],
          [texts.max(), all.map((one) => one?.visits.is180 ?? 0)],
          [texts.best(), all.map((one) => one?.bestLeg ?? '–')],
        ];
  return (
    <Table>
      <thead>
        <tr>
          <td />
          {names.map((name, side) => (
            <th key={`${side} ${name}`} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, values]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, side) => (
              <td key={`${label} ${names[side]}`}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& td': { textStyle: 'number', fontSize: 'lg', textAlign: 'end' },
    '& thead th': { textStyle: 'label', textAlign: 'end' },
    '& tbody th': { textStyle: 'small', color: 'fg.muted', textAlign: 'start' },
    '& tbody tr': { borderTop: '1px solid {colors.border}' },
    '& td, & th': { paddingBlock: '0.5' },
  },
});
const Sent = chakra('p', { base: { textStyle: 'small', marginTop: 'auto' } });
