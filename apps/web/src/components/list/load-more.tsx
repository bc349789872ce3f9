import { chakra } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { FormError } from '../form/form.tsx';
import { useUi } from '../ui-context.tsx';

interface LoadMoreProps {
  /** an infinite query, or an object with the same properties */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** what exactly is loaded, e.g. "Ältere Beiträge" */
  label?: string;
  /** shown above the button when the next page could not be loaded */
  failed?: string;
  /** called right before the next page is loaded, see `useFocusOnNew` */
  onLoad?: () => void;
  /** On public pages the button is a link to the next page, for readers without JavaScript. */
  link?: (props: LoadMoreLinkProps) => ReactNode;
}

interface LoadMoreLinkProps {
  'aria-busy': boolean;
  onClick: (event: MouseEvent) => void;
  children: string;
}

/** Loads the next page of a list and adds it below; renders nothing on the last page. */
export function LoadMore({ list, label, failed, onLoad, link }: LoadMoreProps) {
  const { texts } = useUi();
  const { isFetchingNextPage: isLoading } = list;
  const props = {
    'aria-busy': isLoading,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      if (isLoading) return;
      onLoad?.();
      list.fetchNextPage();
    },
    children: isLoading ? texts.loading : (label ?? texts.loadMore),
  };
  return (
    <>
      {list.isFetchNextPageError ? <FormError>{failed ?? texts.moreFailed}</FormError> : null}
      {list.hasNextPage ? (
        <Bar>{link?.(props) ?? <Button variant="outline" {...props} />}</Bar>
      ) : null}
    </>
  );
}

const Bar = chakra('div', {
  base: { display: 'flex', justifyContent: 'center', paddingBlock: '6' },
});
