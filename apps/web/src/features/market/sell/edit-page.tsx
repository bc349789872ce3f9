import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { numberOf } from '../../../components/form/number-text.ts';
import { useToast } from '../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { trpc } from '../../../lib/trpc.ts';
import { deviceCopy } from './draft/device-copy.ts';
import { KeptNote } from './flow/kept-note.tsx';
import { SellFlow } from './flow/sell-flow.tsx';
import { loadCheck } from './flow/use-check.ts';
import { ReviewHints } from './review/review-hints.tsx';
import { valuesOf } from './sell-input.ts';
import type { SellStep } from './sell-steps.ts';
import type { SellValues } from './sell-values.ts';

interface EditPageProps {
  id: number;
  step: SellStep | undefined;
}

/**
 * An ad that others see already. What is typed stays on this device until it is saved, as buyers shall not
 * read half of a sentence.
 */
export function EditPage({ id, step }: EditPageProps) {
  const texts = useTexts('market/sell');
  const { edit } = useTexts('market/sell-price');
  const locale = useLocale();
  const toast = useToast();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const memberId = useAuth().user?.id ?? '';
  const [draft] = trpc.market.drafts.get.useSuspenseQuery({ id });
  const [item] = trpc.market.items.get.useSuspenseQuery({ id });
  const { mutateAsync: update } = trpc.market.items.update.useMutation();
  const [keep] = useState(() => deviceCopy(memberId, String(id)));
  const [{ values, revision, isChanged }, setEdit] = useState(() => {
    const copy = keep.read();
    return {
      values: copy?.values ?? valuesOf(draft, locale),
      revision: copy?.version?.revision ?? draft.revision,
      isChanged: copy !== null,
    };
  });
  const change = (some: Partial<SellValues>) => {
    const next = { ...values, ...some };
    setEdit({ values: next, revision, isChanged: true });
    keep.write(next, { id, revision });
  };
  const discard = () => {
    keep.clear();
    setEdit({ values: valuesOf(draft, locale), revision: draft.revision, isChanged: false });
  };
  const save = async () => {
    const { updateOf } = await loadCheck();
    await update(updateOf(values, { id, revision }));
    keep.clear();
    await utils.market.invalidate();
    toast.show({ variant: 'success', title: edit.saved() });
    await navigate({ to: '/marketplace/$id', params: { id: String(id) } });
  };
  const price = numberOf(values.price);
  const isCheaper = price !== undefined && draft.price !== null && price < draft.price;
  return (
    <SellFlow
      title={texts.titles.edit()}
      step={step}
      values={values}
      change={change}
      propose={change}
      isNew={false}
      note={<KeptNote isChanged={isChanged} onDiscard={discard} />}
      priceNote={
        isCheaper && item.favouriteCount > 0
          ? edit.cheaper({ count: item.favouriteCount })
          : undefined
      }
      review={() => <ReviewHints values={values} noticed={draft} />}
      finish={{
        label: edit.save(),
        pendingText: edit.saving(),
        isEverywhere: true,
        onFinish: save,
      }}
    />
  );
}
