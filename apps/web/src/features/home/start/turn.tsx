import type { HomeTurn, TurnKind } from '@oche/validators/home/schemas';
import { ChevronRight } from 'lucide-react';
import { ButtonLink } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { TURNS } from '../home-data.ts';
import { Slate, SlateMeta, SlateRows, SlateTitle } from './slate.tsx';

/** As many stand on the card; the rest is counted, and waits where the member comes by. */
const SHOWN = 4;

/** Where one answers: at the thing itself, or where all of them are. */
const PLACES: Record<TurnKind, (id: number | null) => string> = {
  called: (id) => `/tournaments/${id}`,
  playing: (id) => `/games/${id}`,
  confirm: (id) => `/games/${id}`,
  invited: (id) => `/games/${id}`,
  challenged: () => '/challenges',
  answered: () => '/challenges',
  offered: (id) => `/marketplace/${id}`,
  befriend: () => '/friends',
  club: () => '/clubs',
  lineUp: (id) => `/leagues/fixtures/${id}`,
  sheet: (id) => `/leagues/fixtures/${id}`,
  move: (id) => `/leagues/fixtures/${id}`,
};
const REQUESTS = { to: '/friends', search: { tab: 'requests' } } as const;

/** What waits for the member: games, answers, messages. When nothing does, it is time to play. */
export function Turn({ isNew }: { isNew: boolean }) {
  const { turn: texts, place } = useTexts('home');
  const query = trpc.home.turns.useQuery(undefined, TURNS);
  const { data: unread } = trpc.social.conversations.unread.useQuery(undefined, {
    enabled: false,
  });
  if (!query.data) {
    return query.isError ? (
      <Slate id="turn" title={texts.title()} figure="–">
        <QueryFailed as="h3" query={query} title={texts.failed()} />
      </Slate>
    ) : null;
  }
  const turns = query.data;
  const messages = unread?.count ?? 0;
  const waiting = turns.reduce((sum, { count }) => sum + count, 0);
  if (waiting + messages === 0) {
    // what a new member does first stands above
    return isNew ? null : (
      <Slate
        id="turn"
        title={texts.title()}
        figure={0}
        unit={texts.waiting({ count: 0 })}
        foot={
          <>
            <ButtonLink to="/games/new">{place.play()}</ButtonLink>
            <TextLink to="/challenges">{texts.challenge()}</TextLink>
          </>
        }
      >
        <SlateTitle>{texts.none()}</SlateTitle>
        <SlateMeta>{texts.noneText()}</SlateMeta>
      </Slate>
    );
  }
  return (
    <Slate
      id="turn"
      title={texts.title()}
      figure={waiting + messages}
      unit={texts.waiting({ count: waiting + messages })}
      foot={<TextLink to="/notifications">{texts.all()}</TextLink>}
    >
      <SlateRows>
        {turns.slice(0, SHOWN).map((turn) => (
          <li key={turn.kind}>
            <Waiting turn={turn} />
          </li>
        ))}
        {messages > 0 ? (
          <li>
            <TextLink to="/messages" variant="plain">
              <b>{messages}</b>
              {texts.messages({ count: messages })}
              <ChevronRight aria-hidden="true" size="1.1em" />
            </TextLink>
          </li>
        ) : null}
      </SlateRows>
    </Slate>
  );
}

function Waiting({ turn: { kind, count, id, name } }: { turn: HomeTurn }) {
  const { turn: texts } = useTexts('home');
  const words =
    kind === 'called'
      ? texts.called({ name: name ?? '' })
      : kind === 'offered'
        ? texts.offered({ count, name: name ?? '' })
        : texts.kinds[kind]({ count });
  return (
    <TextLink {...(kind === 'befriend' ? REQUESTS : { to: PLACES[kind](id) })} variant="plain">
      <b>{count}</b>
      {words}
      <ChevronRight aria-hidden="true" size="1.1em" />
    </TextLink>
  );
}
