import { createWebhookInput } from '@oche/validators/webhooks/schemas';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CheckboxField, TextField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { heardBy } from './heard-by.ts';
import { KindTree } from './kind-tree.tsx';
import { SELF, SubjectFields } from './subject-fields.tsx';

const input = z.pick(createWebhookInput, { name: true, url: true, events: true, isTeam: true });

interface NewWebhookFormProps {
  onMade: (made: { name: string; secret: string }) => void;
  onCancel: () => void;
}

export function NewWebhookForm({ onMade, onCancel }: NewWebhookFormProps) {
  const { form: texts } = useTexts('account/open').webhooks;
  const utils = trpc.useUtils();
  const kinds = trpc.webhooks.kinds.useQuery();
  const create = trpc.webhooks.create.useMutation();
  const [subject, setSubject] = useState(SELF);
  const form = useZodForm(input, {
    defaultValues: { name: '', url: '', events: null, isTeam: false },
    onSubmit: async (values) => {
      const { kind, id } = subject;
      const { secret } = await create.mutateAsync({
        ...values,
        isTeam: values.isTeam && subject.isRun,
        subject: { kind, id },
      });
      await utils.webhooks.list.invalidate();
      onMade({ name: values.name, secret });
    },
  });
  return (
    <Form {...form.props}>
      <TextField {...form.field('name')} label={texts.name()} hint={texts.nameHint()} />
      <TextField
        {...form.field('url')}
        label={texts.url()}
        hint={texts.urlHint()}
        type="url"
        inputMode="url"
        spellCheck={false}
      />
      <SubjectFields
        value={subject}
        onChange={(chosen) => {
          setSubject(chosen);
          form.setValue('events', null);
        }}
      />
      {subject.isRun ? (
        <CheckboxField {...form.field('isTeam')} label={texts.team()} hint={texts.teamHint()} />
      ) : null}
      <KindTree
        kinds={heardBy(kinds.data ?? [], subject)}
        chosen={form.watch('events')}
        // that nothing is ticked yet is said by the hint, and is wrong only when it is sent
        onChoose={(events) =>
          form.setValue('events', events, { shouldValidate: events?.length !== 0 })
        }
        error={form.field('events').error}
      />
      <FormActions submit={texts.create()} isPending={form.isPending} onCancel={onCancel} />
    </Form>
  );
}
