import { useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { SuggestField } from '../../../components/form/suggest-field.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useNeedle } from '../../../lib/use-debounced.ts';
import { whenText, zoneOf } from '../shared/when.ts';

const LETTERS = 2;
const FOUND = 6;

/** An organiser makes one of their tournaments an evening of the series. */
export function AddEveningDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { desk: texts } = useTexts('tournaments/series');
  const { readError } = useUi();
  const locale = useLocale();
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState('');
  const search = useNeedle(typed, LETTERS);
  const { data } = trpc.tournaments.list.useQuery(
    { search, limit: FOUND },
    { enabled: search !== '', placeholderData: (before) => before },
  );
  const add = trpc.tournaments.series.setOfTournament.useMutation({
    onSuccess: async () => {
      onClose();
      await utils.tournaments.invalidate();
    },
  });
  const found = search ? (data?.items ?? []) : [];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.addTitle()}
      placement="sheet"
      isBusy={add.isPending}
    >
      <p>{texts.addText()}</p>
      <FormError>{add.error ? readError(add.error).message : null}</FormError>
      <SuggestField
        label={texts.addSearch()}
        value={typed}
        maxLength={100}
        disabled={add.isPending}
        onChange={({ target }) => setTyped(target.value)}
        foundLabel={texts.addFound()}
        found={found.map((one) => ({
          id: one.id,
          name: one.name,
          content: (
            <>
              <strong>{one.name}</strong>{' '}
              <small>{whenText(one.startDate, zoneOf(one.venue), locale)}</small>
            </>
          ),
        }))}
        onPick={(one) => add.mutate({ id: one.id, seriesId: id })}
      />
    </Dialog>
  );
}
