import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface EditDialogProps<Data> {
  title: string;
  query: { data: Data | undefined; error: unknown; refetch: () => unknown; isFetching: boolean };
  onClose: () => void;
  /** the form, as soon as there is what it shows */
  children: (data: Data) => ReactNode;
}

/** A thing that is changed: first it is fetched as it is at this moment. */
export function EditDialog<Data>({ title, query, onClose, children }: EditDialogProps<Data>) {
  const { readError } = useUi();
  const { list } = useTexts('admin');
  const { data, error, refetch, isFetching } = query;
  return (
    <Dialog isOpen onClose={onClose} title={title} size="lg">
      {data ? (
        children(data)
      ) : error ? (
        <ErrorState title={list.failed()} onRetry={() => void refetch()} isRetrying={isFetching}>
          {readError(error).message}
        </ErrorState>
      ) : (
        <SkeletonRows count={5} />
      )}
    </Dialog>
  );
}
