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
  /**
   * Gets the parsed values. Errors that it throws are shown: those of fields at the fields, others
   * above the form.
   */
  onSubmit: (values: z.output<Schema>) => Promise<unknown> | unknown;
}

/**
 * A form with a shared schema. Messages are keys of texts. Values stay when sending fails. The
 * focus goes to the first invalid field, or to the message above the form. @example const form =
 * useZodForm(signInInput, { defaultValues, onSubmit });
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
    /* Enter may be pressed again before the fields are disabled */
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

  /** The props of a field component: name, handlers, ref and error. */
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

/** Runs the schema for react-hook-form: the first error of each field. */
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

/** Moves the focus after an attempt, as soon as the fields can have it again. */
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
