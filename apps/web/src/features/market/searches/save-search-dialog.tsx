import { SEARCH_NAME_MAX } from '@oche/validators/market/interest-limits';
import { saveSearchInput } from '@oche/validators/market/schemas';
import * as z from 'zod/mini';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { TextLink } from '../../../components/link.tsx';
import { Small } from '../../../components/text.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { euroText } from '../../../lib/money.ts';
import { type RouterInputs, trpc } from '../../../lib/trpc.ts';
import { SearchChips } from './search-chips.tsx';
import { searchSummary } from './search-summary.ts';

interface SaveSearchDialogProps {
  filters: RouterInputs['market']['searches']['save']['filters'];
  onClose: () => void;
}

const nameForm = z.pick(saveSearchInput, { name: true });

/** Asks for a name, with one proposed, and says what happens with the search. */
export function SaveSearchDialog({ filters, onClose }: SaveSearchDialogProps) {
  const texts = useTexts('market/searches');
  const words = useTexts('market/words');
  const locale = useLocale();
  const toast = useToast();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.market.searches.save.useMutation();
  const summary = searchSummary(filters, {
    words,
    texts,
    euro: (amount) => euroText(amount, locale),
  });
  const proposed = summary.slice(0, 3).join(' ') || texts.everything();
  const form = useZodForm(nameForm, {
    defaultValues: { name: proposed.slice(0, SEARCH_NAME_MAX) },
    onSubmit: async ({ name }) => {
      await mutateAsync({ name, filters });
      await utils.market.searches.list.invalidate();
      toast.show({
        variant: 'success',
        title: texts.saved({ name }),
        description: texts.savedText(),
      });
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={texts.save()} size="sm" isBusy={form.isPending}>
      <Form {...form.props}>
        <SearchChips summary={summary} />
        <Small>{texts.explained()}</Small>
        <TextField label={texts.name()} maxLength={SEARCH_NAME_MAX} {...form.field('name')} />
        <Small>
          <TextLink
            to="/account/$section"
            params={{ section: 'notifications' }}
            hash="notifications"
          >
            {texts.settings()}
          </TextLink>
        </Small>
        <DialogFormActions submit={texts.save()} isPending={form.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
