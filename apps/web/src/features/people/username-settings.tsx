import { changeUsernameInput, type OwnProfile } from '@oche/validators/people/schemas';
import { TextField } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { FormActions } from '../../components/form/form-actions.tsx';
import { useZodForm } from '../../components/form/use-zod-form.ts';
import { Fact } from '../../components/section/settings-section.tsx';
import { Unfolding } from '../../components/section/unfolding.tsx';
import { Muted } from '../../components/text.tsx';
import { Time } from '../../components/time/time.tsx';
import { useToast } from '../../components/toast.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { typingError } from './typing-error.ts';

/** The member's own username, and the form to change it when that is possible. */
export function UsernameSettings({ profile }: { profile: OwnProfile }) {
  const { username: texts } = useTexts('people');
  const { username, usernameChangeableFrom: from } = profile;
  return (
    <>
      <Fact>
        <strong>@{username}</strong>
      </Fact>
      {from ? (
        <Muted>
          {texts.changeableFrom()} <Time value={from} format="date" />
        </Muted>
      ) : (
        <Unfolding label={texts.change()}>
          {(close) => <ChangeUsernameForm former={username} onClose={close} />}
        </Unfolding>
      )}
    </>
  );
}

function ChangeUsernameForm({ former, onClose }: { former: string; onClose: () => void }) {
  const { username: texts } = useTexts('people');
  const toast = useToast();
  const utils = trpc.useUtils();
  const change = trpc.social.people.changeUsername.useMutation();
  const form = useZodForm(changeUsernameInput, {
    defaultValues: { username: '' },
    onSubmit: async (values) => {
      const profile = await change.mutateAsync(values);
      toast.show({
        variant: 'success',
        title: texts.changed({ username: profile.username }),
        description: isHeld(former, profile) ? texts.changedText({ former }) : undefined,
      });
      onClose();
      utils.social.people.own.setData(undefined, profile);
    },
  });
  const field = form.field('username');
  return (
    <Form {...form.props}>
      <TextField
        {...field}
        error={field.error ?? typingError(form.watch('username'))}
        label={texts.label()}
        hint={texts.hint()}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <FormActions submit={texts.submit()} isPending={form.isPending} onCancel={onClose} />
    </Form>
  );
}

/** The same name in other letters is not given up. */
const isHeld = (former: string, { username }: OwnProfile) =>
  former.toLowerCase() !== username.toLowerCase();
