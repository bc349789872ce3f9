import { setPinInput } from '@oche/validators/games/start';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Fact, SettingsSection } from '../../../components/section/settings-section.tsx';
import { Unfolding } from '../../../components/section/unfolding.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** The PIN with which a member says yes on somebody else's device, as a section of the account. */
export function PinSection() {
  const texts = useTexts('games/pin');
  const toast = useToast();
  const fail = useFailureToast();
  const utils = trpc.useUtils();
  const { data } = trpc.games.pin.get.useQuery();
  const isSet = data?.isSet ?? false;
  const remove = trpc.games.pin.remove.useMutation({
    onSuccess: () => {
      utils.games.pin.get.setData(undefined, { isSet: false });
      toast.show({ variant: 'success', title: texts.removed() });
    },
    onError: (error) => fail(error, texts.failed()),
  });
  return (
    <SettingsSection id="game-pin" title={texts.title()} text={texts.text()}>
      <Unfolding
        label={isSet ? texts.change() : texts.set()}
        summary={
          <Fact>
            {isSet ? texts.isSet() : texts.none()}
            {isSet ? (
              <Button
                variant="ghost"
                size="sm"
                disabled={remove.isPending}
                onClick={() => remove.mutate()}
              >
                {texts.remove()}
              </Button>
            ) : null}
          </Fact>
        }
      >
        {(close) => <PinForm onClose={close} />}
      </Unfolding>
    </SettingsSection>
  );
}

function PinForm({ onClose }: { onClose: () => void }) {
  const texts = useTexts('games/pin');
  const toast = useToast();
  const utils = trpc.useUtils();
  const set = trpc.games.pin.set.useMutation();
  const form = useZodForm(setPinInput, {
    defaultValues: { pin: '' },
    onSubmit: async (values) => {
      await set.mutateAsync(values);
      utils.games.pin.get.setData(undefined, { isSet: true });
      toast.show({ variant: 'success', title: texts.saved() });
      onClose();
    },
  });
  return (
    <Form {...form.props}>
      <TextField
        {...form.field('pin')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        label={texts.label()}
        hint={texts.hint()}
      />
      <FormActions isPending={form.isPending} submit={texts.submit()} onCancel={onClose} />
    </Form>
  );
}
