import { chakra } from '@chakra-ui/react';
import type { DealOutput } from '@oche/validators/market/deals';
import { ButtonLink } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { Heading, Label, Muted } from '../../../components/text.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useAfterChange, useDealWords } from './use-deal-words.ts';

const AccountForm = lazyPart(async () => (await import('./account-form.tsx')).AccountForm);

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
  const { openedBy, account, answer: answered, outcome } = dispute;
  const isOwn = openedBy === deal.side;
  const says = (own: boolean) => (own ? words.youSay() : words.says({ name }));
  return (
    <Root aria-labelledby="dispute">
      <Heading id="dispute" size="heading">
        {words.heading()}
      </Heading>
      <p>{outcome ? words.outcomes[outcome]() : words.waits()}</p>
      {outcome === 'upheld' ? (
        <ButtonLink to="/marketplace" size="sm" variant="outline" justifySelf="start">
          {texts.cancelled.again()}
        </ButtonLink>
      ) : null}
      <Account>
        <Label>{says(isOwn)}</Label>
        <PlainText content={account} />
      </Account>
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
    </Root>
  );
}

const Root = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    marginBottom: '6',
    padding: { base: '4', md: '5' },
    bg: 'danger.subtle',
    borderInlineStart: '6px solid {colors.danger.solid}',
  },
});
const Account = chakra('blockquote', {
  base: { display: 'grid', gap: '1', maxWidth: 'measure', overflowWrap: 'anywhere' },
});
