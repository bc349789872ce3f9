import {
  createWebhookInput,
  updateWebhookInput,
  type Webhook,
} from '@oche/validators/webhooks/schemas';
import * as z from 'zod/mini';
import { TextField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { heardBy } from './heard-by.ts';
import { KindTree } from './kind-tree.tsx';

const { name, url, events } = createWebhookInput.shape;
const input = z.object({ id: updateWebhookInput.shape.id, name, url, events });

export function WebhookForm({ hook, onClose }: { hook: Webhook; onClose: () => void }) {
  const { form: texts } = useTexts('account/open').webhooks;
  const utils = trpc.useUtils();
  const toast = useToast();
  const kinds = trpc.webhooks.kinds.useQuery();
  const update = trpc.webhooks.update.useMutation();
  const form = useZodForm(input, {
    defaultValues: { id: hook.id, name: hook.name, url: hook.url, events: hook.events },
    onSubmit: async (values) => {
      await update.mutateAsync(values);
      await utils.webhooks.list.invalidate();
      toast.show({ variant: 'success', title: texts.saved() });
      onClose();
    },
  });
  const subject = { kind: hook.subject.kind, id: hook.subject.id, isRun: hook.isRun };
  return (
    <Form {...form.props}>
      <TextField {...form.field('name')} label={texts.name()} />
      <TextField
        {...form.field('url')}
        label={texts.url()}
        hint={texts.urlHint()}
        type="url"
        inputMode="url"
        spellCheck={false}
      />
      <KindTree
        kinds={heardBy(kinds.data ?? [], subject)}
        chosen={form.watch('events')}
        // that nothing is ticked yet is said by the hint, and is wrong only when it is sent
        onChoose={(chosen) =>
          form.setValue('events', chosen, { shouldValidate: chosen?.length !== 0 })
        }
        error={form.field('events').error}
      />
      <FormActions submit={texts.save()} isPending={form.isPending} onCancel={onClose} />
    </Form>
  );
}
