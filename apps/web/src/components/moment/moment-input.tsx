import { chakra } from '@chakra-ui/react';
import { CalendarDays, Clock } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../button.tsx';
import { Input } from '../form/controls.ts';
import { lazyPart } from '../lazy-part.tsx';
import { useUi } from '../ui-context.tsx';
import {
  clockNow,
  guessedValue,
  type MomentKind,
  momentShape,
  momentText,
  momentValue,
  segmentAfter,
  segmentAt,
  steppedValue,
  withSeparators,
} from './typed-moment.ts';

/** What a form reads of an input's event. */
interface MomentEvent {
  target: { name: string; value: string };
  type: 'change' | 'blur';
}

/** What a form does with an input: reads and sets its value, and gives it the focus. */
export interface MomentHandle {
  value: string;
  type: 'text';
  focus(): void;
}

export interface MomentInputProps
  extends Omit<
    ComponentProps<typeof Input>,
    'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'min' | 'max'
  > {
  kind: MomentKind;
  /** as HTML writes it, e.g. 2026-11-27T19:30; empty while what is typed is incomplete */
  value?: string;
  /** what the calendar offers; what is typed is checked by the form */
  min?: string | number;
  max?: string | number;
  onChange?: (event: MomentEvent) => unknown;
  onBlur?: (event: MomentEvent) => unknown;
  ref?: Ref<MomentHandle>;
  /** whether what was left in the field is no date or time */
  onBroken?: (isBroken: boolean) => void;
}

const MomentPicker = lazyPart(async () => (await import('./moment-picker.tsx')).MomentPicker);

/**
 * A date, a time or both, written as the page's language writes it in every browser. Digits are enough, arrows count the
 * number at the caret, and a calendar or a clock can be opened. Native fields follow the language of the browser.
 */
