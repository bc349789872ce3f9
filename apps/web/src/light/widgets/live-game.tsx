import type { GameCard } from '@oche/validators/games/lists';
import type { GameOutput } from '@oche/validators/games/schemas';
import { namesOf } from '../../features/games/watch/side-people.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { Empty, Out, WidgetFrame } from './frame.tsx';
import { GameBoard } from './game-board.tsx';
import { idIn, type LoadWidget, type WidgetRequest } from './widget-content.ts';

/** A game, or what is being played at a tournament or a lounge. */
export const loadLiveGame: LoadWidget = async (request) => {
  const { subject } = request;
  if (subject.startsWith('/games/')) return loadGame(request);
  return subject.startsWith('/venues/') ? loadAtLounge(request) : loadAtTournament(request);
};

/** How soon a change is shown where no stream says so. */
const SECONDS = 5;

const loadGame: LoadWidget = async ({ api, i18n, subject, href }) => {
  await i18n.load('games/watch', 'games');
  const game = await api.games.get.query({ gameId: idIn(subject) });
  const texts = i18n.texts('embed').game;
  const names = namesOf(game.players, texts.unknown());
  return {
    title: names.join(' – '),
    body: <OneGame game={game} names={names} href={href} />,
    fresh: {
      stream: `/api/games/${game.id}/stream`,
      events: ['state', 'visit', 'end'],
      seconds: game.status === 'playing' || game.status === 'invited' ? SECONDS : 60,
    },
  };
};

interface OneGameProps {
  game: GameOutput;
  names: readonly string[];
  href: string;
}

function OneGame({ game, names, href }: OneGameProps) {
  const { game: texts } = useTexts('embed');
  const isOver = game.finishedAt !== null;
  return (
    <WidgetFrame
      kind="live-game"
      title={isOver ? texts.over() : texts.title()}
      name={[game.lounge?.name, game.boardName].filter(Boolean).join(' · ')}
      href={href}
      more={texts.more()}
    >
      <GameBoard game={game} names={names} />
    </WidgetFrame>
  );
}

const loadAtLounge: LoadWidget = async (request) => {
  const { api, i18n, subject, count, href } = request;
  const loungeId = idIn(subject);
  const [lounge, cards] = await Promise.all([
    api.lounges.get.query({ id: loungeId }),
    api.games.listAtLounge.query({ loungeId, limit: count }),
  ]);
  const texts = i18n.texts('embed').game;
  return withCards(request, cards, { name: lounge.name, href, none: texts.noneAtLounge() });
};

const loadAtTournament: LoadWidget = async (request) => {
  const { api, i18n, subject, count, href } = request;
  const id = idIn(subject);
  const [tournament, course] = await Promise.all([
    api.tournaments.get.query({ id }),
    api.tournaments.matches.list.query({ id }),
  ]);
  const playing = course.matches.filter(({ status }) => status === 'playing');
  const ids = playing.flatMap(({ gameId }) => gameId ?? []).slice(0, count);
  const cards = ids.length > 0 ? await api.games.listCards.query({ ids }) : [];
  const texts = i18n.texts('embed').game;
  const next = course.matches.find(({ status }) => status === 'called' || status === 'open');
  const names = next?.players.map(
    (player) => course.entrants.find((entrant) => entrant.id === player)?.name,
  );
  const none =
    names?.every(Boolean) === true
      ? `${texts.noneAtTournament()} ${texts.nextMatch({ names: names.join(' – ') })}`
      : texts.noneAtTournament();
  return withCards(request, cards, { name: tournament.name, href, none });
};

interface Cards {
  name: string;
  href: string;
  none: string;
}

async function withCards(
  { i18n, origin }: WidgetRequest,
  cards: readonly GameCard[],
  words: Cards,
): Promise<Awaited<ReturnType<LoadWidget>>> {
  await i18n.load('games/watch', 'games');
  return {
    title: `${i18n.texts('embed').game.title()}: ${words.name}`,
    body: <ManyGames cards={cards} origin={origin} {...words} />,
    shows: cards.map(({ id }) => `/games/${id}`),
    fresh: { seconds: cards.length > 0 ? SECONDS : 20 },
  };
}

function ManyGames({
  cards,
  origin,
  name,
  href,
  none,
}: Cards & { cards: readonly GameCard[]; origin: string }) {
  const { game: texts } = useTexts('embed');
  return (
    <WidgetFrame kind="live-game" title={texts.title()} name={name} href={href} more={texts.more()}>
      {cards.length === 0 ? (
        <Empty>{none}</Empty>
      ) : (
        <ul className="games">
          {cards.map((card) => (
            <CardRow key={card.id} card={card} origin={origin} />
          ))}
        </ul>
      )}
    </WidgetFrame>
  );
}

function CardRow({ card, origin }: { card: GameCard; origin: string }) {
  const { game: texts } = useTexts('embed');
  const names = namesOf(card.players, texts.unknown());
  const hasSets = card.format.sets !== undefined;
  return (
    <li data-key={card.id}>
      <Out href={`${origin}/games/${card.id}`} className="duel">
        {card.score.map(({ value, legs, sets }, side) => (
          <span
            key={side}
            className="row"
            data-side={side}
            data-next={card.next === side || undefined}
          >
            <span className="who">{names[side]}</span>
            <b className="plate number">
              <span className="unseen">{hasSets ? texts.sets() : texts.legs()} </span>
              {hasSets ? sets : legs}
            </b>
            <b className="left number">
              <span className="unseen">
                {card.rules.game === 'x01' ? texts.left() : texts.points()}{' '}
              </span>
              {value}
            </b>
          </span>
        ))}
      </Out>
    </li>
  );
}
