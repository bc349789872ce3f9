import type { FixtureFormat } from '@oche/darts/leagues/format';
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
import { isComposed } from '../format/composer.tsx';
import { problemPlaces } from '../format/format-changes.ts';
import { FormatOutlook } from '../format/format-outlook.tsx';
import { isSameFormat } from '../format/known-formats.ts';
import { FormatFields } from './format-fields.tsx';
import { useDivisionFormat } from './use-division-format.ts';

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

/** A division: its class, how many go up and down, how often teams meet, and how they play. */
export function DivisionDialog(props: DivisionDialogProps) {
  const { division, season } = props;
  const { data } = trpc.leagues.divisions.get.useQuery(
    { id: division?.id ?? 0 },
    { enabled: division !== null },
  );
  if (division && !data) return null;
  const own = data && !isSameFormat(data.format, season.format) ? data.format : undefined;
  return <DivisionForm {...props} own={own} />;
}

interface DivisionFormProps extends DivisionDialogProps {
  /** its format, where that isn't the season's */
  own: FixtureFormat | undefined;
}

function DivisionForm({ season, division, own, onClose }: DivisionFormProps) {
  const { divisions: texts } = useTexts('leagues/setup');
  const { format: formats } = useTexts('leagues/setup-format', 'leagues/setup');
  const { texts: ui } = useUi();
  const utils = trpc.useUtils();
  const create = trpc.leagues.divisions.create.useMutation();
  const update = trpc.leagues.divisions.update.useMutation();
  const last = season.divisions.at(-1);
  const facts = division ?? {
    name: '',
    // mostly the next class below
    level: Math.min(CLASSES_MAX, (last?.level ?? 0) + 1),
    promotes: last ? 1 : 0,
    relegates: 1,
    isDouble: last?.isDouble ?? true,
  };
  const isPlanned = season.status === 'planned';
  const chosen = useDivisionFormat(season.format, own);
  const isComposing = isPlanned && chosen.choice === 'own';
  const places = problemPlaces(chosen.format);
  const form = useZodForm(fields, {
    defaultValues: {
      name: facts.name,
      level: String(facts.level),
      promotes: String(facts.promotes),
      relegates: String(facts.relegates),
      rounds: facts.isDouble ? 'double' : 'single',
    },
    onSubmit: async ({ rounds, ...said }) => {
      if (!isComposed(places, form.props.formRef.current)) {
        form.setFormError(formats.notPlayable());
        return;
      }
      const format = chosen.differing;
      const changed = { ...said, isDouble: rounds === 'double', ...(format && { format }) };
      if (division) await update.mutateAsync({ ...changed, id: division.id });
      else await create.mutateAsync({ ...changed, seasonId: season.id });
      await utils.leagues.invalidate();
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={form.isPending}
      size={isComposing ? 'lg' : 'md'}
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
          {isPlanned ? (
            <SelectField
              label={texts.rounds()}
              options={[
                { value: 'double', label: texts.double() },
                { value: 'single', label: texts.single() },
              ]}
              {...form.field('rounds')}
            />
          ) : null}
          <TextField label={texts.promotes()} inputMode="numeric" {...form.field('promotes')} />
          <TextField label={texts.relegates()} inputMode="numeric" {...form.field('relegates')} />
        </FieldRow>
        {isPlanned ? (
          <FormatFields ofSeason={season.format} chosen={chosen} places={places} />
        ) : null}
        <DialogFormActions
          submit={ui.save}
          isPending={form.isPending}
          onCancel={onClose}
          note={isComposing ? <FormatOutlook format={chosen.format} /> : null}
        />
      </Form>
    </Dialog>
  );
}
