import { chakra } from '@chakra-ui/react';
import {
  isSubjectOf,
  usualCounts,
  WIDGET_COUNT_MAX,
  type WidgetKind,
  widgetKinds,
  widgetThemes,
} from '@oche/validators/widgets/limits';
import { createWidgetInput, type Widget } from '@oche/validators/widgets/schemas';
import { useState } from 'react';
import { ChoiceRow } from '../../components/form/choice-row.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { FormActions } from '../../components/form/form-actions.tsx';
import { useZodForm } from '../../components/form/use-zod-form.ts';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { leagueIdIn, SubjectField } from './subject-field.tsx';
import { formSchema, OUR_RED } from './widget-form.schema.ts';
import { WidgetPreview } from './widget-preview.tsx';

interface WidgetFormProps {
  /** the one that is changed; without it a new one is made */
  widget?: Widget;
  kind?: WidgetKind;
  subject?: string;
  onMade?: (id: number) => void;
  onClose: () => void;
}

/** Makes a widget, or changes how and where it is shown. */
export function WidgetForm({ widget, onMade, onClose, ...wish }: WidgetFormProps) {
  const texts = useTexts('account/open').widgets;
  const utils = trpc.useUtils();
  const create = trpc.widgets.create.useMutation();
  const update = trpc.widgets.update.useMutation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const kind = widget?.kind ?? wish.kind ?? 'booking';
  const wished = wish.subject && isSubjectOf(kind, wish.subject) ? wish.subject : '';
  const form = useZodForm(formSchema, {
    defaultValues: {
      kind,
      subject: widget?.subject ?? wished,
      origins: widget?.origins.join('\n') ?? '',
      theme: widget?.theme ?? 'auto',
      accent: widget?.accent ?? OUR_RED,
      locale: widget?.locale ?? 'page',
      count: String(widget?.count ?? ''),
    },
    onSubmit: async (values) => {
      if (widget) await update.mutateAsync({ ...values, id: widget.id });
      else {
        const made = await create.mutateAsync({
          ...createWidgetInput.parse(values),
          idempotencyKey,
        });
        onMade?.(made.id);
      }
      await utils.widgets.list.invalidate();
      onClose();
    },
  });
  const values = form.watch();
  const shown = widgetKinds.find((known) => known === values.kind) ?? kind;
  const usual = usualCounts[shown];
  const preview = formSchema.safeParse({ ...values, origins: 'https://a.example' });
  return (
    <Form {...form.props}>
      {widget ? null : (
        <>
          <SelectField
            {...form.field('kind')}
            label={texts.kind()}
            options={widgetKinds.map((value) => ({ value, label: texts.kinds[value]() }))}
            onChange={({ target }) => {
              form.setValue('kind', target.value as WidgetKind);
              if (!isSubjectOf(target.value as WidgetKind, values.subject)) {
                form.setValue('subject', '');
              }
            }}
          />
          <SubjectField
            key={shown}
            kind={shown}
            value={values.subject}
            error={form.field('subject').error}
            leagueId={leagueIdIn(wish.subject ?? '')}
            onChange={(subject) => form.setValue('subject', subject, { shouldValidate: true })}
          />
        </>
      )}
      <TextAreaField
        {...form.field('origins')}
        label={texts.origins()}
        hint={texts.originsHint()}
        rows={2}
        spellCheck={false}
        autoCapitalize="none"
      />
      <Options>
        <ChoiceRow
          {...form.field('theme')}
          legend={texts.theme()}
          options={widgetThemes.map((value) => ({ value, label: texts.themes[value]() }))}
        />
        <TextField
          {...form.field('accent')}
          type="color"
          label={texts.accent()}
          hint={texts.accentHint()}
        />
        <SelectField
          {...form.field('locale')}
          label={texts.locale()}
          options={(['page', 'de', 'en'] as const).map((value) => ({
            value,
            label: texts.locales[value](),
          }))}
        />
        {usual === null || values.subject.startsWith('/games/') ? null : (
          <TextField
            {...form.field('count')}
            type="number"
            min={1}
            max={shown === 'booking' ? 7 : WIDGET_COUNT_MAX}
            placeholder={String(usual)}
            label={shown === 'booking' ? texts.days() : texts.rows()}
            isOptional
          />
        )}
      </Options>
      <FormActions
        submit={widget ? texts.save() : texts.create()}
        isPending={form.isPending}
        onCancel={onClose}
      />
      {/* last, so that nothing that loads moves what is pressed */}
      {preview.success && isSubjectOf(shown, values.subject) ? (
        <WidgetPreview
          kind={shown}
          subject={values.subject}
          accent={preview.data.accent}
          count={preview.data.count}
          locale={preview.data.locale}
          theme={preview.data.theme}
        />
      ) : null}
    </Form>
  );
}

const Options = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    alignItems: 'start',
    '& > :first-child': { gridColumn: '1 / -1' },
    '& input[type=color]': { padding: '1', width: '20', cursor: 'pointer' },
  },
});
