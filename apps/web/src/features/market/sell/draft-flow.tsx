import type { Draft } from '@oche/validators/market/item-output';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CheckboxField } from '../../../components/form/fields.tsx';
import { TextLink } from '../../../components/link.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { UnconfirmedNotice } from '../../../patterns/unconfirmed-notice.tsx';
import { useDraft } from './draft/use-draft.ts';
import { ElsewhereNotice } from './flow/elsewhere-notice.tsx';
import { SaveNote } from './flow/save-note.tsx';
import { SellFlow } from './flow/sell-flow.tsx';
import { OtherDrafts } from './other-drafts.tsx';
import { ReviewHints } from './review/review-hints.tsx';
import type { SellSearch } from './sell-steps.ts';

interface DraftFlowProps {
  search: SellSearch;
  /** as the server has it; null for a new one */
  draft: Draft | null;
  onCreated: (id: number) => void;
  onNewer: () => void;
}

/** An ad that nobody else sees yet, saved while it is written, and published at its end. */
export function DraftFlow({ search, draft, onCreated, onNewer }: DraftFlowProps) {
  const texts = useTexts('market/sell');
  const { review } = useTexts('market/sell-price');
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const { mutateAsync: publish } = trpc.market.items.publish.useMutation();
  const { values, change, propose, saver, state, discard } = useDraft({
    draft,
    intent: search.intent ?? 'sell',
    onCreated,
    onNewer,
  });
  // each save has written its answer there
  const { data: noticed } = trpc.market.drafts.get.useQuery(
    { id: saver.version?.id ?? 0 },
    { enabled: saver.version !== null, staleTime: Number.POSITIVE_INFINITY },
  );
  const [isBlank] = useState(draft === null && values.title === '');

  const finish = async () => {
    // what the server doesn't have can't be published
    if (!(await saver.flush()) || !saver.version) {
      // out of reach, refused, or written elsewhere: the form says which
      throw saver.error;
    }
    const { id } = saver.version;
    await publish({ id, sellerTermsAccepted: true });
    await utils.market.invalidate();
    await navigate({ to: '/marketplace/sell/{-$id}', search: { done: id }, replace: true });
  };
  const takeTheirs = async () => {
    discard();
    if (saver.version) {
      await utils.market.drafts.get.fetch({ id: saver.version.id }, { staleTime: 0 });
    }
    onNewer();
  };
  const keepMine = async () => {
    if (!saver.version) return;
    const { id } = saver.version;
    const { revision } = await utils.market.drafts.get.fetch({ id }, { staleTime: 0 });
    await saver.overwrite({ id, revision });
  };
  return (
    <SellFlow
      title={texts.titles[values.intent]()}
      step={search.step}
      values={values}
      change={change}
      propose={propose}
      isNew
      note={<SaveNote state={state} isBegun={saver.version !== null} error={saver.error} />}
      notice={
        state === 'elsewhere' ? (
          <ElsewhereNotice onTheirs={takeTheirs} onMine={keepMine} />
        ) : (
          <>
            <UnconfirmedNotice text={texts.unconfirmed} />
            {isBlank && !search.step ? <OtherDrafts /> : null}
          </>
        )
      }
      review={(errorOf) => (
        <>
          <ReviewHints values={values} noticed={noticed ?? null} />
          <CheckboxField
            label={
              <>
                {review.terms[values.intent]()}{' '}
                <TextLink to="/terms">{review.termsLink()}</TextLink>
              </>
            }
            checked={values.sellerTermsAccepted}
            error={errorOf('sellerTermsAccepted')}
            onChange={({ target }) => change({ sellerTermsAccepted: target.checked })}
          />
        </>
      )}
      finish={{
        label: review.publish(),
        pendingText: review.publishing(),
        isEverywhere: false,
        onFinish: finish,
      }}
    />
  );
}
