import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { errorDataOf, errorText } from '../../lib/errors.ts';

/** Not even the frame of the page could be drawn: no header, no toasts, only this. */
export function RootError({ error }: { error: unknown }) {
  const common = useTexts('common');
  const locale = useLocale();
  const data = errorDataOf(error);
  return (
    <main>
      <EmptyState
        as="h1"
        drawing="bounced"
        title={common.failure.title()}
        action={<Button onClick={() => location.reload()}>{common.failure.retry()}</Button>}
      >
        <p>{data ? errorText(error, common, locale) : common.errors.INTERNAL()}</p>
        {data?.requestId ? <p>{common.failure.requestId({ id: data.requestId })}</p> : null}
      </EmptyState>
    </main>
  );
}
