import { Button } from '../../components/button.tsx';
import { CheckboxField } from '../../components/form/fields.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Heading, Muted } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useFailureToast } from '../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../lib/trpc.ts';

/** Whether mails can be answered, and the way to make the addresses in old ones worthless. */
export function ReplySettings({ isOn }: { isOn: boolean }) {
  const { replies: texts, saveFailed } = useTexts('notifications/settings');
  const showFailure = useFailureToast();
  const { get } = trpc.useUtils().social.notifications.settings;
  const onError = (error: unknown) => showFailure(error, saveFailed());
  const set = trpc.social.inboundMail.set.useMutation({
    onMutate: (replies) => get.setData(undefined, (known) => known && { ...known, replies }),
    onError,
    onSettled: () => get.invalidate(),
  });
  const renew = trpc.social.inboundMail.renew.useMutation({ onError });
  return (
    <Stack gap="3" paddingTop="4" borderTopWidth="1px">
      <Heading as="h3" size="subheading">
        {texts.title()}
      </Heading>
      <CheckboxField
        label={texts.label()}
        hint={texts.hint()}
        checked={isOn}
        onChange={({ target }) => set.mutate({ isOn: target.checked })}
      />
      {isOn ? (
        <Row alignItems="center" gap="3">
          <Button
            size="sm"
            variant="outline"
            disabled={renew.isPending}
            onClick={() => renew.mutate()}
          >
            {texts.renew()}
          </Button>
          <Muted role="status">{renew.isSuccess ? texts.renewed() : texts.renewHint()}</Muted>
        </Row>
      ) : null}
    </Stack>
  );
}
