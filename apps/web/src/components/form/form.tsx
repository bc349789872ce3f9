import { chakra } from '@chakra-ui/react';
import { useHydrated } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import type { ComponentProps, FormEventHandler, ReactNode, RefObject } from 'react';
import { Button, type ButtonProps } from '../button.tsx';
import { VisuallyHidden } from '../text.tsx';
import { useUi } from '../ui-context.tsx';

interface FormProps extends Omit<ComponentProps<typeof Frame>, 'onSubmit' | 'ref'> {
  /** from `useZodForm`, or a ref of your own */
  formRef?: RefObject<HTMLFormElement | null>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** whether a call is under way; nothing can be changed or sent again then */
  isPending: boolean;
  /** why the form as a whole failed; errors of fields are at the fields */
  error?: ReactNode;
  /** how many fields were invalid when the form was sent */
  invalidCount?: number;
  children: ReactNode;
}

/** A form that our schema checks instead of the browser. It is disabled while it is sent. */
export function Form(props: FormProps) {
  const { formRef, onSubmit, isPending, error, invalidCount = 0, children, ...rest } = props;
  const { texts } = useUi();
  return (
    <Frame ref={formRef} noValidate onSubmit={onSubmit} aria-busy={isPending} {...rest}>
      <FormError>{error}</FormError>
      {/* with only one invalid field, the focus goes there and its own error is read out */}
      <VisuallyHidden role="alert">
        {invalidCount > 1 ? texts.invalidFields(invalidCount) : null}
      </VisuallyHidden>
      <Fields disabled={isPending}>{children}</Fields>
    </Frame>
  );
}

/**
 * Always rendered, so that screen readers notice when it gets content. It gets the focus if no
 * field is invalid.
 */
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
  /** shown while the call is under way, e.g. "Wird gesendet …" */
  pendingText: ReactNode;
};

/**
 * Disabled until the page's script is listening: a form that is sent earlier would leave the page,
 * with everything that was typed in the address.
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
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    minWidth: '0',
    _disabled: { opacity: '1' },
  },
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
