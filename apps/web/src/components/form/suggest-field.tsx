import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { IconButton } from '../button.tsx';
import { Stack } from '../layout.tsx';
import { VisuallyHidden } from '../text.tsx';
import { TextField } from './fields.tsx';

interface Suggestion {
  id: string | number;
  /** read out when suggestions come */
  name: string;
  content: ReactNode;
}

type SuggestFieldProps<Found extends Suggestion> = ComponentProps<typeof TextField> & {
  /** heading above what was found */
  foundLabel: string;
  found: readonly Found[];
  onPick: (found: Found) => void;
};

/** A text field, and below it what was found by what is typed, to be picked with one tap. */
export function SuggestField<Found extends Suggestion>({
  foundLabel,
  found,
  onPick,
  ...field
}: SuggestFieldProps<Found>) {
  const foundId = useId();
  return (
    <Stack gap="2">
      <TextField autoComplete="off" {...field} />
      {found.length > 0 ? (
        <section aria-labelledby={foundId}>
          <Label id={foundId}>{foundLabel}</Label>
          <List>
            {found.map((one) => (
              <li key={one.id}>
                <Pick type="button" onClick={() => onPick(one)}>
                  {one.content}
                </Pick>
              </li>
            ))}
          </List>
        </section>
      ) : null}
      <VisuallyHidden role="status">{found.map(({ name }) => name).join(', ')}</VisuallyHidden>
    </Stack>
  );
}

interface ChosenProps {
  children: ReactNode;
  /** what the button does that takes the choice back */
  label: string;
  onRemove: () => void;
}

/** What was picked, in place of the field. */
export function Chosen({ children, label, onRemove }: ChosenProps) {
  return (
    <Panel>
      <div>{children}</div>
      <IconButton label={label} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </Panel>
  );
}

const Label = chakra('h3', {
  base: { textStyle: 'caption', color: 'fg.muted', marginBottom: '1' },
});
const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1.5', listStyle: 'none' },
});
const Pick = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'control',
    paddingInline: '3',
    paddingBlock: '1',
    layerStyle: 'panel',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { borderColor: 'fg' },
    '& small': { textStyle: 'caption', color: 'fg.muted' },
  },
});
const Panel = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    padding: '3',
    layerStyle: 'panel',
    borderInlineStart: '6px solid {colors.board.green}',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      minWidth: '0',
      overflowWrap: 'anywhere',
    },
    '& strong': { textStyle: 'subheading' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
  },
});
