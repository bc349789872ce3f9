import { chakra } from '@chakra-ui/react';
import { useRouterState } from '@tanstack/react-router';

/** A thin line at the top, shown when a page takes longer than 150 ms to load. */
export function ProgressLine() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return <Line aria-hidden="true" data-loading={isLoading || undefined} />;
}

const Line = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '0',
    top: '0',
    zIndex: 'toast',
    height: '3px',
    bg: 'accent.solid',
    transformOrigin: '0 0',
    transform: 'scaleX(0)',
    opacity: '0',
    transition: 'opacity 200ms',
    '&[data-loading]': {
      transform: 'scaleX(0.92)',
      opacity: '1',
      transition: 'transform 8s cubic-bezier(0.1, 0.9, 0.2, 1) 150ms, opacity 0s 150ms',
    },
  },
});
