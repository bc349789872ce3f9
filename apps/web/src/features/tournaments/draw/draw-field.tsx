import { chakra } from '@chakra-ui/react';
import type { TournamentEntry } from '@oche/validators/tournaments/schemas';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { Select } from '../../../components/form/controls.ts';
import { moved } from '../../../components/list/order.ts';
import { useReorder } from '../../../components/list/use-reorder.ts';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface DrawFieldProps {
  /** who is drawn, in the order of the seeding */
  field: readonly TournamentEntry[];
  /** who has a seat and is not there */
  absent: readonly TournamentEntry[];
  /** how many of the first are seeded by hand; null where nobody is put into an order */
  seeded: number | null;
  /** the letters of those who are kept apart, by entry */
  apart: ReadonlyMap<number, string>;
  onOrder: (ids: readonly number[]) => void;
  onApart: (entry: number, letter: string) => void;
  onHere: (entry: TournamentEntry) => void;
}

/** More clubs than this don't come to a draw in which they are kept apart. */
const LETTERS = 'ABCDEFGHIJKL'.split('');

/** Who is drawn: in which order they are seeded, and who is kept apart until late. */
export function DrawField(props: DrawFieldProps) {
  const { field, absent, seeded, apart, onOrder, onApart, onHere } = props;
  const { field: texts } = useTexts('tournaments/draw');
  const [said, setSaid] = useState('');
  // a drag can move twice before it is drawn once
  const latest = useRef(field);
  useLayoutEffect(() => {
    latest.current = field;
  }, [field]);
  const reorder = useReorder({
    count: field.length,
    onMove: (from, to) => {
      latest.current = moved(latest.current, from, to);
      onOrder(latest.current.map(({ id }) => id));
    },
    onPlaced: (place) => {
      const name = latest.current[place]?.name ?? '';
      setSaid(texts.moved({ name, number: place + 1 }));
    },
  });
  return (
    <Field open={seeded !== null || absent.length > 0 || apart.size > 0}>
      <summary>{texts.title({ count: field.length })}</summary>
      {absent.length > 0 ? (
        <Absent>
          <strong>{texts.absent()}</strong>
          {absent.map((entry) => (
            <span key={entry.id}>
              {entry.name}
              <Button
                size="sm"
                variant="outline"
                aria-label={texts.hereOf({ name: entry.name })}
                onClick={() => onHere(entry)}
              >
                {texts.here()}
              </Button>
            </span>
          ))}
        </Absent>
      ) : null}
      <small>
        {seeded === null ? null : texts.orderText()} {texts.apartText()}
      </small>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      <Rows ref={reorder.list}>
        {field.map(({ id, name }, index) => (
          <li
            key={id}
            data-place={index}
            data-dragged={reorder.dragged === index || undefined}
            data-seeded={(seeded !== null && index < seeded) || undefined}
          >
            {seeded === null ? null : <b>{index + 1}</b>}
            <span>{name}</span>
            <Select
              aria-label={texts.apartOf({ name })}
              value={apart.get(id) ?? ''}
              onChange={({ target }) => onApart(id, target.value)}
            >
              <option value="">{texts.none()}</option>
              {LETTERS.map((letter) => (
                <option key={letter} value={letter}>
                  {letter}
                </option>
              ))}
            </Select>
            {seeded === null ? null : (
              <>
                <IconButton
                  size="sm"
                  label={texts.up({ name })}
                  disabled={index === 0}
                  onClick={() => reorder.moveTo(index, index - 1)}
                >
                  <ChevronUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  size="sm"
                  label={texts.down({ name })}
                  disabled={index === field.length - 1}
                  onClick={() => reorder.moveTo(index, index + 1)}
                >
                  <ChevronDown aria-hidden="true" />
                </IconButton>
                <IconButton
                  {...reorder.grip(index)}
                  size="sm"
                  data-grip=""
                  label={texts.grip({ name, number: index + 1 })}
                >
                  <GripVertical aria-hidden="true" />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </Rows>
    </Field>
  );
}

const Field = chakra('details', {
  base: {
    display: 'grid',
    gap: '2',
    '& > summary': {
      minHeight: 'control',
      paddingBlock: '2',
      fontWeight: 'semibold',
      cursor: 'pointer',
    },
    '& > small': { display: 'block', textStyle: 'small', color: 'fg.muted', marginBottom: '2' },
  },
});
const Absent = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '2',
    columnGap: '4',
    padding: '3',
    marginBottom: '3',
    bg: 'warning.subtle',
    borderInlineStart: '6px solid {colors.tape}',
    '& strong': { flexBasis: 'full' },
    '& span': { display: 'inline-flex', alignItems: 'center', gap: '2' },
  },
});
const Rows = chakra('ol', {
  base: {
    listStyle: 'none',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: '11',
      bg: 'bg.raised',
      borderBottom: '1px solid {colors.border}',
    },
    '& li[data-dragged]': { boxShadow: 'inset 0 0 0 2px {colors.accent}' },
    '& b': {
      alignSelf: 'stretch',
      display: 'grid',
      placeItems: 'center',
      minWidth: '9',
      textStyle: 'number',
      color: 'fg.muted',
    },
    '& [data-seeded] b': { bg: 'board.red', color: 'board.chalk', layerStyle: 'wedge' },
    '& [data-seeded]:nth-of-type(even) b': { bg: 'board.green' },
    '& span': { flex: '1', minWidth: '0', overflowWrap: 'anywhere', paddingInlineStart: '1' },
    '& select': { width: '4rem', height: '9' },
    '& [data-grip]': { cursor: 'grab', touchAction: 'none' },
  },
});
