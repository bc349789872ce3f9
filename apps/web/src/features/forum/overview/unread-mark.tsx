import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from '../../../components/text.tsx';
import { Newer } from '../../../components/watch/newer.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** @param newer how many posts are new; undefined for a thread in which the member has never been */
export function UnreadMark({ newer }: { newer: number | undefined }) {
  const { unread } = useTexts('forum/overview');
  if (newer !== undefined) return <Newer count={newer} />;
  return (
    <>
      <Dot aria-hidden="true" title={unread()} />
      <VisuallyHidden>{unread()}</VisuallyHidden>
    </>
  );
}

const Dot = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: '0',
    width: '2',
    height: '2',
    borderRadius: 'full',
    bg: 'accent.solid',
    verticalAlign: 'middle',
  },
});