export function MomentInput({
  kind,
  value,
  min,
  max,
  name = '',
  onChange,
  onBlur,
  onBroken,
  ref,
  width = 'full',
  ...input
}: MomentInputProps) {
  const { locale, texts } = useUi();
  const control = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => momentText(value ?? '', kind, locale));
  const [seen, setSeen] = useState(value);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const latest = useRef(text);
  const selection = useRef<[number, number]>(null);
  const bounds = { min: textOf(min), max: textOf(max) };

  if (value !== seen) {
    setSeen(value);
    if (value !== undefined && value !== momentValue(text, kind, locale))
      setText(momentText(value, kind, locale));
  }
  useLayoutEffect(() => {
    latest.current = text;
    if (selection.current) control.current?.setSelectionRange(...selection.current);
    selection.current = null;
  }, [text]);

  const readValue = (written: string) => momentValue(written, kind, locale);
  const around = () => ({ today: clockNow().slice(0, 10), min: bounds.min?.slice(0, 10) });
  const show = (next: string) => {
    latest.current = next;
    setText(next);
  };
  const tell = (next: string) => {
    const before = readValue(latest.current);
    show(next);
    const now = readValue(next);
    if (now) onBroken?.(false);
    if (now !== before) onChange?.({ target: { name, value: now }, type: 'change' });
  };
  /** Understands what was typed, or goes back to the known value if nothing else may stand there. */
  const finish = () => {
    const written = latest.current;
    const meant = guessedValue(written, kind, locale, around());
    if (meant) tell(momentText(meant, kind, locale));
    else if (value) show(momentText(value, kind, locale));
    onBroken?.(!meant && !value && written.trim() !== '');
  };

  const [handle] = useState(
    (): MomentHandle => ({
      type: 'text',
      get value() {
        return momentValue(latest.current, kind, locale);
      },
      set value(next: string) {
        show(momentText(next ?? '', kind, locale));
      },
      focus: () => control.current?.focus(),
    }),
  );
  useImperativeHandle(ref, () => handle, [handle]);

  const type = ({ target }: { target: HTMLInputElement }) => {
    const written = target.value;
    const caret = target.selectionStart ?? written.length;
    // what is pasted is understood as a whole, or left as it is
    if (written.length > text.length + 4) {
      const meant = guessedValue(written, kind, locale, around());
      return tell(meant ? momentText(meant, kind, locale) : written);
    }
    const isLonger = written.length > text.length;
    if (isLonger && caret === written.length) return tell(withSeparators(written, kind, locale));
    // in the middle of a whole text, the next number is selected when one is complete
    const next = /\d/.test(written.charAt(caret - 1))
      ? segmentAfter(written, caret, kind, locale)
      : undefined;
    selection.current = next ? [next.from, next.to] : null;
    tell(written);
  };

  const count = (event: KeyboardEvent<HTMLInputElement>, direction: 1 | -1) => {
    event.preventDefault();
    const caret = event.currentTarget.selectionStart ?? 0;
    const known = readValue(text);
    if (!known && text.trim() !== '') return;
    const part = segmentAt(text, caret, kind, locale);
    const next = part ? steppedValue(known, part.name, direction, kind) : startOf(kind, bounds.min);
    const written = momentText(next, kind, locale);
    const selected = segmentAt(written, part?.from ?? 0, kind, locale);
    selection.current = selected ? [selected.from, selected.to] : null;
    tell(written);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' && event.altKey) {
      event.preventDefault();
      setAnchor(event.currentTarget.parentElement);
    } else if (input.readOnly) {
      return;
    } else if (event.key === 'ArrowUp') count(event, 1);
    else if (event.key === 'ArrowDown') count(event, -1);
    // the form is sent before the field is left
    else if (event.key === 'Enter') finish();
  };

  const Icon = kind === 'time' ? Clock : CalendarDays;
  return (
    <Frame width={width}>
      <Input
        {...input}
        ref={control}
        name={name || undefined}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={momentShape(kind, locale)}
        value={text}
        fontVariantNumeric="tabular-nums"
        paddingInlineEnd={input.readOnly ? undefined : '9'}
        onChange={type}
        onKeyDown={onKeyDown}
        onClick={({ currentTarget }) => {
          const { selectionStart, selectionEnd } = currentTarget;
          if (selectionStart === null || selectionStart !== selectionEnd) return;
          const part = segmentAt(text, selectionStart, kind, locale);
          if (part) currentTarget.setSelectionRange(part.from, part.to);
        }}
        onBlur={() => {
          finish();
          onBlur?.({ target: { name, value: readValue(latest.current) }, type: 'blur' });
        }}
      />
      {input.readOnly ? null : (
        <IconButton
          label={kind === 'time' ? texts.pickTime : texts.pickDate}
          disabled={input.disabled}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          size="sm"
          position="absolute"
          insetInlineEnd="1px"
          insetBlock="1px"
          minHeight="0"
          color="fg.muted"
          onClick={({ currentTarget }) => setAnchor(currentTarget.parentElement)}
        >
          <Icon aria-hidden="true" />
        </IconButton>
      )}
      {anchor ? (
        <MomentPicker
          kind={kind}
          anchor={anchor}
          value={readValue(text)}
          {...bounds}
          onPick={(next) => tell(momentText(next, kind, locale))}
          onClose={(isChosen) => {
            setAnchor(null);
            if (isChosen) control.current?.focus();
          }}
        />
      ) : null}
    </Frame>
  );
}

const textOf = (bound: string | number | undefined): string | undefined =>
  bound === undefined ? undefined : String(bound);

/** What an empty field counts from: now, or the first moment that is offered. */
function startOf(kind: MomentKind, min = ''): string {
  const now = clockNow();
  if (kind === 'time') return `${now.slice(11, 13)}:00`;
  const start = kind === 'date' ? now.slice(0, 10) : `${now.slice(0, 13)}:00`;
  return start < min ? min : start;
}

const Frame = chakra('div', {
  base: { position: 'relative', display: 'inline-block', minWidth: '0', maxWidth: 'full' },
});
