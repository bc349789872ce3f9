import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useRef, useState } from 'react';
import { Textarea } from '../form/controls.ts';
import { Field, type FieldProps } from '../form/field-frame.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { type TypedMention, typedMention } from './typed-mention.ts';

/* most texts name nobody */
const MentionList = lazyPart(async () => (await import('./mention-list.tsx')).MentionList);

type MentionFieldProps = FieldProps & ComponentProps<typeof Textarea>;

/** A text area that completes `@username`, with a list of members beneath it. */
export function MentionField({ label, hint, error, isOptional, ...textarea }: MentionFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<TypedMention | null>(null);
  const close = () => setTyped(null);
  const look = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
    setTyped(selectionStart === selectionEnd ? typedMention(value, selectionEnd) : null);
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <Root>
          <Textarea
            rows={6}
            {...textarea}
            {...control}
            ref={(element: HTMLTextAreaElement | null) => {
              field.current = element;
              giveTo(textarea.ref, element);
            }}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            onSelect={(event) => look(event.currentTarget)}
            onBlur={(event) => {
              close();
              textarea.onBlur?.(event);
            }}
          />
          {typed && field.current ? (
            <MentionList field={field.current} typed={typed} onClose={close} />
          ) : null}
        </Root>
      )}
    </Field>
  );
}

function giveTo(
  ref: React.Ref<HTMLTextAreaElement> | undefined,
  element: HTMLTextAreaElement | null,
): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

const Root = chakra('div', { base: { position: 'relative', display: 'grid' } });
