import { chakra } from '@chakra-ui/react';
import type { DealReviews as Reviews } from '@oche/validators/trust/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Skeleton, SkeletonText } from '../../../components/page/skeleton.tsx';
import { Label, Muted } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useSeen } from '../../../lib/live/use-seen.ts';
import { dateFormat } from '../../../lib/time/formats.ts';
import { trpc } from '../../../lib/trpc.ts';
import { DealReviewActions } from './deal-review-actions.tsx';
import { DealReviewCard } from './deal-review-card.tsx';

/* schema and form are loaded for those who can write */
const DealReviewForm = lazyPart(
  async () => (await import('./deal-review-form.tsx')).DealReviewForm,
  <SkeletonText count={4} />,
);

/** What the two sides of a deal say of each other, for one of them. Needs the texts `market/review`. */
export function DealReviews({ dealId }: { dealId: number }) {
  const { data: reviews } = trpc.market.reviews.ofDeal.useQuery({ dealId });
  useSeen([
    `dealreviews/${dealId}`,
    ...(reviews?.received ? [`dealreview/${reviews.received.id}`] : []),
  ]);
  return (
    <div id="reviews">
      {reviews ? <Both dealId={dealId} reviews={reviews} /> : <Skeleton height="8rem" />}
    </div>
  );
}

function Both({ dealId, reviews }: { dealId: number; reviews: Reviews }) {
  const texts = useTexts('market/review');
  const { partner, own, received, canWrite, until } = reviews;
  const name = partner.firstName;
  if (until === null) return <Muted>{texts.notYet()}</Muted>;
  return (
    <>
      {received ? (
        <Part>
          <Label>{texts.theirs({ name })}</Label>
          <DealReviewCard review={received} actions={<DealReviewActions review={received} />} />
        </Part>
      ) : null}
      {canWrite || own ? <Own dealId={dealId} reviews={reviews} until={until} /> : null}
      {canWrite || own || received ? null : <Muted>{texts.nothing()}</Muted>}
    </>
  );
}

function Own({ dealId, reviews, until }: { dealId: number; reviews: Reviews; until: string }) {
  const texts = useTexts('market/review');
  const locale = useLocale();
  const { partner, own, canWrite } = reviews;
  const name = partner.firstName;
  const [isChanging, setIsChanging] = useState(false);
  const date = dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Berlin',
  }).format(new Date(until));
  if (canWrite && (!own || isChanging)) {
    return (
      <Part>
        <Question>{texts.rate({ name })}</Question>
        <Muted>
          {texts.lead()} {texts.until({ date })}
        </Muted>
        <DealReviewForm dealId={dealId} name={name} own={own} onDone={() => setIsChanging(false)} />
      </Part>
    );
  }
  if (!own) return null;
  return (
    <Part>
      <Label>{texts.yours()}</Label>
      <DealReviewCard
        review={own}
        actions={
          canWrite ? (
            <div>
              <Button variant="outline" size="sm" onClick={() => setIsChanging(true)}>
                {texts.change()}
              </Button>
            </div>
          ) : null
        }
      />
      {own.publishedAt === null ? <Waiting>{texts.waiting({ name, date })}</Waiting> : null}
    </Part>
  );
}

const Part = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2', paddingTop: '2' },
});
const Question = chakra('p', { base: { textStyle: 'heading' } });
const Waiting = chakra('p', {
  base: {
    textStyle: 'small',
    borderInlineStart: '4px solid {colors.tape}',
    paddingInlineStart: '3',
  },
});
