import { chakra } from '@chakra-ui/react';
import type { passwordFlaw } from '@oche/validators/auth/password-rule';
import { type ComponentProps, useRef, useState } from 'react';
import {
  MIN_PASSWORD_LENGTH,
  type PasswordStrength,
  passwordStrength,
} from '../../lib/sign-in/password-strength.ts';
import { Stack } from '../layout.tsx';
import { useUi } from '../ui-context.tsx';
import { PasswordField } from './fields.tsx';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'autoComplete'> {
  strengthTexts: {
    tooShort(params: { count: number }): string;
    single(): string;
    double(): string;
    treble(): string;
  };
  /** what strangers know about the member (names and address), as that makes a bad password */
  personal?: () => readonly string[];
}

const BEDS = [1, 2, 3] as const;

type Rule = (password: string, own: readonly string[]) => ReturnType<typeof passwordFlaw>;

/**
 * A field for a new password. It shows how hard that is to guess, in words and in beds of a board, and why it
 * would be refused. The list of common passwords is the server's alone.
 */
export function NewPasswordField({
  strengthTexts: texts,
  personal = () => [],
  onChange,
  onFocus,
  ...field
}: NewPasswordFieldProps) {
  const { translateError } = useUi();
  const { rule, load } = useRule();
  const [password, setPassword] = useState('');
  const strength = passwordStrength(password, wordsOf(personal()));
  const flaw = strength === 0 ? null : (rule?.(password, personal()) ?? null);
  const words = [
    texts.tooShort({ count: MIN_PASSWORD_LENGTH - password.length }),
    texts.single(),
    texts.double(),
    texts.treble(),
  ];
  return (
    <Stack gap="2">
      <PasswordField
        {...field}
        autoComplete="new-password"
        onChange={(event) => {
          setPassword(event.target.value);
          return onChange?.(event);
        }}
        onFocus={(event) => {
          load();
          onFocus?.(event);
        }}
      />
      {password ? (
        <Line>
          <Beds strength={flaw ? 0 : strength} />
          {/* hidden from screen readers: it changes with every key, and the hint has said the
              minimum length */}
          <span aria-hidden={strength === 0}>{strength === 0 ? words[0] : null}</span>
          <span role="status">
            {strength === 0 ? null : flaw ? translateError(flaw) : words[strength]}
          </span>
        </Line>
      ) : null}
    </Stack>
  );
}

/** The rule is loaded when somebody comes to the field; until then, and without it, the server says it. */
function useRule() {
  const [rule, setRule] = useState<Rule | null>(null);
  const isLoading = useRef(false);
  const load = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    import('@oche/validators/auth/password-rule').then(
      ({ passwordFlaw, ownWords }) =>
        setRule(
          () => (password: string, texts: readonly string[]) =>
            passwordFlaw(password, { own: ownWords(texts) }),
        ),
      () => {
        isLoading.current = false;
      },
    );
  };
  return { rule, load };
}

const wordsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(/[@._+-]/));

function Beds({ strength }: { strength: PasswordStrength }) {
  return (
    <BedRow aria-hidden="true">
      {BEDS.map((bed) => (
        <Bed key={bed} data-hit={bed <= strength ? strength : undefined} />
      ))}
    </BedRow>
  );
}

const Line = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'small' },
});
const BedRow = chakra('span', { base: { display: 'inline-flex', flexShrink: '0', gap: '0.5' } });
const Bed = chakra('span', {
  base: {
    width: '7',
    height: '2.5',
    bg: 'border',
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 0.2rem) 100%, 0.2rem 100%)',
    transition: 'background-color 160ms',
    '&[data-hit="1"]': { bg: 'warning.solid' },
    '&[data-hit="2"], &[data-hit="3"]': { bg: 'positive.solid' },
  },
});
