import { chakra } from '@chakra-ui/react';

const RADIUS = 26;
const LENGTH = 2 * Math.PI * RADIUS;

/** How much is done, as a ring of the board that fills. The text beside it says the same. */
export function Ring({ share }: { share: number }) {
  return (
    <Root viewBox="0 0 64 64" aria-hidden="true">
      <Track cx="32" cy="32" r={RADIUS} />
      <Done
        cx="32"
        cy="32"
        r={RADIUS}
        strokeDasharray={`${share * LENGTH} ${LENGTH}`}
        transform="rotate(-90 32 32)"
      />
      <Percent x="32" y="39" textAnchor="middle">
        {Math.floor(share * 100)}
      </Percent>
    </Root>
  );
}

const Root = chakra('svg', { base: { flexShrink: '0', width: '16!', height: '16!' } });
const Track = chakra('circle', {
  base: { fill: 'none', stroke: 'currentColor', strokeWidth: '6', opacity: '0.25' },
});
const Done = chakra('circle', {
  base: {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '6',
    transition: 'stroke-dasharray 200ms',
  },
});
const Percent = chakra('text', {
  base: { fill: 'currentColor', fontFamily: 'display', fontSize: '22px', fontWeight: '600' },
});
