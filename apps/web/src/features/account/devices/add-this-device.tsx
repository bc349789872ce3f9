import { pushDeviceNameInput } from '@oche/validators/notifications/push';
import { useQueryClient } from '@tanstack/react-query';
import { TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { deviceOf } from '../../../lib/devices/user-agent.ts';
import { type PushState, subscribeHere } from '../../../lib/push-device.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useDeviceName } from '../use-device-name.ts';

interface AddThisDeviceProps {
  state: PushState;
  applicationKey: string;
}

/** Says what will happen before the browser asks, or why it can't. */
export function AddThisDevice({ state, applicationKey }: AddThisDeviceProps) {
  const texts = useTexts('account/devices');
  if (state === 'blocked') return <p>{texts.blocked()}</p>;
  if (state !== 'unsupported') return <AddForm applicationKey={applicationKey} />;
  return (
    <>
      <p>{texts.unsupported()}</p>
      {needsHomeScreen() ? <p>{texts.homeScreen()}</p> : null}
    </>
  );
}

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
function needsHomeScreen(): boolean {
  const { system, isHandheld } = deviceOf(navigator.userAgent);
  const isTablet = system === 'macOS' && navigator.maxTouchPoints > 1;
  return isTablet || (isHandheld && system !== 'Android');
}

function AddForm({ applicationKey }: { applicationKey: string }) {
  const texts = useTexts('account/devices');
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  const save = trpc.social.push.save.useMutation();
  const form = useZodForm(pushDeviceNameInput, {
    defaultValues: { name: useDeviceName(navigator.userAgent) },
    onSubmit: async ({ name }) => {
      const subscription = await subscribeHere(applicationKey).catch(() => undefined);
      if (!subscription) {
        form.setFormError(subscription === null ? texts.refused() : texts.unreachable());
        await queries.invalidateQueries({ queryKey: ['push-state'] });
        return;
      }
      await save.mutateAsync({ name, ...subscription });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['push-state'] }),
        utils.social.push.list.invalidate(),
      ]);
    },
  });
  return (
    <Form {...form.props}>
      <Muted>{texts.explain()}</Muted>
      <TextField label={texts.name()} hint={texts.nameHint()} {...form.field('name')} />
      <SubmitButton isPending={form.isPending} pendingText={texts.enabling()}>
        {texts.enable()}
      </SubmitButton>
    </Form>
  );
}
