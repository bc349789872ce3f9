import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Stack } from '../layout.tsx';
import { Small } from '../text.tsx';
import { useUi } from '../ui-context.tsx';

export interface FieldProps {
  label: ReactNode;
  /** how to fill it in; stays visible while the reader types */
  hint?: ReactNode;
  /** key of the message that says what is wrong, e.g. `required` */
  error?: string;
  /** adds "optional" to the label */
  isOptional?: boolean;
}

/** The attributes that connect a control with its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: (control: FieldControl) => ReactNode;
}

/** A label above, hint and error below, connected with the control that `children` renders. */
export function Field({ label, hint, error, isOptional, children }: FieldFrameProps) {
  const { texts } = useUi();
  const id = useId();
  return (
    <Stack gap="1" alignContent="start">
      <FieldLabel htmlFor={id}>
        {label}
        {isOptional ? <Optional> ({texts.optional})</Optional> : null}
      </FieldLabel>
      {children(controlOf(id, hint, error))}
      <FieldNotes id={id} hint={hint} error={error} />
    </Stack>
  );
}

export function controlOf(id: string, hint: ReactNode, error: string | undefined): FieldControl {
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean);
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy.join(' ') || undefined,
  };
}

/**
 * Hint and error of the control with this id. The error has an icon, so its colour is not needed.
 */
export function FieldNotes({
  id,
  hint,
  error,
}: { id: string } & Pick<FieldProps, 'hint' | 'error'>) {
  const { translateError } = useUi();
  return (
    <>
      {error ? (
        <ErrorText id={`${id}-error`}>
          <CircleAlert aria-hidden="true" />
          {translateError(error)}
        </ErrorText>
      ) : null}
      {hint ? <Small id={`${id}-hint`}>{hint}</Small> : null}
    </>
  );
}

const FieldLabel = chakra('label', {
  base: { textStyle: 'label', justifySelf: 'start', cursor: 'pointer' },
});
const Optional = chakra('span', { base: { color: 'fg.muted', textTransform: 'none' } });
const ErrorText = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1.5',
    textStyle: 'small',
    fontWeight: 'semibold',
    color: 'danger',
    '& svg': { flexShrink: '0', width: '1.1em', height: '1.45em' },
  },
});
