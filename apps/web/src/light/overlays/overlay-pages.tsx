import type { BoardState } from '@oche/validators/boards/state';
import type { ReactNode } from 'react';
import type { I18n } from '../../i18n/i18n.ts';
import { errorDataOf, errorText } from '../../lib/errors/errors.ts';
import type { LightContent, LightPage, LightRequest } from '../frame/light-page.ts';
import { Board } from './board.tsx';
import { Caption } from './caption.tsx';
import { Fixture } from './fixture.tsx';
import { playedGames, withLegs } from './live-legs.ts';
import {
  type OverlayKind,
  type OverlayOptions,
  overlayNames,
  readOverlayOptions,
  type WrongOption,
} from './options.ts';
import { Tournament } from './tournament.tsx';

/** What an overlay shows, without how it should look. */
interface Shown extends Pick<LightContent, 'title' | 'shows'> {
  body: ReactNode;
  stream: string;
  /** names of the stream's events after which it has changed */
  events: readonly string[];
  /** nothing more will come, unless it is corrected */
  isOver?: boolean;
  /** whether it shows what its stream doesn't tell */
  hasMore?: boolean;
}

/** How often is asked while the stream is away, or for what isn't there yet. */
const SECONDS = 5;
const OVER_SECONDS = 60;
const MISSING_SECONDS = 20;

/** Programs for streams open it as a page; others may lay it into a frame. */
const look = ({ theme, scale, accent }: OverlayOptions) =>
  ({
    sheet: 'overlays',
    ground: theme === 'light' ? 'none-light' : 'none',
    scale,
    ...(accent !== undefined && { accent }),
    framedBy: ['*'],
  }) as const;

function overlayPage(
  kind: OverlayKind,
  path: RegExp,
  load: (request: LightRequest, show: ReadonlySet<string>) => Promise<Shown>,
): LightPage {
  return {
    path,
    names: overlayNames,
    async load(request) {
      const { search, i18n } = request;
      const options = readOverlayOptions(kind, search);
      if ('known' in options) return wrong(i18n, options);
      try {
        const { body, stream, events, isOver, hasMore, ...shown } = await load(
          request,
          options.show,
        );
        return {
          ...shown,
          ...look(options),
          body: (
            <div className="overlay" data-position={options.position} data-kind={kind}>
              {body}
            </div>
          ),
          fresh: {
            stream,
            events,
            seconds: isOver ? OVER_SECONDS : SECONDS,
            ...(hasMore && { besideStream: SECONDS }),
          },
        };
      } catch (error) {
        const status = errorDataOf(error)?.httpStatus;
        if (status === undefined || status >= 500) throw error;
        return absent(i18n, { error, status });
      }
    },
  };
}

const page = (text: string, status: number): LightContent => ({
  title: text,
  body: <p className="problem">{text}</p>,
  status,
  sheet: 'overlays',
  ground: 'none',
  shows: [],
  framedBy: ['*'],
  // what comes is shown as soon as it is there: nobody reloads a source in the middle of an evening
  fresh: { seconds: MISSING_SECONDS },
});

const absent = (i18n: I18n, { error, status }: { error: unknown; status: number }) =>
  page(status === 404 ? i18n.texts('embed').overlay.missing() : errorText(error, i18n), status);

function wrong(i18n: I18n, { name, value, known }: WrongOption): LightContent {
  const { overlay } = i18n.texts('embed');
  return page(overlay.wrong({ name, value: value.slice(0, 40), known: known.join(', ') }), 400);
}

const ID = '[1-9]\\d{0,14}';
/** Of a page of Oche, which stands in the address as it is there. */
const at = (path: string) => new RegExp(`^overlays/${path.replaceAll(/:(\w+)/g, `(?<$1>${ID})`)}$`);
const idIn = ({ params }: LightRequest, name = 'id') => Number(params[name]);

const GAME_EVENTS = ['state', 'visit', 'darts', 'end'];
const BOARD_EVENTS = ['state', 'visit', 'darts'];

