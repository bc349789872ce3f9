import { chakra } from '@chakra-ui/react';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { LoadMore } from '../../../../components/list/load-more.tsx';
import { EmptyState } from '../../../../components/page/empty-state.tsx';
import { ErrorState } from '../../../../components/page/error-state.tsx';
import { SkeletonRows } from '../../../../components/page/skeleton.tsx';
import { RatingStars, ratingText } from '../../../../components/rating/rating-stars.tsx';
import { TitledSection } from '../../../../components/section/titled-section.tsx';
import { HeroNumber } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { useAuth } from '../../../../lib/auth.ts';
import { useSeen } from '../../../../lib/live/use-seen.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { JoinFirst } from '../../../../patterns/join-first.tsx';
import { ReviewDialog } from '../../shared/review-dialog.tsx';
import { Distribution } from './distribution.tsx';
import { ReviewCard } from './review-card.tsx';
import { nextReviews, reviewsInput } from './reviews-query.ts';

/** The reviews of a lounge, newest first. */
export function ReviewsSection({ lounge }: { lounge: Lounge }) {
  const { reviews: texts } = useTexts('lounge');
  const [isWriting, setIsWriting] = useState(false);
  const reviews = trpc.lounges.review.list.useInfiniteQuery(reviewsInput(lounge.id), nextReviews);
  const pages = reviews.data?.pages ?? [];
  useSeen([
    `lounge/${lounge.id}`,
    ...pages.flatMap(({ items, own }) =>
      [...items, own ?? []].flat().map(({ id }) => `review/${id}`),
    ),
  ]);
  const [first] = pages;
  if (!first) {
    return (
      <TitledSection anchor="reviews" title={texts.title()}>
        {reviews.isError ? (
          <ErrorState as="h3" title={texts.failed()} onRetry={() => reviews.refetch()} />
        ) : (
          <SkeletonRows />
        )}
      </TitledSection>
    );
  }
  const { own, distribution, can } = first;
  const items = pages.flatMap((page) => page.items);
  const write = (
    <WriteButton
      lounge={lounge}
      canWrite={can.write}
      hasOwn={own !== null}
      onWrite={() => setIsWriting(true)}
    />
  );
  return (
    <TitledSection anchor="reviews" title={texts.title()} action={write}>
      {items.length === 0 && !own ? (
        <EmptyState as="h3" drawing="chalkboard" title={texts.empty()}>
          <p>{texts.emptyText()}</p>
        </EmptyState>
      ) : (
        <>
          <Summary lounge={lounge} distribution={distribution} />
          <List>
            {own ? <ReviewCard review={own} lounge={lounge} /> : null}
            {items
              .filter(({ id }) => id !== own?.id)
              .map((review) => (
                <ReviewCard key={review.id} review={review} lounge={lounge} />
              ))}
          </List>
        </>
      )}
      <LoadMore list={reviews} label={texts.more()} />
      <ReviewDialog lounge={lounge} isOpen={isWriting} onClose={() => setIsWriting(false)} />
    </TitledSection>
  );
}

function Summary({ lounge, distribution }: { lounge: Lounge; distribution: readonly number[] }) {
  const { rating: texts } = useTexts('venues');
  const locale = useLocale();
  if (lounge.rating === null) return null;
  return (
    <Facts>
      <div>
        <HeroNumber
          value={ratingText(lounge.rating, locale)}
          label={texts.count({ count: lounge.ratingCount })}
        />
        <RatingStars rating={lounge.rating} count={lounge.ratingCount} size="1.25rem" />
      </div>
      <Distribution counts={distribution} />
    </Facts>
  );
}

interface WriteButtonProps {
  lounge: Lounge;
  canWrite: boolean;
  hasOwn: boolean;
  onWrite: () => void;
}

/** For visitors a link to sign in; renders nothing for members who can't review the lounge. */
function WriteButton({ lounge, canWrite, hasOwn, onWrite }: WriteButtonProps) {
  const { reviews: texts } = useTexts('lounge');
  const { user } = useAuth();
  if (!user) {
    return (
      <JoinFirst
        returnTo={`/venues/${lounge.id}`}
        label={texts.write()}
        variant="outline"
        size="sm"
      >
        {texts.write()}
      </JoinFirst>
    );
  }
  if (!canWrite) return null;
  return (
    <Button variant="outline" size="sm" onClick={onWrite}>
      {hasOwn ? texts.edit() : texts.write()}
    </Button>
  );
}

const Facts = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '8', alignItems: 'center', paddingBlock: '2' },
});
const List = chakra('ul', { base: { listStyle: 'none' } });
