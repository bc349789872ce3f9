import type { LoungeRules } from '@oche/validators/lounges/schemas';
import { useState } from 'react';
import { FieldRow } from '../../../../components/form/field-row.tsx';
import { CheckboxField, SelectField, TextField } from '../../../../components/form/fields.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { SaveBar } from '../../../../components/form/save-bar.tsx';
import { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { Section } from '../../../../components/section/section.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { useSaved } from '../use-saved.ts';
import { laterWins } from './later-wins.ts';
import { PriceRules } from './price-rules.tsx';
import {
  checkRule,
  checkRules,
  fieldsOf,
  type PriceFields,
  pricesSchema,
  type RuleErrors,
  ruleFieldsOf,
} from './prices-schema.ts';
import { RulesSummary } from './rules-summary.tsx';
import { durationText } from './rules-text.ts';

const CHOICES = {
  slotMinutes: [15, 30, 60],
  minMinutes: [15, 30, 60, 90, 120, 180, 240],
  maxMinutes: [60, 90, 120, 180, 240, 300, 360, 480, 720, 1440],
  bufferMinutes: [0, 5, 10, 15, 30, 60],
  leadMinutes: [0, 15, 30, 60, 120, 240, 720, 1440, 2880],
  cancelMinutes: [0, 60, 120, 360, 720, 1440, 2880, 10_080],
} as const;
const HORIZONS = [7, 14, 30, 60, 90, 180, 365];

/** Prices and rules for bookings, followed by sentences that say what they mean together. */
export function PricesForm({ rules }: { rules: LoungeRules }) {
  const texts = useTexts('manage/prices');
  const locale = useLocale();
  const { lounge } = useManagedLounge();
  const saved = useSaved(lounge.id);
  const update = trpc.lounges.rules.update.useMutation();
  const [priceRules, setPriceRules] = useState(() => ruleFieldsOf(rules, locale));
  const [ruleErrors, setRuleErrors] = useState<(RuleErrors | null)[]>([]);
  const [rulesError, setRulesError] = useState<string>();
  const form = useZodForm(pricesSchema, {
    defaultValues: fieldsOf(rules, locale),
    onSubmit: async (values) => {
      setRulesError(undefined);
      const each = priceRules.map(checkRule);
      setRuleErrors(each.map(({ errors }) => errors));
      if (each.some(({ errors }) => errors)) return;
      const checked = checkRules({
        ...rules,
        ...values,
        priceRules: laterWins(each.flatMap(({ rule }) => rule ?? [])),
      });
      if (!checked.success) return showIssues(checked.error.issues);
      // hours are left out: another page edits them, and somebody may be saving them now
      const { openingHours: _, timeZone: __, ...data } = checked.data;
      const next = await update.mutateAsync({ loungeId: lounge.id, data });
      form.reset(fieldsOf(next, locale));
      setPriceRules(ruleFieldsOf(next, locale));
      await saved();
    },
  });
  const showIssues = (issues: readonly { path: readonly PropertyKey[]; message: string }[]) => {
    for (const { path, message } of issues) {
      const [name] = path;
      if (name === 'priceRules') setRulesError(message);
      else form.setError(name as keyof PriceFields, { message });
    }
  };
  const { field } = form;
  const durations = useDurationOptions(form.watch());
  const isDirty =
    form.formState.isDirty ||
    JSON.stringify(priceRules) !== JSON.stringify(ruleFieldsOf(rules, locale));
  return (
    <Form {...form.props}>
      <Section title={texts.title()} text={texts.text()}>
        <FieldRow maxWidth="34rem">
          <TextField
            {...field('pricePerHour')}
            label={texts.pricePerHour()}
            inputMode="decimal"
            autoComplete="off"
          />
          <SelectField
            {...field('priceUnit')}
            label={texts.unit()}
            options={(['board', 'person'] as const).map((value) => ({
              value,
              label: texts.units[value](),
            }))}
          />
        </FieldRow>
      </Section>
      <PriceRules
        rules={priceRules}
        onChange={(next) => {
          setPriceRules(next);
          setRuleErrors([]);
          setRulesError(undefined);
        }}
        errors={ruleErrors}
        error={rulesError}
      />
      <Section title={texts.bookingTitle()}>
        <CheckboxField
          {...field('autoConfirm')}
          label={texts.autoConfirm()}
          hint={texts.autoConfirmHint()}
        />
        <FieldRow gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}>
          <SelectField
            {...field('slotMinutes')}
            label={texts.slot()}
            options={durations.slotMinutes}
          />
          <SelectField
            {...field('minMinutes')}
            label={texts.min()}
            options={durations.minMinutes}
          />
          <SelectField
            {...field('maxMinutes')}
            label={texts.max()}
            options={durations.maxMinutes}
          />
          <SelectField
            {...field('bufferMinutes')}
            label={texts.buffer()}
            options={durations.bufferMinutes}
          />
          <SelectField
            {...field('horizonDays')}
            label={texts.horizon()}
            options={durations.horizonDays}
          />
          <SelectField
            {...field('leadMinutes')}
            label={texts.lead()}
            options={durations.leadMinutes}
          />
          <SelectField
            {...field('cancelMinutes')}
            label={texts.cancel()}
            options={durations.cancelMinutes}
          />
          <TextField
            {...field('maxUpcoming')}
            label={texts.maxUpcoming()}
            hint={texts.maxUpcomingHint()}
            inputMode="numeric"
            autoComplete="off"
          />
        </FieldRow>
      </Section>
      <RulesSummary fields={form.watch()} priceRules={priceRules} rules={rules} />
      <SaveBar isDirty={isDirty} isPending={form.isPending} />
    </Form>
  );
}

/** The usual durations, and the current one if it is another. */
function useDurationOptions(values: PriceFields) {
  const prices = useTexts('manage/prices');
  const locale = useLocale();
  const optionsOf = (
    name: keyof typeof CHOICES | 'horizonDays',
    numbers: readonly number[],
    label: (value: number) => string,
  ) =>
    [...new Set([...numbers, Number(values[name])])]
      .sort((one, other) => one - other)
      .map((value) => ({ value: String(value), label: label(value) }));
  const duration = (minutes: number) => durationText(minutes, prices, locale);
  const orNone = (none: string) => (minutes: number) => (minutes === 0 ? none : duration(minutes));
  return {
    slotMinutes: optionsOf('slotMinutes', CHOICES.slotMinutes, duration),
    minMinutes: optionsOf('minMinutes', CHOICES.minMinutes, duration),
    maxMinutes: optionsOf('maxMinutes', CHOICES.maxMinutes, duration),
    bufferMinutes: optionsOf('bufferMinutes', CHOICES.bufferMinutes, orNone(prices.none())),
    leadMinutes: optionsOf('leadMinutes', CHOICES.leadMinutes, orNone(prices.anytime())),
    cancelMinutes: optionsOf('cancelMinutes', CHOICES.cancelMinutes, orNone(prices.anytime())),
    horizonDays: optionsOf('horizonDays', HORIZONS, (count) => prices.days({ count })),
  };
}
