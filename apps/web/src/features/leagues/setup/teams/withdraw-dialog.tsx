import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import type { LeagueEntry } from '@oche/validators/leagues/team';
import { useState } from 'react';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { ChoiceRow } from '../../../../components/form/choice-row.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { DialogFormActions } from '../../../../components/form/form-actions.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useErrorText } from '../../../../lib/errors/use-error-text.ts';
import { trpc } from '../../../../lib/trpc.ts';

interface WithdrawDialogProps {
  division: DivisionOutput;
  entry: LeagueEntry;
  onClose: () => void;
}

const OPEN = new Set(['planned', 'live', 'reported', 'disputed']);

/** A team leaves in the middle of a season: what that does to the table is said before. */
export function WithdrawDialog({ division, entry, onClose }: WithdrawDialogProps) {
  const texts = useTexts('leagues/setup-teams');
  const utils = trpc.useUtils();
  const errorText = useErrorText();
  const withdraw = trpc.leagues.teams.withdraw.useMutation();
  const [mode, setMode] = useState(division.rules.withdrawal);
  const own = division.fixtures.filter(({ homeId, awayId }) =>
    [homeId, awayId].includes(entry.entryId),
  );
  const open = own.filter(({ status }) => OPEN.has(status)).length;
  const facts = { played: own.length - open, open };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={withdraw.isPending}
      title={texts.withdrawTitle({ name: entry.name })}
    >
      <Form
        isPending={withdraw.isPending}
        error={withdraw.error ? errorText(withdraw.error) : null}
        onSubmit={(event) => {
          event.preventDefault();
          withdraw.mutate(
            { entryId: entry.entryId, mode },
            {
              onSuccess: async () => {
                await utils.leagues.invalidate();
                onClose();
              },
            },
          );
        }}
      >
        <ChoiceRow
          legend={texts.withdrawMode()}
          name="mode"
          checkedValue={mode}
          options={[
            { value: 'annulled', label: texts.annulled() },
            { value: 'kept', label: texts.kept() },
          ]}
          onChange={({ target }) => setMode(target.value === 'kept' ? 'kept' : 'annulled')}
        />
        <Muted role="status">
          {mode === 'annulled' ? texts.annulledText(facts) : texts.keptText(facts)}
        </Muted>
        <DialogFormActions
          submit={texts.withdraw()}
          variant="dangerSolid"
          isPending={withdraw.isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
