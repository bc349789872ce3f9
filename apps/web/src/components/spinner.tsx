import { chakra } from '@chakra-ui/react';

/** A turning bull with a text, for when a whole page waits, e.g. for signing in. */
export function Spinner({ text }: { text: string }) {
  return (
    <Root role="status">
      <Ring viewBox="-12 -12 24 24" aria-hidden="true">
        <circle r="9.5" fill="none" stroke="currentColor" strokeWidth="1" opacity="0.5" />
        <path d="M0-9.5A9.5 9.5 0 0 1 9.5 0" fill="none" stroke="currentColor" strokeWidth="3" />
        <circle r="2.5" fill="currentColor" />
      </Ring>
      {text}
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '16',
    textStyle: 'label',
    color: 'fg.muted',
  },
});
const Ring = chakra('svg', {
  base: { width: '10', height: '10', color: 'accent', animation: 'spin 900ms linear infinite' },
});
