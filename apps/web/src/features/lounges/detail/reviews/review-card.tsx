import { chakra } from '@chakra-ui/react';
import type { Lounge, Review } from '@oche/validators/lounges/schemas';
import { BadgeCheck, EyeOff } from 'lucide-react';
import { PersonAvatar } from '../../../../components/avatar.tsx';
import { TextLink } from '../../../../components/link.tsx';
import { RatingStars } from '../../../../components/rating/rating-stars.tsx';
import { Badge, Label, Prose } from '../../../../components/text.tsx';
import { Time } from '../../../../components/time/time.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useAuth } from '../../../../lib/auth.ts';
import { fullName } from '../../../../lib/person-name.ts';
import { ReviewActions } from './review-actions.tsx';

interface ReviewCardProps {
  review: Review;
  lounge: Lounge;
}

/** One review, with the lounge's answer and what the reader can do with it. */
export function ReviewCard({ review, lounge }: ReviewCardProps) {
  const { reviews: texts } = useTexts('lounge');
  const { user } = useAuth();
  const { author, answer } = review;
  return (
    <Item data-hidden={review.isHidden || undefined}>
      <Head>
        <PersonAvatar person={author} size="sm" />
        <div>
          <Name>
            <TextLink to="/profile/{-$id}" params={{ id: author.id }} variant="plain">
              {author.id === user?.id ? texts.own() : fullName(author)}
            </TextLink>
          </Name>
          <Meta>
            <RatingStars rating={review.rating} />
            <Time value={review.createdAt} />
            {review.editedAt ? <span>({texts.edited()})</span> : null}
            {review.isVisitConfirmed ? (
              <Badge tone="positive">
                <BadgeCheck aria-hidden="true" />
                {texts.confirmed()}
              </Badge>
            ) : (
              <Badge>{texts.unconfirmed()}</Badge>
            )}
            {review.openReports > 0 ? (
              <Badge tone="warning">{texts.reports({ count: review.openReports })}</Badge>
            ) : null}
          </Meta>
        </div>
      </Head>
      {review.isHidden ? (
        <Hidden>
          <EyeOff aria-hidden="true" />
          {texts.hidden()}
        </Hidden>
      ) : null}
      {review.comment ? <Prose>{review.comment}</Prose> : null}
      {answer ? (
        <Answer>
          <Label>
            {texts.answer()} · <Time value={answer.createdAt} />
          </Label>
          <Prose>{answer.text}</Prose>
        </Answer>
      ) : null}
      <ReviewActions review={review} loungeId={lounge.id} />
    </Item>
  );
}

const Item = chakra('li', {
  base: {
    display: 'grid',
    gap: '2',
    paddingBlock: '4',
    borderBottomWidth: '1px',
    '&[data-hidden]': { paddingInline: '3', bg: 'bg.sunken' },
  },
});
const Head = chakra('div', { base: { display: 'flex', gap: '3', alignItems: 'flex-start' } });
const Name = chakra('p', { base: { textStyle: 'subheading', overflowWrap: 'anywhere' } });
const Meta = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    textStyle: 'small',
    color: 'fg.muted',
  },
});
const Answer = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    marginInlineStart: { base: '3', md: '10' },
    paddingInlineStart: '3',
    borderInlineStart: '3px double {colors.border.strong}',
  },
});
const Hidden = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    textStyle: 'small',
    '& svg': { flexShrink: '0', width: '1.1em', height: '1.45em' },
  },
});
