import type { CurrentUser } from '@oche/validators/auth/schemas';
import { postalCountryOf } from '@oche/validators/postal-countries';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { Button } from '../../../../components/button.tsx';
import { DialogActions } from '../../../../components/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../../components/form/form.tsx';
import { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { useToast } from '../../../../components/toast.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { isExplained } from '../../../../lib/errors/errors.ts';
import { attemptOf } from '../../../../lib/storage/drafts.ts';
import { type RouterOutputs, trpc } from '../../../../lib/trpc.ts';
import { UnconfirmedNotice } from '../../../../patterns/unconfirmed-notice.tsx';
import { SimilarLounges } from '../similar-lounges.tsx';
import { useVenueSearch } from '../use-venue-search.ts';
import { NO_FILTERS } from '../venue-search.ts';
import { LoungeFields } from './lounge-fields.tsx';
import { newLoungeSchema } from './new-lounge-schema.ts';

export type LoungeDraft = z.input<typeof newLoungeSchema>;
type NewLounge = z.output<typeof newLoungeSchema>;
type Similar = RouterOutputs['lounges']['similar'];

/**
 * This message stays longer than others, as it contains the link to the next step. Milliseconds.
 */
const NEXT_STEP_MS = 15_000;

interface AddLoungeFormProps {
  member: CurrentUser;
  /** what was typed but not sent; survives the form */
  draft: RefObject<LoungeDraft | undefined>;
  onClose: () => void;
}

export function AddLoungeForm({ member, draft, onClose }: AddLoungeFormProps) {
  const texts = useTexts('venues/add');
  const { texts: words } = useUi();
  const [similar, setSimilar] = useState<Similar>([]);
  /** key of the lounge that somebody wants to add although there are similar ones */
  const insisted = useRef('');
  const client = trpc.useUtils().client;
  const create = trpc.lounges.create.useMutation();
  const celebrate = useCelebrate();

  const form = useZodForm(newLoungeSchema, {
    defaultValues: draft.current ?? emptyLounge(member),
    onSubmit: async (lounge) => {
      if (insisted.current !== identityOf(lounge)) {
        const known = await findSimilar(lounge);
        setSimilar(known);
        if (known.length > 0) return;
      }
      const attempt = attemptOf(member.id, 'lounge');
      try {
        const { id } = await create.mutateAsync({
          ...lounge,
          idempotencyKey: attempt.keyFor(lounge),
        });
        attempt.succeed();
        draft.current = undefined;
        onClose();
        await celebrate(id);
      } catch (error) {
        if (isExplained(error)) throw error;
        form.setFormError(texts.failed());
      }
    },
  });

  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((values) => {
      draft.current = values as LoungeDraft;
    });
    return unsubscribe;
  }, [watch, draft]);

  /** If similar lounges can't be loaded, that doesn't keep anybody from adding theirs. */
  const findSimilar = ({ name, zipCode, city, country }: NewLounge): Promise<Similar> =>
    client.lounges.similar.query({ name, zipCode, city, country }).catch(() => []);

  const insist = () => {
    insisted.current = identityOf(newLoungeSchema.parse(form.getValues()));
    setSimilar([]);
    form.props.formRef.current?.requestSubmit();
  };

  const isAsking = similar.length > 0;
  return (
    <>
      {isAsking ? (
        <SimilarLounges lounges={similar} onInsist={insist} onBack={() => setSimilar([])} />
      ) : null}
      <Form {...form.props} hidden={isAsking}>
        <UnconfirmedNotice text={texts.unconfirmed} />
        <LoungeFields form={form} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton isPending={form.isPending} pendingText={texts.pending()} shape="wedge">
            {texts.submit()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </>
  );
}

/**
 * Says that it worked, shows the new lounge at the top of the list, and links to its management.
 */
function useCelebrate() {
  const texts = useTexts('venues/add');
  const toast = useToast();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const { change } = useVenueSearch();
  return async (id: number) => {
    toast.show({
      variant: 'success',
      title: texts.success(),
      description: texts.successText(),
      duration: NEXT_STEP_MS,
      action: {
        label: texts.manage(),
        onAction: () => navigate({ to: '/venues/$id/manage', params: { id: String(id) } }),
      },
    });
    await utils.lounges.invalidate();
    await change({ ...NO_FILTERS, sort: 'newest' });
  };
}

const identityOf = ({ name, zipCode, city, country }: NewLounge): string =>
  JSON.stringify([name, zipCode, city, country]);

const emptyLounge = ({ country }: CurrentUser): LoungeDraft => ({
  name: '',
  description: '',
  address: '',
  zipCode: '',
  city: '',
  country: postalCountryOf(country),
  phone: '',
  email: '',
  website: '',
  loungeType: 'bar',
  setupDescription: '',
  amenities: [],
  numberOfBoards: 1,
  pricePerHour: 0,
});
