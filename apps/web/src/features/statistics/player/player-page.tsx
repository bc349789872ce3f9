import type { Player, Statistics } from '@oche/validators/statistics/schemas';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Achievements } from '../achievements/achievements.tsx';
import { Filters, type StatisticsSearch } from './filters.tsx';
import { NoGame, Numbers } from './numbers.tsx';
import { PlayerBand } from './player-band.tsx';
import { ShareCard } from './share-card.tsx';

interface PlayerPageProps {
  username: string;
  search: StatisticsSearch;
  /** what else there is to see of a player who shows their numbers; another domain renders it */
  below?: ReactNode;
}

/** What a player has thrown: numbers, pictures, and what was achieved. */
export function PlayerPage({ username, search, below }: PlayerPageProps) {
  const texts = useTexts('statistics');
  const [player] = trpc.statistics.player.useSuspenseQuery({ username, ...search });
  const { person, isOwn, isForAll, readBy, statistics } = player;
  const versus =
    readBy && !isOwn ? (
      <>
        <ButtonLink to="/challenges" search={{ new: 'evening', opponent: person.username }}>
          {texts.challenge()}
        </ButtonLink>
        <ButtonLink
          to="/players/$a/vs/$b"
          params={{ a: readBy, b: person.username }}
          variant="outline"
        >
          {texts.versusMe()}
        </ButtonLink>
      </>
    ) : null;
  const card =
    isForAll && statistics && statistics.totalGames > 0 ? (
      <ShareCard username={person.username} name={fullName(person)} />
    ) : null;
  const actions =
    versus || card ? (
      <Row gap="2">
        {versus}
        {card}
      </Row>
    ) : undefined;
  return (
    <>
      <PlayerBand person={person} statistics={statistics} actions={actions} />
      <Page>
        {statistics ? (
          <>
            <Content player={player} statistics={statistics} search={search} />
            {below}
          </>
        ) : (
          <EmptyState drawing="lost" title={texts.closed()}>
            <p>{texts.closedText({ name: person.firstName })}</p>
          </EmptyState>
        )}
      </Page>
    </>
  );
}

interface ContentProps {
  player: Player;
  statistics: Statistics;
  search: StatisticsSearch;
}

function Content({ player, statistics, search }: ContentProps) {
  const { person, isOwn, achievements } = player;
  if (statistics.totalGames === 0) return <NoGame isOwn={isOwn} />;
  return (
    <>
      <Filters username={person.username} search={search} />
      {statistics.figures.games === 0 ? (
        <NoneOfThese username={person.username} />
      ) : (
        <Numbers player={player} search={search} statistics={statistics} />
      )}
      {achievements ? <Achievements achievements={achievements} isOwn={isOwn} /> : null}
    </>
  );
}

function NoneOfThese({ username }: { username: string }) {
  const texts = useTexts('statistics').empty;
  const reset = (
    <ButtonLink to="/players/$username" params={{ username }} search={{}} variant="outline">
      {texts.reset()}
    </ButtonLink>
  );
  return (
    <EmptyState drawing="missed" title={texts.filtered()} action={reset}>
      <p>{texts.filteredText()}</p>
    </EmptyState>
  );
}
