import type { CurrentUser } from '@oche/validators/auth/schemas';
import type { ComponentProps } from 'react';
import { CodeField } from '../../../components/form/code-field.tsx';
import { PasswordField } from '../../../components/form/fields.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface ProofFieldsProps {
  user: CurrentUser;
  /** what the form knows of the two fields */
  password: Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>;
  code: Omit<ComponentProps<typeof CodeField>, 'kind' | 'label' | 'autoComplete'>;
}

/** What a sign-in of this member asks for, as far as they have it. */
export function ProofFields({ user, password, code }: ProofFieldsProps) {
  const account = useTexts('account');
  const { passkeys: texts } = useTexts('account/sign-in');
  return (
    <>
      {user.hasPassword ? (
        <PasswordField
          {...password}
          label={account.password()}
          hint={account.passwordHint()}
          autoComplete="current-password"
        />
      ) : null}
      {user.secondFactor ? <CodeField {...code} kind="either" label={texts.code()} /> : null}
    </>
  );
}
