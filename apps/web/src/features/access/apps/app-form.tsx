import { createAppInput, type OwnApp, updateAppInput } from '@oche/validators/access/apps';
import { redirectKind } from '@oche/validators/access/redirect-uri';
import * as z from 'zod/mini';
import { CheckboxField, TextAreaField, TextField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

const lines = (text: string) => text.split(/\s+/u).filter(Boolean);

/** An address a line; what is wrong with one of them is said at the field that has them all. */
const addresses = z.pipe(
  z.pipe(
    z.string('required').check(
      z.refine((text) => lines(text).length > 0, { error: 'required', abort: true }),
      z.refine((text) => lines(text).every((line) => redirectKind(line)), {
        error: 'invalidRedirectUri',
        abort: true,
      }),
    ),
    z.transform(lines),
  ),
  createAppInput.shape.redirectUris,
);
const createForm = z.extend(createAppInput, { redirectUris: addresses });
const updateForm = z.extend(updateAppInput, { redirectUris: addresses });

type Fields = Record<'name' | 'purpose' | 'website' | 'redirectUris', object>;

interface NewAppFormProps {
  onCreated: (app: { name: string; secret: string | null }) => void;
  onClose: () => void;
}

export function NewAppForm({ onCreated, onClose }: NewAppFormProps) {
  const { own: texts } = useTexts('account/open').apps;
  const utils = trpc.useUtils();
  const toast = useToast();
  const create = trpc.access.apps.create.useMutation();
  const form = useZodForm(createForm, {
    defaultValues: { name: '', purpose: '', website: '', redirectUris: '', hasSecret: false },
    onSubmit: async (values) => {
      const { secret } = await create.mutateAsync(values);
      await utils.access.apps.mine.invalidate();
      toast.show({ variant: 'success', title: texts.created() });
      onClose();
      onCreated({ name: values.name, secret });
    },
  });
  return (
    <Form {...form.props}>
      <AppFields
        name={form.field('name')}
        purpose={form.field('purpose')}
        website={form.field('website')}
        redirectUris={form.field('redirectUris')}
      />
      <CheckboxField
        {...form.field('hasSecret')}
        label={texts.hasSecret()}
        hint={texts.hasSecretHint()}
      />
      <FormActions submit={texts.create()} isPending={form.isPending} onCancel={onClose} />
    </Form>
  );
}

export function AppForm({ app, onClose }: { app: OwnApp; onClose: () => void }) {
  const { own: texts } = useTexts('account/open').apps;
  const utils = trpc.useUtils();
  const toast = useToast();
  const update = trpc.access.apps.update.useMutation();
  const { id, name, purpose, website, redirectUris } = app;
  const form = useZodForm(updateForm, {
    defaultValues: { id, name, purpose, website, redirectUris: redirectUris.join('\n') },
    onSubmit: async (values) => {
      await update.mutateAsync(values);
      await utils.access.apps.mine.invalidate();
      toast.show({ variant: 'success', title: texts.saved() });
      onClose();
    },
  });
  return (
    <Form {...form.props}>
      <AppFields
        name={form.field('name')}
        purpose={form.field('purpose')}
        website={form.field('website')}
        redirectUris={form.field('redirectUris')}
      />
      <FormActions submit={texts.save()} isPending={form.isPending} onCancel={onClose} />
    </Form>
  );
}

function AppFields({ name, purpose, website, redirectUris }: Fields) {
  const { own: texts } = useTexts('account/open').apps;
  return (
    <>
      <TextField {...name} label={texts.name()} hint={texts.nameHint()} />
      <TextAreaField {...purpose} label={texts.purpose()} hint={texts.purposeHint()} rows={3} />
      <TextField {...website} label={texts.website()} type="url" inputMode="url" />
      <TextAreaField
        {...redirectUris}
        label={texts.redirectUris()}
        hint={texts.redirectUrisHint()}
        rows={3}
        spellCheck={false}
        autoCapitalize="none"
      />
    </>
  );
}
