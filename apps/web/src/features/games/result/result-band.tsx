import type { GameResult } from '@oche/validators/games/result';
import { useAuth } from '../../../lib/auth.ts';
import { AskBand } from './ask-band.tsx';
import type { ResultProps } from './result-props.ts';
import { StateBand } from './state-band.tsx';

/** The state of a game that is over, or what its players are asked. */
export function ResultBand(props: ResultProps & { result: GameResult }) {
  const { user } = useAuth();
  const own = props.output.players.find(({ person }) => person && person.id === user?.id)?.side;
  const { can } = props.result;
  return own !== undefined && (can.confirm || can.playOn) ? (
    <AskBand {...props} own={own} />
  ) : (
    <StateBand {...props} />
  );
}
