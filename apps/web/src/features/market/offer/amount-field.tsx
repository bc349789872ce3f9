import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { Stack } from '../../../components/layout.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useMediaQuery } from '../../../lib/devices/use-media-query.ts';
import { euroText } from '../../../lib/money.ts';
import { amountOf, lowered, pressed, textOfAmount, typedAmount } from './amount-text.ts';
import { Keypad } from './keypad.tsx';

interface AmountFieldProps {
  typed: string;
  onType: (typed: string) => void;
  /** what is asked, in euro */
  price: number;
  error: string | null;
  /** default: a little below the price */
  suggestions?: readonly { label: string; to: number }[] | undefined;
}

interface Chip {
  label: string;
  to: number;
  percent?: number;
}

const STEPS = [5, 10] as const;

/** The amount as on a scoreboard, with the usual steps below the price, and digits for the thumb. */
export function AmountField({ typed, onType, price, error, suggestions }: AmountFieldProps) {
  const { dialog: texts } = useTexts('market/offer');
  const locale = useLocale();
  const id = useId();
  // from here on there is a keyboard that covers nothing
  const isWide = useMediaQuery('(min-width: 48em)');
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  const chips: readonly Chip[] = suggestions ?? [
    ...STEPS.map((percent) => ({
      label: `−${share.format(percent / 100)}`,
      to: lowered(price, percent),
      percent,
    })),
    { label: texts.full(), to: price },
  ];
  return (
    <Stack gap="3">
      <Slate className="dark">
        <label htmlFor={id}>{texts.amount()}</label>
        <Line>
          <Amount
            id={id}
            inputMode={isWide ? 'decimal' : 'none'}
            autoComplete="off"
            placeholder="0"
            value={typed}
            aria-invalid={error !== null}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ target }) => onType(typedAmount(target.value, typed))}
          />
          <span aria-hidden="true">€</span>
        </Line>
        <Asked>{texts.asked({ price: euroText(price, locale) })}</Asked>
        <BoardStrip />
      </Slate>
      <Failure id={`${id}-error`} role="alert">
        {error}
      </Failure>
      <Chips role="group" aria-label={texts.quick()}>
        {chips.map(({ label, to, percent = 0 }) => (
          <Button
            key={label}
            type="button"
            aria-pressed={amountOf(typed) === to}
            aria-label={
              percent > 0 ? `${euroText(to, locale)}, ${texts.less({ percent })}` : undefined
            }
            onClick={() => onType(textOfAmount(to))}
          >
            <b>{euroText(to, locale)}</b>
            <small>{label}</small>
          </Button>
        ))}
      </Chips>
      <Keypad onPress={(key) => onType(pressed(typed, key))} />
    </Stack>
  );
}

const Slate = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    paddingTop: '3',
    bg: 'board.surround',
    color: 'board.chalk',
    textAlign: 'center',
    '& > label': { textStyle: 'label', color: 'fg.muted' },
  },
});
const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'center',
    gap: '2',
    textStyle: 'numberHero',
    fontSize: 'clamp(3.25rem, 16vw, 5rem)',
    '& > span': { fontSize: '0.5em', color: 'warning' },
  },
});
const Amount = chakra('input', {
  base: {
    fieldSizing: 'content',
    minWidth: '1.2em',
    maxWidth: '5.5em',
    bg: 'transparent',
    color: 'inherit',
    font: 'inherit',
    lineHeight: '1',
    textAlign: 'center',
    borderBottom: '3px dashed {colors.border.strong}',
    _focusVisible: { outline: 'none', borderBottomStyle: 'solid', borderBottomColor: 'warning' },
    '&[aria-invalid=true]': { borderBottomColor: 'danger' },
  },
});
const Asked = chakra('p', { base: { textStyle: 'number', color: 'fg.muted', paddingBottom: '2' } });
const Failure = chakra('p', {
  base: { color: 'danger', fontWeight: 'semibold', _empty: { display: 'none' } },
});
const Chips = chakra('div', {
  base: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '2' },
});
const Button = chakra('button', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    minWidth: '0',
    paddingBlock: '1.5',
    bg: 'bg.raised',
    border: '1px solid {colors.border.strong}',
    borderRadius: 'sm',
    cursor: 'pointer',
    '& b': { textStyle: 'number', fontSize: 'xl' },
    '& small': { textStyle: 'caption', color: 'fg.muted' },
    _hover: { borderColor: 'fg' },
    '&[aria-pressed=true]': { bg: 'bg.inverse', color: 'fg.inverse' },
    '&[aria-pressed=true] small': { color: 'inherit' },
  },
});
