import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { useUi } from '../ui-context.tsx';

type FormSchema = z.ZodMiniType<FieldValues, FieldValues>;

interface Options<Schema extends FormSchema> {
  defaultValues: DefaultValues<z.input<Schema>>;
  /** Gets parsed values. What it throws is shown: fields at the fields, the rest above the form. */
  onSubmit: (values: z.output<Schema>) => Promise<unknown> | unknown;
}

/**
 * A form over a shared schema. Messages are translation keys; values stay when sending fails; the
 * focus goes to the first field that is wrong, or to the message above the form.
 * @example
 * const form = useZodForm(signInInput, { defaultValues, onSubmit });
 * <Form {...form.props}><TextField label={…} {...form.field('email')} /></Form>
 */
export function useZodForm<Schema extends FormSchema>(schema: Schema, options: Options<Schema>) {
  type Values = z.input<Schema>;
  const { readError } = useUi();
  const form: UseFormReturn<Values, unknown, z.output<Schema>> = useForm({
    resolver: resolverOf(schema),
    defaultValues: options.defaultValues,
    shouldFocusError: false,
  });
  const { isSubmitting } = form.formState;
  const [formError, setFormError] = useState<string | null>(null);
  const [invalidCount, setInvalidCount] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  useFocusOnError(formRef, attempt);

  const showFailure = (error: unknown) => {
    const { message, fields = {} } = readError(error);
    const known = Object.entries(fields).filter(([path]) => isFieldOf(form, path));
    for (const [path, key] of known) form.setError(path as FieldPath<Values>, { message: key });
    if (known.length === 0) setFormError(message);
  };

  const trySend = async (values: z.output<Schema>) => {
    try {
      await options.onSubmit(values);
    } catch (error) {
      showFailure(error);
    }
  };
  const send = form.handleSubmit(trySend, (errors) => setInvalidCount(Object.keys(errors).length));

  const onSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    /* a second Enter can come before the fields are disabled */
    if (isSending.current) return;
    isSending.current = true;
    setFormError(null);
    setInvalidCount(0);
    try {
      await send(event);
    } finally {
      isSending.current = false;
      setAttempt((count) => count + 1);
    }
  };

  /** What a field component takes: name, handlers, ref and its error. */
  const field = (name: FieldPath<Values>) => ({
    ...form.register(name),
    error: form.getFieldState(name, form.formState).error?.message,
  });

  return {
    ...form,
    field,
    isPending: isSubmitting,
    setFormError,
    /** for `<Form>` */
    props: { formRef, onSubmit, isPending: isSubmitting, error: formError, invalidCount },
  };
}

/** What a schema says of the values, as react-hook-form wants it: of each field the first error. */
function resolverOf<Schema extends FormSchema>(
  schema: Schema,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<z.input<Schema>> = {};
    for (const { path, code, message } of result.error.issues) {
      const field = path.join('.');
      if (!get(errors, field)) set(errors, field, { type: code, message });
    }
    return { values: {}, errors };
  };
}

/** After an attempt, once the fields can be focused again. */
function useFocusOnError(formRef: React.RefObject<HTMLFormElement | null>, attempt: number) {
  useEffect(() => {
    if (attempt === 0) return;
    const form = formRef.current;
    const target =
      form?.querySelector<HTMLElement>('[aria-invalid=true]') ??
      form?.querySelector<HTMLElement>('[data-form-error]');
    target?.focus();
  }, [formRef, attempt]);
}

const isFieldOf = <Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, unknown & FieldValues>,
  path: string,
) => get(form.control._fields, path) !== undefined;
