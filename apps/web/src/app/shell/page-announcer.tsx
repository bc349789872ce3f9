import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../components/text.tsx';

/**
 * Tells screen readers the new page's title, as a navigation without a load is silent otherwise.
 */
export function PageAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        if (pathChanged) setTitle(document.title);
      }),
    [router],
  );
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
