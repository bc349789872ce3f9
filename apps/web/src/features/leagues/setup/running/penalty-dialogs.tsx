import { text } from '@oche/validators/common';
import { whole } from '@oche/validators/leagues/fields';
import type { DivisionOutput, Penalty } from '@oche/validators/leagues/fixture';
import { REASON_MAX } from '@oche/validators/leagues/limits';
import * as z from 'zod/mini';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { FieldRow } from '../../../../components/form/field-row.tsx';
import { SelectField, TextAreaField, TextField } from '../../../../components/form/fields.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { DialogFormActions } from '../../../../components/form/form-actions.tsx';
import { typedNumber } from '../../../../components/form/typed-number.ts';
import { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';

const FINE_MAX = 100_000;

const imposed = z.object({
  entryId: typedNumber(z.pipe(z.optional(z.number('invalidNumber')), z.number('required'))),
  points: typedNumber(z.pipe(z.optional(z.number('invalidNumber')), whole(0, 99))),
  fine: typedNumber(
    z.optional(
      z.number('invalidNumber').check(z.minimum(0, 'negative'), z.maximum(FINE_MAX, 'tooLarge')),
    ),
  ),
  reason: text({ max: REASON_MAX }),
});

interface ImposeDialogProps {
  divisions: readonly DivisionOutput[];
  onClose: () => void;
}

/** Points or a fine for a team, with the reason that everybody can read. */
export function ImposeDialog({ divisions, onClose }: ImposeDialogProps) {
  const { penalties: texts } = useTexts('leagues/setup-running');
  const utils = trpc.useUtils();
  const impose = trpc.leagues.fixtures.impose.useMutation();
  const teams = divisions.flatMap((division) => division.teams);
  const form = useZodForm(imposed, {
    defaultValues: {
      entryId: String(teams[0]?.entryId ?? ''),
      points: '1',
      fine: '',
      reason: '',
    },
    onSubmit: async ({ points, fine = 0, ...said }) => {
      await impose.mutateAsync({ ...said, fine, points: points === 0 ? 0 : -points });
      await utils.leagues.invalidate();
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} isBusy={form.isPending} title={texts.impose()}>
      <Form {...form.props}>
        <SelectField
          label={texts.team()}
          options={teams.map(({ entryId, name }) => ({ value: String(entryId), label: name }))}
          {...form.field('entryId')}
        />
        <FieldRow>
          <TextField label={texts.taken()} inputMode="numeric" {...form.field('points')} />
          <TextField label={texts.fine()} isOptional inputMode="decimal" {...form.field('fine')} />
        </FieldRow>
        <TextAreaField
          label={texts.reason()}
          hint={texts.reasonHint()}
          rows={3}
          maxLength={REASON_MAX}
          {...form.field('reason')}
        />
        <DialogFormActions submit={texts.impose()} isPending={form.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

const undoing = z.object({ reason: text({ max: REASON_MAX }) });

export function UndoDialog({ penalty, onClose }: { penalty: Penalty; onClose: () => void }) {
  const { penalties: texts } = useTexts('leagues/setup-running');
  const utils = trpc.useUtils();
  const undo = trpc.leagues.fixtures.undoPenalty.useMutation();
  const form = useZodForm(undoing, {
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await undo.mutateAsync({ penaltyId: penalty.id, reason });
      await utils.leagues.invalidate();
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} isBusy={form.isPending} title={texts.undoTitle()}>
      <Form {...form.props}>
        <TextAreaField
          label={texts.reason()}
          hint={texts.reasonHint()}
          rows={3}
          maxLength={REASON_MAX}
          {...form.field('reason')}
        />
        <DialogFormActions submit={texts.undo()} isPending={form.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
