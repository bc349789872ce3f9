import { chakra } from '@chakra-ui/react';
import { useHydrated } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import type { ComponentProps, FormEventHandler, ReactNode, RefObject } from 'react';
import { Button, type ButtonProps } from '../button.tsx';
import { VisuallyHidden } from '../text.tsx';
import { useUi } from '../ui-context.tsx';

interface FormProps extends Omit<ComponentProps<typeof Frame>, 'onSubmit' | 'ref'> {
  /** from `useZodForm`, or by hand */
  formRef?: RefObject<HTMLFormElement | null>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** nothing can be changed or sent twice while a call is on its way */
  isPending: boolean;
  /** what failed as a whole; the fields say what is wrong with them */
  error?: ReactNode;
  /** how many fields were wrong when it was sent */
  invalidCount?: number;
  children: ReactNode;
}

/** A form that is checked by our schema, not by the browser, and rests while it is sent. */
export function Form(props: FormProps) {
  const { formRef, onSubmit, isPending, error, invalidCount = 0, children, ...rest } = props;
  const { texts } = useUi();
  return (
    <Frame ref={formRef} noValidate onSubmit={onSubmit} aria-busy={isPending} {...rest}>
      <FormError>{error}</FormError>
      {/* the focus goes to the first of them, which speaks for itself */}
      <VisuallyHidden role="alert">
        {invalidCount > 1 ? texts.invalidFields(invalidCount) : null}
      </VisuallyHidden>
      <Fields disabled={isPending}>{children}</Fields>
    </Frame>
  );
}

/** Always there, so that what comes into it is read out; takes the focus when no field is wrong. */
export function FormError({ children }: { children?: ReactNode }) {
  return (
    <div role="alert">
      {children ? (
        <ErrorBox tabIndex={-1} data-form-error="">
          <CircleAlert aria-hidden="true" />
          <span>{children}</span>
        </ErrorBox>
      ) : null}
    </div>
  );
}

type SubmitButtonProps = ButtonProps & {
  isPending: boolean;
  /** what happens meanwhile, e.g. "Wird gesendet …" */
  pendingText: ReactNode;
};

/**
 * Rests until the page's script listens: a form sent before would leave the page, with everything
 * that was typed in the address.
 */
export function SubmitButton({
  isPending,
  pendingText,
  children,
  disabled,
  ...button
}: SubmitButtonProps) {
  const isHydrated = useHydrated();
  return (
    <Button
      type="submit"
      justifySelf="start"
      disabled={isPending || disabled || !isHydrated}
      aria-busy={isPending}
      {...button}
    >
      {isPending ? pendingText : children}
    </Button>
  );
}

const Frame = chakra('form', { base: { display: 'block' } });
const Fields = chakra('fieldset', {
  base: { display: 'grid', gap: '5', minWidth: '0', _disabled: { opacity: '1' } },
});
const ErrorBox = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    marginBottom: '5',
    padding: '3',
    bg: 'danger.subtle',
    color: 'fg',
    borderInlineStart: '4px solid {colors.danger.solid}',
    '& svg': { flexShrink: '0', width: '5', height: '6', color: 'danger' },
  },
});
