import { Button } from '../../components/button.tsx';
import { FormError } from '../../components/form/form.tsx';
import { Notice } from '../../components/notice.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';

/**
 * Shown after somebody has changed how they sign in, and stays: if they did so because of a stranger, they want the
 * stranger out, too (OWASP ASVS 5, 7.4.3). Nothing if no other device is signed in.
 */
export function OtherDevices() {
  const { otherDevices: texts } = useTexts('account/sign-in');
  const { readError } = useUi();
  const utils = trpc.useUtils();
  const list = trpc.auth.session.list.useQuery(undefined, { refetchOnMount: 'always' });
  const end = trpc.auth.session.revokeOthers.useMutation({
    onSettled: () => utils.auth.session.list.invalidate(),
  });
  if (end.isSuccess) {
    return (
      <Notice role="status" tone="positive">
        {texts.ended()}
      </Notice>
    );
  }
  if (!list.data || list.data.length < 2) return null;
  return (
    <Notice role="status">
      <p>{texts.text()}</p>
      <FormError>{end.error ? readError(end.error).message : null}</FormError>
      <Button
        size="sm"
        variant="outline"
        marginTop="2"
        disabled={end.isPending}
        aria-busy={end.isPending}
        onClick={() => end.mutate()}
      >
        {texts.end()}
      </Button>
    </Notice>
  );
}
