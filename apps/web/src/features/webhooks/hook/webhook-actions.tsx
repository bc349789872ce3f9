import type { DeliveryDetail, Webhook } from '@oche/validators/webhooks/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { DeliveryDialog } from '../log/delivery-dialog.tsx';

interface HookProps {
  hook: Webhook;
}

function useFailure() {
  const { readError } = useUi();
  const toast = useToast();
  return (error: unknown) =>
    toast.show({ variant: 'destructive', title: readError(error).message });
}

export function SwitchWebhook({ hook: { id, name, isOn } }: HookProps) {
  const texts = useTexts('account/open').webhooks;
  const toast = useToast();
  const utils = trpc.useUtils();
  const update = trpc.webhooks.update.useMutation({
    onSuccess: () =>
      toast.show({
        variant: 'success',
        title: isOn ? texts.switchedOff() : texts.switchedOn(),
      }),
    onError: useFailure(),
    onSettled: () => utils.webhooks.list.invalidate(),
  });
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={isOn ? texts.switchOffLabel({ name }) : texts.switchOnLabel({ name })}
      disabled={update.isPending}
      onClick={() => update.mutate({ id, isOn: !isOn })}
    >
      {isOn ? texts.switchOff() : texts.switchOn()}
    </Button>
  );
}

/** Sends a test message, and shows what the receiver says to it. */
export function PingWebhook({ hook: { id, name } }: HookProps) {
  const texts = useTexts('account/open').webhooks;
  const utils = trpc.useUtils();
  const [answer, setAnswer] = useState<DeliveryDetail | null>(null);
  const ping = trpc.webhooks.ping.useMutation({
    onSuccess: setAnswer,
    onError: useFailure(),
    onSettled: () => utils.webhooks.deliveries.invalidate({ id }),
  });
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={texts.pingLabel({ name })}
        disabled={ping.isPending}
        onClick={() => ping.mutate({ id })}
      >
        {ping.isPending ? texts.pinging() : texts.ping()}
      </Button>
      {answer ? <DeliveryDialog delivery={answer} onClose={() => setAnswer(null)} /> : null}
    </>
  );
}

export function RotateSecret({
  hook: { id, name },
  onSecret,
}: HookProps & { onSecret: (secret: string) => void }) {
  const { rotate: texts } = useTexts('account/open').webhooks;
  const utils = trpc.useUtils();
  const [isOpen, setIsOpen] = useState(false);
  const rotate = trpc.webhooks.rotateSecret.useMutation({
    onSuccess: ({ secret }) => onSecret(secret),
    onError: useFailure(),
    onSettled: async () => {
      setIsOpen(false);
      await utils.webhooks.list.invalidate();
    },
  });
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={texts.label({ name })}
        onClick={() => setIsOpen(true)}
      >
        {texts.action()}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isPending={rotate.isPending}
        onClose={() => setIsOpen(false)}
        onConfirm={() => rotate.mutate({ id })}
        title={texts.title({ name })}
        confirmLabel={texts.action()}
      >
        <p>{texts.text()}</p>
      </ConfirmDialog>
    </>
  );
}

export function DeleteWebhook({ hook: { id, name } }: HookProps) {
  const { remove: texts } = useTexts('account/open').webhooks;
  const toast = useToast();
  const utils = trpc.useUtils();
  const [isOpen, setIsOpen] = useState(false);
  const remove = trpc.webhooks.delete.useMutation({
    onSuccess: () => toast.show({ variant: 'success', title: texts.done() }),
    onError: useFailure(),
    onSettled: async () => {
      setIsOpen(false);
      await utils.webhooks.list.invalidate();
    },
  });
  return (
    <>
      <Button
        size="sm"
        variant="danger"
        aria-label={texts.label({ name })}
        onClick={() => setIsOpen(true)}
      >
        {texts.action()}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isPending={remove.isPending}
        onClose={() => setIsOpen(false)}
        onConfirm={() => remove.mutate({ id })}
        title={texts.title({ name })}
        confirmLabel={texts.action()}
        isDestructive
      >
        <p>{texts.text()}</p>
      </ConfirmDialog>
    </>
  );
}
