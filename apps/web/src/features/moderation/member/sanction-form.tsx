import { chakra } from '@chakra-ui/react';
import { imposeSanctionInput, sanctionKinds } from '@oche/validators/moderation/sanctions';
import { REPORT_TEXT_MAX, reportReasons } from '@oche/validators/moderation/schemas';
import * as z from 'zod/mini';
import { SelectField, TextAreaField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { DateField } from '../../../components/moment/moment-fields.tsx';
import { Muted } from '../../../components/text.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

const DAY_MS = 86_400_000;
const DURATIONS = [1, 3, 7, 14, 30, 90, 365];

const { kind, rule, reason } = imposeSanctionInput.shape;
const day = z.optional(z.string());
const schema = z
  .object({
    kind,
    rule,
    reason,
    /** of days; empty until further notice */
    duration: z.string(),
    from: day,
    to: day,
  })
  .check(
    z.refine(({ kind, duration }) => kind !== 'silence' || duration !== '', {
      path: ['duration'],
      error: 'required',
    }),
    z.refine(({ from, to }) => !from === !to, { path: ['to'], error: 'required' }),
    z.refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      error: 'endBeforeBegin',
    }),
  );

/** Days as the moderator's clock has them, from the first one's beginning to the last one's end. */
function periodOf(from: string, to: string) {
  const end = new Date(`${to}T00:00`);
  end.setDate(end.getDate() + 1);
  return { from: new Date(`${from}T00:00`).toISOString(), until: end.toISOString() };
}

/** What is done about a member, for how long and why; and what goes with it. */
export function SanctionForm({ userId }: { userId: string }) {
  const { member: texts, decide: words } = useTexts('moderation');
  const { reasons } = useTexts('report');
  const toast = useToast();
  const utils = trpc.useUtils();
  const impose = trpc.moderation.sanction.impose.useMutation({
    onSettled: () => utils.moderation.member.invalidate(),
  });
  const form = useZodForm(schema, {
    defaultValues: {
      kind: '' as 'warning',
      rule: '' as 'other',
      reason: '',
      duration: '',
      from: '',
      to: '',
    },
    onSubmit: async ({ duration, from, to, ...values }) => {
      const isTimed = values.kind === 'silence' || values.kind === 'suspension';
      const until = new Date(Date.now() + Number(duration) * DAY_MS).toISOString();
      await impose.mutateAsync({
        userId,
        ...values,
        idempotencyKey: crypto.randomUUID(),
        ...(isTimed && duration !== '' && { until }),
        ...(from && to && { removal: periodOf(from, to) }),
      });
      form.reset();
      toast.show({ variant: 'success', title: texts.done() });
    },
  });
  const chosen = form.watch('kind');
  const choose = { value: '', label: words.choose() };
  const kinds = sanctionKinds.map((value) => ({ value, label: texts.kinds[value]() }));
  const rules = reportReasons.map((value) => ({ value, label: reasons[value]() }));
  const durations = DURATIONS.map((count) => ({
    value: String(count),
    label: texts.days({ count }),
  }));
  return (
    <Form {...form.props} aria-label={texts.impose()}>
      <SelectField
        label={texts.kind()}
        hint={chosen ? texts.effects[chosen]() : undefined}
        options={[choose, ...kinds]}
        {...form.field('kind')}
      />
      {chosen === 'silence' || chosen === 'suspension' ? (
        <SelectField
          label={texts.duration()}
          options={[
            chosen === 'silence' ? choose : { value: '', label: texts.untilFurtherNotice() },
            ...durations,
          ]}
          {...form.field('duration')}
        />
      ) : null}
      <SelectField label={words.rule()} options={[choose, ...rules]} {...form.field('rule')} />
      <TextAreaField
        label={texts.reason()}
        hint={texts.reasonHint()}
        rows={4}
        maxLength={REPORT_TEXT_MAX}
        {...form.field('reason')}
      />
      <Removal>
        <legend>{texts.removal()}</legend>
        <Muted>{texts.removalHint()}</Muted>
        <Days>
          <DateField label={texts.from()} {...form.field('from')} />
          <DateField label={texts.to()} {...form.field('to')} />
        </Days>
      </Removal>
      <SubmitButton variant="danger" isPending={form.isPending} pendingText={texts.pending()}>
        {texts.submit()}
      </SubmitButton>
    </Form>
  );
}

const Removal = chakra('fieldset', {
  base: { display: 'grid', gap: '3', minWidth: '0', '& > legend': { fontWeight: 'semibold' } },
});
const Days = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 12rem))' },
  },
});
