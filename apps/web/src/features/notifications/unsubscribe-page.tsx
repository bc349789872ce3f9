import { Button, ButtonLink } from '../../components/button.tsx';
import { FormError } from '../../components/form/form.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { Page } from '../../components/page/page.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useErrorText } from '../../lib/errors/use-error-text.ts';
import { trpc } from '../../lib/trpc.ts';

/**
 * Opened from a mail, by anybody who has it: one more click, as programs open links on their own.
 * @param token null for a link that isn't ours
 */
export function UnsubscribePage({ token }: { token: string | null }) {
  return <Page width="form">{token === null ? <Broken /> : <Ask token={token} />}</Page>;
}

function Ask({ token }: { token: string }) {
  const { unsubscribe: texts } = useTexts('notifications/settings');
  const errorText = useErrorText();
  const [subscription] = trpc.social.notifications.subscription.get.useSuspenseQuery({ token });
  const end = trpc.social.notifications.subscription.end.useMutation();
  const { label } = subscription;
  if (end.isSuccess || subscription.isOff) {
    return (
      <EmptyState as="h1" title={texts.doneTitle()} action={<ToSettings />}>
        <p role="status">{label === null ? texts.doneDigest() : texts.done({ label })}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      as="h1"
      title={texts.title()}
      action={
        <Button
          shape="wedge"
          size="lg"
          disabled={end.isPending}
          aria-busy={end.isPending}
          onClick={() => end.mutate({ token })}
        >
          {end.isPending ? texts.pending() : texts.submit()}
        </Button>
      }
    >
      <p>{label === null ? texts.askDigest() : texts.ask({ label })}</p>
      <FormError>{end.error ? errorText(end.error) : null}</FormError>
    </EmptyState>
  );
}

function Broken() {
  const { unsubscribe: texts } = useTexts('notifications/settings');
  return (
    <EmptyState as="h1" drawing="missed" title={texts.broken()} action={<ToSettings />}>
      <p>{texts.brokenText()}</p>
    </EmptyState>
  );
}

function ToSettings() {
  const { unsubscribe: texts } = useTexts('notifications/settings');
  return (
    <ButtonLink
      to="/account/$section"
      params={{ section: 'notifications' }}
      hash="notifications"
      variant="outline"
    >
      {texts.toSettings()}
    </ButtonLink>
  );
}
