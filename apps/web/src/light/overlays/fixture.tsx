import type { FixtureOutput } from '@oche/validators/leagues/fixture';
import type { LeaguePlayer } from '@oche/validators/leagues/team';
import { useTexts } from '../../i18n/react.tsx';
import { fullName } from '../../lib/person-name.ts';

type SheetGame = FixtureOutput['sheet'][number];

interface FixtureProps {
  fixture: FixtureOutput;
  show: ReadonlySet<string>;
}

/** The evening of a fixture: how it stands, which games were played, and what is at the boards. */
export function Fixture({ fixture, show }: FixtureProps) {
  const { overlay: texts } = useTexts('embed');
  const { home, away, score, league, division, sheet } = fixture;
  const played = sheet.filter(({ status }) => status === 'played');
  const current = sheet.filter(({ status }) => status === 'playing' || status === 'called');
  const next = sheet.find(({ status }) => status === 'open');
  return (
    <section className="evening">
      <h1 className="unseen">
        {home.name} – {away.name}
      </h1>
      <p className="about">
        {league.name} · {division.name}
      </p>
      <div className="sum">
        <span>{home.name}</span>
        <b className="number">
          {score[0]} : {score[1]}
        </b>
        <span>{away.name}</span>
      </div>
      {show.has('games') && played.length + current.length > 0 ? (
        <ol className="games">
          {[...played, ...current].slice(-ROWS_MAX).map((game) => (
            <Game key={game.number} game={game} />
          ))}
        </ol>
      ) : null}
      {show.has('next') && next && !fixture.isOver ? (
        <p className="duel">
          <small>{texts.next()}</small>
          <Side players={next.home} />
          <b>–</b>
          <Side players={next.away} />
        </p>
      ) : null}
    </section>
  );
}

const ROWS_MAX = 6;

function Game({ game }: { game: SheetGame }) {
  return (
    <li data-key={game.number} data-state={game.status}>
      <Side players={game.home} isWinner={game.winner === 0} />
      <b className="number">{game.legs ? game.legs.join(' : ') : (game.board ?? '–')}</b>
      <Side players={game.away} isWinner={game.winner === 1} />
    </li>
  );
}

function Side({ players, isWinner }: { players: readonly LeaguePlayer[]; isWinner?: boolean }) {
  const { game: words } = useTexts('embed');
  const names = players.map(({ person, name }) =>
    person ? fullName(person) : (name ?? words.unknown()),
  );
  // a line-up that is blind still
  return <span data-won={isWinner || undefined}>{names.join(' / ') || '…'}</span>;
}
