import { Button, ButtonAnchor } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Page, PageHeader } from '../../components/page/page.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';

/** Opened from the mail to a visitor. A click confirms it, so that no mail scanner does. */
export function ConfirmReportPage({ token }: { token: string }) {
  const { confirm: texts } = useTexts('report');
  const { readError } = useUi();
  const confirm = trpc.moderation.report.confirm.useMutation();
  return (
    <Page>
      <PageHeader
        title={confirm.isSuccess ? texts.done() : texts.title()}
        lead={confirm.isSuccess ? texts.doneText() : texts.lead()}
      />
      <div role="alert">
        {confirm.error ? <Notice>{readError(confirm.error).message}</Notice> : null}
      </div>
      {confirm.isSuccess || confirm.isError ? (
        <ButtonAnchor href="/" variant="outline">
          {texts.home()}
        </ButtonAnchor>
      ) : (
        <Button disabled={confirm.isPending} onClick={() => confirm.mutate({ token })}>
          {confirm.isPending ? texts.pending() : texts.submit()}
        </Button>
      )}
    </Page>
  );
}
