import { PRESETS, type PresetKey, presetKeys } from '@oche/darts/leagues/presets';
import { LEAGUE_RULES } from '@oche/darts/leagues/rules';
import { line } from '@oche/validators/common';
import { day } from '@oche/validators/leagues/fields';
import { SEASON_NAME_MAX } from '@oche/validators/leagues/limits';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FieldRow } from '../../../../components/form/field-row.tsx';
import { SelectField, TextField } from '../../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../../components/form/form.tsx';
import { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { DateField } from '../../../../components/moment/moment-fields.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import type { PartProps } from '../part-props.ts';
import { useSaveSeason } from './use-save-season.ts';

const fields = z.object({ name: line({ max: SEASON_NAME_MAX }), startsOn: day, endsOn: day }).check(
  z.refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    error: 'endBeforeBegin',
    path: ['endsOn'],
  }),
);
type Fields = z.output<typeof fields>;

/** Name and days of a season. */
export function SeasonPart({ season }: PartProps) {
  const texts = useTexts('leagues/setup');
  const { texts: ui } = useUi();
  const { save } = useSaveSeason(season);
  const { name, startsOn, endsOn } = season;
  const form = useZodForm(fields, { defaultValues: { name, startsOn, endsOn }, onSubmit: save });
  const isOver = season.status === 'over';
  return (
    <Section title={texts.season.title()} text={isOver ? texts.season.over() : null}>
      <Form {...form.props} isPending={form.isPending || isOver} maxWidth="34rem">
        <SeasonFields form={form} />
        <SubmitButton isPending={form.isPending} pendingText={ui.saving}>
          {ui.save}
        </SubmitButton>
      </Form>
    </Section>
  );
}

/** The first season of a league. */
export function NewSeason({ leagueId }: { leagueId: number }) {
  const texts = useTexts('leagues/setup');
  const { format } = useTexts('leagues/setup-format', 'leagues/setup');
  const { texts: ui } = useUi();
  const utils = trpc.useUtils();
  const create = trpc.leagues.seasons.create.useMutation();
  const [preset, setPreset] = useState<PresetKey>('singles8Doubles4');
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useZodForm(fields, {
    defaultValues: { name: '', startsOn: '', endsOn: '' },
    onSubmit: async (season: Fields) => {
      await create.mutateAsync({
        ...season,
        leagueId,
        format: PRESETS[preset],
        rules: LEAGUE_RULES,
        idempotencyKey,
      });
      await utils.leagues.invalidate();
    },
  });
  return (
    <Section title={texts.season.first()} text={texts.season.firstText()}>
      <Form {...form.props} maxWidth="34rem">
        <SeasonFields form={form} />
        <SelectField
          label={format.preset()}
          hint={format.presetHint()}
          value={preset}
          options={presetKeys.map((value) => ({ value, label: format.presets[value]() }))}
          onChange={({ target }) =>
            setPreset(presetKeys.find((key) => key === target.value) ?? preset)
          }
        />
        <SubmitButton isPending={form.isPending} pendingText={ui.saving} variant="accent">
          {texts.season.create()}
        </SubmitButton>
      </Form>
    </Section>
  );
}

interface SeasonFieldsProps {
  form: { field: (name: 'name' | 'startsOn' | 'endsOn') => object };
}

function SeasonFields({ form }: SeasonFieldsProps) {
  const { season: texts } = useTexts('leagues/setup');
  return (
    <>
      <TextField
        label={texts.name()}
        hint={texts.nameHint()}
        maxLength={SEASON_NAME_MAX}
        {...form.field('name')}
      />
      <FieldRow>
        <DateField label={texts.startsOn()} {...form.field('startsOn')} />
        <DateField label={texts.endsOn()} {...form.field('endsOn')} />
      </FieldRow>
    </>
  );
}
