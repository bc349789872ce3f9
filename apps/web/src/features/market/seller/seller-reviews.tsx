import { chakra } from '@chakra-ui/react';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { RuledList } from '../../../components/list/ruled-list.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { RatingStars, ratingText } from '../../../components/rating/rating-stars.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { HeroNumber } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useSeen } from '../../../lib/live/use-seen.ts';
import { trpc } from '../../../lib/trpc.ts';
import { DealReviewActions } from '../review/deal-review-actions.tsx';
import { DealReviewCard } from '../review/deal-review-card.tsx';
import { nextPage, sellerReviewsInput } from './seller-query.ts';

/** What others say of a seller, newest first. */
export function SellerReviews({ sellerId }: { sellerId: string }) {
  const texts = useTexts('market/seller');
  const locale = useLocale();
  const list = trpc.market.sellers.reviews.useInfiniteQuery(sellerReviewsInput(sellerId), nextPage);
  const pages = list.data?.pages ?? [];
  const reviews = pages.flatMap(({ items }) => items);
  useSeen(reviews.map(({ id }) => `dealreview/${id}`));
  const [first] = pages;
  if (!first) {
    return (
      <TitledSection anchor="reviews" title={texts.reviews()}>
        {list.isError ? (
          <ErrorState as="h3" title={texts.reviewsFailed()} onRetry={() => list.refetch()} />
        ) : (
          <SkeletonRows />
        )}
      </TitledSection>
    );
  }
  const { avgRating, totalReviews: count } = first;
  return (
    <TitledSection anchor="reviews" title={texts.reviews()}>
      {avgRating === null ? (
        <EmptyState as="h3" drawing="chalkboard" title={texts.reviewsEmpty()}>
          <p>{texts.reviewsEmptyText()}</p>
        </EmptyState>
      ) : (
        <Rating>
          <HeroNumber value={ratingText(avgRating, locale)} label={texts.count({ count })} />
          <RatingStars rating={avgRating} count={count} size="1.5rem" />
        </Rating>
      )}
      <RuledList>
        {reviews.map((review) => (
          <li key={review.id}>
            <DealReviewCard review={review} actions={<DealReviewActions review={review} />} />
          </li>
        ))}
      </RuledList>
      <LoadMore list={list} label={texts.more()} />
    </TitledSection>
  );
}

const Rating = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', paddingBlock: '2' },
});
