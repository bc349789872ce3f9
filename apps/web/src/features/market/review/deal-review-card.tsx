import { chakra } from '@chakra-ui/react';
import type { DealReview } from '@oche/validators/trust/schemas';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { TextLink } from '../../../components/link.tsx';
import { RatingStars } from '../../../components/rating/rating-stars.tsx';
import { Badge, Label, Prose } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';

interface DealReviewCardProps {
  review: DealReview;
  /** what can be done with it */
  actions?: ReactNode;
}

/** What one side of a deal says of the other, with the answer. Needs the texts `market/review`. */
export function DealReviewCard({ review, actions }: DealReviewCardProps) {
  const texts = useTexts('market/review');
  const { author, answer } = review;
  return (
    <Item data-hidden={review.isHidden || undefined}>
      <Head>
        <PersonAvatar person={author} size="sm" />
        <div>
          <Name>
            <TextLink to="/profile/{-$id}" params={{ id: author.id }} variant="plain">
              {fullName(author)}
            </TextLink>
          </Name>
          <Meta>
            <RatingStars rating={review.rating} />
            <Badge>{review.authorRole === 'buyer' ? texts.asBuyer() : texts.asSeller()}</Badge>
            <Time value={review.publishedAt ?? review.createdAt} />
          </Meta>
        </div>
      </Head>
      {review.isHidden ? (
        <Hidden>
          <EyeOff aria-hidden="true" />
          {texts.hidden()}
        </Hidden>
      ) : null}
      <Prose>{review.comment}</Prose>
      {answer ? (
        <Answer>
          <Label>
            {texts.answer()} · <Time value={answer.createdAt} />
          </Label>
          <Prose>{answer.text}</Prose>
        </Answer>
      ) : null}
      {actions}
    </Item>
  );
}

const Item = chakra('article', {
  base: {
    display: 'grid',
    gap: '2',
    paddingBlock: '4',
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
