import { chakra } from '@chakra-ui/react';
import { DISPUTE_PHOTOS_MAX } from '@oche/validators/market/deal-limits';
import type { DealOutput } from '@oche/validators/market/deals';
import { ButtonLink } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { Heading, Label, Muted } from '../../../components/text.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { isOff } from './dispute-outcome.ts';
import { useAfterChange, useDealWords } from './use-deal-words.ts';

const AccountForm = lazyPart(async () => (await import('./account-form.tsx')).AccountForm);
const ReplyForm = lazyPart(async () => (await import('./reply-form.tsx')).ReplyForm);
const AddPhotos = lazyPart(async () => (await import('./add-photos.tsx')).AddPhotos);
const Photos = lazyPart(async () => (await import('../dispute/photos.tsx')).Photos);

interface DisputeSectionProps {
  deal: DealOutput;
  dispute: NonNullable<DealOutput['dispute']>;
}

/** What both sides say, and what was decided. */
export function DisputeSection({ deal, dispute }: DisputeSectionProps) {
  const { texts, name } = useDealWords(deal);
  const { dispute: words } = texts;
  const { onSuccess } = useAfterChange();
  const answer = trpc.market.deals.answerDispute.useMutation({ onSuccess });
  const { openedBy, account, answer: answered, outcome, statement, question } = dispute;
  const photosOf = (own: boolean) =>
    dispute.photos.filter(({ side }) => (side === deal.side) === own).map(({ picture }) => picture);
  const reply = trpc.market.deals.answerQuestion.useMutation({ onSuccess });
  const isOwn = openedBy === deal.side;
  const says = (own: boolean) => (own ? words.youSay() : words.says({ name }));
  return (
    <Root aria-labelledby="dispute">
      <Heading id="dispute" size="heading">
        {words.heading()}
      </Heading>
      <p>{outcome ? words.outcomes[outcome]() : words.waits()}</p>
      {outcome && statement ? (
        <Account>
          <Label>{words.reasons()}</Label>
          <PlainText content={statement} />
        </Account>
      ) : null}
      {isOff(outcome) ? (
        <ButtonLink to="/marketplace" size="sm" variant="outline" justifySelf="start">
          {texts.cancelled.again()}
        </ButtonLink>
      ) : null}
      <Account>
        <Label>{says(isOwn)}</Label>
        <PlainText content={account} />
      </Account>
      {question ? (
        <Account>
          <Label>{words.asked()}</Label>
          <PlainText content={question.text} />
          {question.answer ? (
            <>
              <Label>{words.youSay()}</Label>
              <PlainText content={question.answer} />
            </>
          ) : null}
        </Account>
      ) : null}
      {deal.can.answerQuestion ? (
        <ReplyForm
          onSend={(text) => reply.mutateAsync({ id: deal.id, answer: text })}
          label={words.reply()}
          submit={words.send()}
        />
      ) : null}
      {answered ? (
        <Account>
          <Label>{says(!isOwn)}</Label>
          <PlainText content={answered} />
        </Account>
      ) : null}
      {deal.can.answerDispute ? (
        <>
          <Muted>{words.answerHint({ name })}</Muted>
          <AccountForm
            label={words.answer()}
            submit={words.send()}
            onSend={(text) => answer.mutateAsync({ id: deal.id, account: text })}
          />
        </>
      ) : null}
      {[true, false].map((own) =>
        photosOf(own).length > 0 ? (
          <Account key={String(own)}>
            <Label>{own ? words.yourPhotos() : words.photosOf({ name })}</Label>
            <Photos
              pictures={photosOf(own)}
              label={own ? words.yourPhotos() : words.photosOf({ name })}
            />
          </Account>
        ) : null,
      )}
      {deal.can.addPhotos ? (
        <AddPhotos deal={deal} free={DISPUTE_PHOTOS_MAX - photosOf(true).length} />
      ) : null}
    </Root>
  );
}

const Root = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    marginBottom: '6',
    padding: { base: '4', md: '5' },
    bg: 'danger.subtle',
    borderInlineStart: '6px solid {colors.danger.solid}',
  },
});
const Account = chakra('blockquote', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    maxWidth: 'measure',
    overflowWrap: 'anywhere',
  },
});
