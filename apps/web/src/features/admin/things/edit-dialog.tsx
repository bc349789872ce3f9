import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { QueryFailed } from '../../../patterns/query-state.tsx';

interface EditDialogProps<Data> {
  title: string;
  query: { data: Data | undefined; error: unknown; refetch: () => unknown; isFetching: boolean };
  onClose: () => void;
  /** the form, as soon as there is what it shows */
  children: (data: Data) => ReactNode;
}

/** A thing that is changed: first it is fetched as it is at this moment. */
export function EditDialog<Data>({ title, query, onClose, children }: EditDialogProps<Data>) {
  const { list } = useTexts('admin');
  const { data, error, refetch, isFetching } = query;
  return (
    <Dialog isOpen onClose={onClose} title={title} size="lg">
      {data ? (
        children(data)
      ) : error ? (
        <QueryFailed query={{ error, isFetching, refetch }} title={list.failed()} />
      ) : (
        <SkeletonRows count={5} />
      )}
    </Dialog>
  );
}
