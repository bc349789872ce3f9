import { chakra } from '@chakra-ui/react';

interface MarkedProps {
  text: string;
  /** ranges of the text, in their order */
  marks: readonly (readonly [from: number, to: number])[];
}

/** A text in which the matches are highlighted. */
export function Marked({ text, marks }: MarkedProps) {
  const parts = marks.map(([from, to], index) => {
    const start = marks[index - 1]?.[1] ?? 0;
    return (
      <span key={from}>
        {text.slice(start, from)}
        <Mark>{text.slice(from, to)}</Mark>
      </span>
    );
  });
  return (
    <>
      {parts}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}

const Mark = chakra('mark', {
  base: { bg: 'accent.subtle', color: 'inherit', borderRadius: 'sm', paddingInline: '0.5' },
});
