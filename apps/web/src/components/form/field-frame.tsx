import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useUi } from '../ui-context.tsx';

export interface FieldProps {
  label: ReactNode;
  /** how to fill it in; stays visible while typing */
  hint?: ReactNode;
  /** translation key of what is wrong, e.g. `required` */
  error?: string;
  /** says "optional" behind the label */
  isOptional?: boolean;
}

/** What a control needs to belong to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: (control: FieldControl) => ReactNode;
}

/** Label above, hint and error below, all tied to the control that `children` renders. */
export function Field({ label, hint, error, isOptional, children }: FieldFrameProps) {
  const { texts } = useUi();
  const id = useId();
  return (
    <Root>
      <FieldLabel htmlFor={id}>
        {label}
        {isOptional ? <Optional> ({texts.optional})</Optional> : null}
      </FieldLabel>
      {children(controlOf(id, hint, error))}
      <FieldNotes id={id} hint={hint} error={error} />
    </Root>
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

/** Error and hint of a control with this id. The error comes with a sign, not by colour alone. */
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
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
    </>
  );
}

const Root = chakra('div', { base: { display: 'grid', gap: '1', alignContent: 'start' } });
const FieldLabel = chakra('label', {
  base: { textStyle: 'label', justifySelf: 'start', cursor: 'pointer' },
});
const Optional = chakra('span', { base: { color: 'fg.muted', textTransform: 'none' } });
const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } });
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
