import { chakra } from '@chakra-ui/react';
import { radii } from '@oche/validators/challenges/limits';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { type ChallengeSearch, DEFAULT_RADIUS, listInput } from '../challenge-search.ts';
import { ChallengeCard } from './challenge-card.tsx';

interface NearListProps {
  search: ChallengeSearch;
  onCreate: () => void;
}

/** Who near the reader fancies a game, the soonest first. */
export function NearList({ search, onCreate }: NearListProps) {
  const [data, list] = trpc.challenges.list.useSuspenseInfiniteQuery(listInput(search), {
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });
  const challenges = data.pages.flatMap(({ items }) => items);
  const [first] = data.pages;
  if (!first?.origin) return <NoPlace unknown={first?.unknownZipCode ?? null} />;
  if (challenges.length === 0) return <Nobody search={search} onCreate={onCreate} />;
  return (
    <>
      <Cards>
        {challenges.map((challenge) => (
          <li key={challenge.id}>
            <ChallengeCard challenge={challenge} zipCode={first.origin?.zipCode} />
          </li>
        ))}
      </Cards>
      <LoadMore list={list} />
    </>
  );
}

function NoPlace({ unknown }: { unknown: string | null }) {
  const { empty: texts } = useTexts('challenges');
  return (
    <EmptyState drawing="missed" title={texts.noPlace()}>
      <p>{unknown ? texts.unknown({ zipCode: unknown }) : texts.noPlaceText()}</p>
    </EmptyState>
  );
}

function Nobody({ search, onCreate }: NearListProps) {
  const { empty: texts, quick } = useTexts('challenges');
  const wider = radii.find((km) => km > (search.radius ?? DEFAULT_RADIUS));
  return (
    <EmptyState
      title={texts.title()}
      action={
        <Row justifyContent="center" gap="3">
          <Button variant="accent" shape="wedge" onClick={onCreate}>
            {quick.label()}
          </Button>
          {wider ? (
            <ButtonLink
              variant="outline"
              to="/challenges"
              search={{ ...search, radius: wider }}
              resetScroll={false}
            >
              {texts.wider({ km: wider })}
            </ButtonLink>
          ) : null}
        </Row>
      }
    >
      <p>{texts.text()}</p>
    </EmptyState>
  );
}

export const Cards = chakra('ul', { base: { display: 'grid', gap: '2', listStyle: 'none' } });
