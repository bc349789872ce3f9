import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TextLink } from '../../../components/link.tsx';
import { distinct } from '../../../components/list/distinct.ts';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { RatingStars } from '../../../components/rating/rating-stars.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { favouritesInput, nextFavourites } from './favourites-input.ts';
import { LoungePicture } from './lounge-picture.tsx';
import { useTonight } from './use-tonight.ts';

interface FavouriteLoungesProps {
  userId: string;
  /** shown for a member who has marked none */
  none: ReactNode;
}

/** The lounges that a member has marked, the latest first. */
export function FavouriteLounges({ userId, none }: FavouriteLoungesProps) {
  const list = trpc.lounges.favourite.list.useInfiniteQuery(
    favouritesInput(userId),
    nextFavourites,
  );
  const lounges = list.data && distinct(list.data.pages);
  const tonight = useTonight(lounges ?? []);
  if (lounges?.length === 0) return none;
  return (
    <>
      <Cards>
        {lounges?.map((lounge) => (
          <Card key={lounge.id}>
            <Picture>
              <LoungePicture
                lounge={lounge}
                photo={lounge.photo}
                day={tonight.get(lounge.id)}
                sizes="(min-width: 48em) 20rem, 100vw"
              />
            </Picture>
            <Name>
              <TextLink
                to="/venues/$id"
                params={{ id: String(lounge.id) }}
                variant="plain"
                _after={{ content: '""', position: 'absolute', inset: '0' }}
              >
                {lounge.name}
              </TextLink>
            </Name>
            <p>{lounge.city}</p>
            <RatingStars rating={lounge.rating} size="1em" />
          </Card>
        ))}
      </Cards>
      <LoadMore list={list} />
    </>
  );
}

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    gap: '4',
    listStyle: 'none',
  },
});
const Card = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    paddingBottom: '3',
    bg: 'bg.raised',
    borderBottom: '3px double {colors.border.strong}',
    '& > :not(:first-child)': { paddingInline: '3' },
  },
});
const Picture = chakra('div', { base: { aspectRatio: '16 / 9', overflow: 'hidden' } });
const Name = chakra('h3', { base: { textStyle: 'subheading', overflowWrap: 'anywhere' } });
