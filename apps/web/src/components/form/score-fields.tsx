import { chakra } from '@chakra-ui/react';
import { TextField } from './fields.tsx';

type Typed = readonly [string, string];

interface ScoreFieldsProps {
  labels: readonly [string, string];
  typed: Typed;
  onType: (typed: Typed) => void;
}

/** What was typed as a score: one or two digits a side, else null. */
export function scoreOf(typed: Typed): [number, number] | null {
  const [a, b] = typed.map((text) => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : null));
  return a == null || b == null ? null : [a, b];
}

/** How many legs, or sets, each side has won. */
export function ScoreFields({ labels, typed, onType }: ScoreFieldsProps) {
  return (
    <Sides>
      {([0, 1] as const).map((side) => (
        <TextField
          key={side}
          label={labels[side]}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={typed[side]}
          onChange={({ target: { value } }) =>
            onType(side === 0 ? [value, typed[1]] : [typed[0], value])
          }
        />
      ))}
    </Sides>
  );
}

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'end',
    gap: '4',
    '& input': { textStyle: 'number', fontSize: '3xl', height: '16', textAlign: 'center' },
    '& label': { overflowWrap: 'anywhere' },
  },
});