const gameOverlay = overlayPage('game', at('games/:id'), async (request, show) => {
  const gameId = idIn(request);
  const [game] = await Promise.all([
    request.api.games.state.query({ gameId }),
    request.i18n.load('games/watch'),
  ]);
  return {
    title: game.sides.map(({ name }) => name).join(' – '),
    body: <Caption game={game} show={show} />,
    shows: [`/games/${gameId}`],
    stream: `/api/games/${gameId}/stream`,
    events: GAME_EVENTS,
    isOver: game.isOver,
  };
});

function boardShown(
  state: BoardState,
  show: ReadonlySet<string>,
  { shows, address }: { shows: readonly string[]; address: string },
): Shown {
  return {
    title: [state.event?.name, state.board.name].filter(Boolean).join(' · '),
    body: <Board state={state} show={show} />,
    shows: [...shows, ...eventPages(state), ...(state.game ? [`/games/${state.game.id}`] : [])],
    stream: `/api/${address}/stream`,
    events: BOARD_EVENTS,
  };
}

/** Its page becomes stale with the event, and the board with it. */
const eventPages = ({ event }: BoardState): string[] => {
  if (event?.kind === 'tournament') return [`/tournaments/${event.id}`];
  return event?.kind === 'fixture' ? [`/leagues/fixtures/${event.id}`] : [];
};

const loungeBoard = overlayPage('board', at('venues/:id/boards/:board'), async (request, show) => {
  const [loungeId, boardId] = [idIn(request), idIn(request, 'board')];
  await request.i18n.load('games/watch');
  const state = await request.api.boards.get.query({ loungeId, boardId });
  const address = `lounges/${loungeId}/boards/${boardId}`;
  return boardShown(state, show, { shows: [`/boards/${boardId}`], address });
});

const tournamentBoard = overlayPage(
  'board',
  at('tournaments/:id/boards/:board'),
  async (request, show) => {
    const [id, boardId] = [idIn(request), idIn(request, 'board')];
    await request.i18n.load('games/watch');
    const state = await request.api.tournaments.evening.board.query({ id, boardId });
    const address = `tournaments/${id}/boards/${boardId}`;
    return boardShown(state, show, { shows: [`/tournaments/${id}`], address });
  },
);

const fixtureBoard = overlayPage(
  'board',
  at('leagues/fixtures/:id/boards/:board'),
  async (request, show) => {
    const [id, boardId] = [idIn(request), idIn(request, 'board')];
    await request.i18n.load('games/watch');
    const state = await request.api.leagues.fixtures.board.query({ id, boardId });
    const address = `leagues/fixtures/${id}/boards/${boardId}`;
    return boardShown(state, show, { shows: [`/leagues/fixtures/${id}`], address });
  },
);

const tournamentOverlay = overlayPage(
  'tournament',
  at('tournaments/:id'),
  async (request, show) => {
    const id = idIn(request);
    const { api, i18n } = request;
    const [tournament, output] = await Promise.all([
      api.tournaments.get.query({ id }),
      api.tournaments.matches.list.query({ id }),
      i18n.load('tournaments/bracket'),
    ]);
    const ids = playedGames(output);
    const cards = ids.length > 0 ? await api.games.listCards.query({ ids }) : [];
    return {
      title: tournament.name,
      body: <Tournament tournament={tournament} output={withLegs(output, cards)} show={show} />,
      shows: [`/tournaments/${id}`, ...cards.map((card) => `/games/${card.id}`)],
      stream: `/api/tournaments/${id}/stream`,
      events: ['state', 'match', 'tables', 'end'],
      isOver: output.status === 'completed' || output.status === 'cancelled',
      // the stream tells of a match when it begins and ends, but of its legs only that of its game
      hasMore: cards.length > 0,
    };
  },
);

const fixtureOverlay = overlayPage('fixture', at('leagues/fixtures/:id'), async (request, show) => {
  const id = idIn(request);
  const fixture = await request.api.leagues.fixtures.get.query({ id });
  return {
    title: `${fixture.home.name} – ${fixture.away.name}`,
    body: <Fixture fixture={fixture} show={show} />,
    shows: [`/leagues/fixtures/${id}`],
    stream: `/api/leagues/fixtures/${id}/stream`,
    events: ['state', 'end'],
    isOver: fixture.isOver,
  };
});

export const overlayPages: readonly LightPage[] = [
  gameOverlay,
  loungeBoard,
  tournamentOverlay,
  tournamentBoard,
  fixtureOverlay,
  fixtureBoard,
];
