import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { Textarea } from '../form/controls.ts';
import { Field, type FieldProps } from '../form/field-frame.tsx';
import { lazyPart } from '../lazy-part.tsx';

/* most texts name nobody */
const Mentions = lazyPart(async () => (await import('./mentions.tsx')).Mentions);

type MentionFieldProps = FieldProps &
  ComponentProps<typeof Textarea> & {
    /** completes something else, beginning with `#` */
    Places?: ComponentType<{ field: HTMLTextAreaElement }>;
  };

/** A text area that completes `@username`, with a list of members beneath it. */
export function MentionField({
  label,
  hint,
  error,
  isOptional,
  Places,
  ...textarea
}: MentionFieldProps) {
  const [field, setField] = useState<HTMLTextAreaElement>();
  const [placeField, setPlaceField] = useState<HTMLTextAreaElement>();
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <chakra.div position="relative">
          <Textarea
            {...textarea}
            {...control}
            aria-autocomplete="list"
            onSelect={({ currentTarget }) => {
              if (currentTarget.value.includes('@')) setField(currentTarget);
              if (currentTarget.value.includes('#')) setPlaceField(currentTarget);
            }}
          />
          {field ? <Mentions field={field} /> : null}
          {placeField && Places ? <Places field={placeField} /> : null}
        </chakra.div>
      )}
    </Field>
  );
}
