import { line } from '@oche/validators/common';
import { whole } from '@oche/validators/leagues/fields';
import { CLASSES_MAX, DIVISION_NAME_MAX, MOVES_MAX } from '@oche/validators/leagues/limits';
import type { DivisionSummary, SeasonOutput } from '@oche/validators/leagues/season';
import * as z from 'zod/mini';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { FieldRow } from '../../../../components/form/field-row.tsx';
import { SelectField, TextField } from '../../../../components/form/fields.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { DialogFormActions } from '../../../../components/form/form-actions.tsx';
import { typedNumber } from '../../../../components/form/typed-number.ts';
import { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';

const number = (min: number, max: number) =>
  typedNumber(z.pipe(z.optional(z.number('invalidNumber')), whole(min, max)));

const fields = z.object({
  name: line({ max: DIVISION_NAME_MAX }),
  level: number(1, CLASSES_MAX),
  promotes: number(0, MOVES_MAX),
  relegates: number(0, MOVES_MAX),
  rounds: z.enum(['single', 'double']),
});

interface DivisionDialogProps {
  season: SeasonOutput;
  /** null: a new one */
  division: DivisionSummary | null;
  onClose: () => void;
}

/** A division: its class, how many go up and down, and how often teams meet. */
export function DivisionDialog({ season, division, onClose }: DivisionDialogProps) {
  const { divisions: texts } = useTexts('leagues/setup');
  const { texts: ui } = useUi();
  const utils = trpc.useUtils();
  const create = trpc.leagues.divisions.create.useMutation();
  const update = trpc.leagues.divisions.update.useMutation();
  const last = season.divisions.at(-1);
  const known = division ?? {
    name: '',
    // mostly the next class below
    level: Math.min(CLASSES_MAX, (last?.level ?? 0) + 1),
    promotes: last ? 1 : 0,
    relegates: 1,
    isDouble: last?.isDouble ?? true,
  };
  const form = useZodForm(fields, {
    defaultValues: {
      name: known.name,
      level: String(known.level),
      promotes: String(known.promotes),
      relegates: String(known.relegates),
      rounds: known.isDouble ? 'double' : 'single',
    },
    onSubmit: async ({ rounds, ...said }) => {
      const changed = { ...said, isDouble: rounds === 'double' };
      if (division) {
        const { id } = division;
        // a format of its own stays
        const { format } = await utils.leagues.divisions.get.fetch({ id });
        const isOwn = JSON.stringify(format) !== JSON.stringify(season.format);
        await update.mutateAsync({ ...changed, id, ...(isOwn && { format }) });
      } else await create.mutateAsync({ ...changed, seasonId: season.id });
      await utils.leagues.invalidate();
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={form.isPending}
      title={division ? texts.editOne({ name: division.name }) : texts.add()}
    >
      <Form {...form.props}>
        <TextField
          label={texts.name()}
          hint={texts.nameHint()}
          maxLength={DIVISION_NAME_MAX}
          {...form.field('name')}
        />
        <FieldRow>
          <TextField label={texts.level()} inputMode="numeric" {...form.field('level')} />
          <SelectField
            label={texts.rounds()}
            options={[
              { value: 'double', label: texts.double() },
              { value: 'single', label: texts.single() },
            ]}
            {...form.field('rounds')}
          />
          <TextField label={texts.promotes()} inputMode="numeric" {...form.field('promotes')} />
          <TextField label={texts.relegates()} inputMode="numeric" {...form.field('relegates')} />
        </FieldRow>
        <DialogFormActions submit={ui.save} isPending={form.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
