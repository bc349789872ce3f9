import { chakra } from '@chakra-ui/react';
import type { Item } from '@oche/validators/market/schemas';
import { useId } from 'react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { RatingStars, ratingText } from '../../../components/rating/rating-stars.tsx';
import { Badge, Figure, Heading, Label } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { dateFormat } from '../../../lib/time/formats.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Who sells it, or looks for it: how others have rated them, since when they are here. */
export function SellerCard({ item: { seller, intent, sellerType } }: { item: Item }) {
  const texts = useTexts('market/item').seller;
  const words = useTexts('market/words');
  const locale = useLocale();
  const id = useId();
  const { data: profile } = trpc.market.sellers.get.useQuery({ sellerId: seller.id });
  const year = dateFormat(locale, { year: 'numeric', timeZone: 'Europe/Berlin' });
  const others = seller.totalListings - 1;
  return (
    <Card aria-labelledby={id}>
      <Label>{intent === 'wanted' ? texts.titleWanted() : texts.title()}</Label>
      <Who>
        <PersonAvatar person={seller} src={seller.avatar} size="lg" />
        <div>
          <Heading id={id} as="h2" size="subheading" overflowWrap="anywhere">
            {fullName(seller)}
          </Heading>
          {profile?.trust.isNew ? <Badge tone="positive">{texts.new()}</Badge> : null}
          {profile ? <Rating stats={profile.stats} /> : null}
          <Since>
            {texts.since({ year: year.format(new Date(seller.createdAt)) })}
            {sellerType === 'business' ? (
              <Badge tone="inverse">{words.sellerType.business()}</Badge>
            ) : null}
          </Since>
        </div>
      </Who>
      <Row>
        <ButtonLink
          to="/marketplace/sellers/$id"
          params={{ id: seller.id }}
          size="sm"
          variant="outline"
        >
          {texts.profile()}
        </ButtonLink>
        {others > 0 ? (
          <ButtonLink
            to="/marketplace"
            search={{ seller: seller.id, intent: intent === 'wanted' ? intent : undefined }}
            size="sm"
            variant="outline"
          >
            {texts.more({ count: others })}
          </ButtonLink>
        ) : null}
      </Row>
    </Card>
  );
}

interface RatingProps {
  stats: { averageRating: number | null; totalReviews: number };
}

function Rating({ stats: { averageRating, totalReviews } }: RatingProps) {
  const texts = useTexts('market/item').seller;
  const locale = useLocale();
  if (averageRating === null) return null;
  return (
    <Stars>
      <Figure>{ratingText(averageRating, locale)}</Figure>
      <RatingStars rating={averageRating} size="1em" />
      <span>{texts.reviews({ count: totalReviews })}</span>
    </Stars>
  );
}

const Card = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    padding: '4',
    layerStyle: 'panel',
    borderTop: '4px solid {colors.board.green}',
  },
});
const Who = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    '& > div': { display: 'grid', justifyItems: 'start', gap: '1', minWidth: '0' },
  },
});
const Stars = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    textStyle: 'small',
    '& > span:last-of-type': { color: 'fg.muted' },
  },
});
const Since = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    textStyle: 'small',
    color: 'fg.muted',
  },
});
