import { replay } from '@oche/darts/game';
import { isRefusal } from '@oche/darts/visit';
import { ButtonLink } from '../../../../components/button.tsx';
import { Row } from '../../../../components/layout.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Page } from '../../../../components/page/page.tsx';
import { Muted, VisuallyHidden } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { hasErrorCode } from '../../../../lib/errors/errors.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { MissingPage } from '../../../../patterns/missing-page.tsx';
import { setupOf } from '../../setup.ts';
import { GameParts } from '../../watch/game-parts.tsx';
import { ScoreBoard } from '../../watch/score-board.tsx';
import { shownOutput } from './shown-output.ts';

/** A visit takes half a minute; nobody keeps a line open for a game that is gone tomorrow. */
const AGAIN_MS = 4000;

/** A game of somebody's device, as whoever has the link follows it. */
export function ShownPage({ token }: { token: string }) {
  const { shown: texts } = useTexts('games/device');
  const [read, { error }] = trpc.games.device.getShown.useSuspenseQuery(
    { token },
    { refetchInterval: ({ state }) => (isOver(state) ? false : AGAIN_MS) },
  );
  if (hasErrorCode(error, 'GAME_NOT_FOUND')) return <ShownOver />;
  const output = shownOutput(read);
  const names = read.sides.map((side) => side.join(' & '));
  const game = replay(setupOf(output), output.entries);
  if (isRefusal(game)) throw new Error(`the game contradicts itself: ${game.refused}`);
  return (
    <Page>
      <VisuallyHidden as="h1">{names.join(' – ')}</VisuallyHidden>
      <ScoreBoard output={output} game={game} names={names} />
      {error ? <Notice>{texts.lost()}</Notice> : null}
      <Row gap="3" marginBlock="4" justifyContent="space-between" alignItems="center">
        <Muted>{texts.what()}</Muted>
        <ButtonLink to="/games/new" variant="outline">
          {texts.own()}
        </ButtonLink>
      </Row>
      <GameParts output={output} game={game} names={names} />
    </Page>
  );
}

/** The end may still be taken back, but who watches has seen it. */
const isOver = ({ data, error }: { data?: { winnerSide: number | null }; error: unknown }) =>
  data?.winnerSide != null || hasErrorCode(error, 'GAME_NOT_FOUND');

/** The link was for a day. */
export function ShownOver() {
  const { shown: texts } = useTexts('games/device');
  return (
    <MissingPage title={texts.over()} text={texts.overText()} to="/games/new" label={texts.own()} />
  );
}
