import { chakra } from '@chakra-ui/react';
import { type CurrentUser, enableTotpInput, passwordInput } from '@oche/validators/auth/schemas';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { CodeField } from '../../components/form/code-field.tsx';
import { PasswordField } from '../../components/form/fields.tsx';
import { Form, FormError } from '../../components/form/form.tsx';
import { FormActions } from '../../components/form/form-actions.tsx';
import { useZodForm } from '../../components/form/use-zod-form.ts';
import { Anchor } from '../../components/link.tsx';
import { Unfolding } from '../../components/section/unfolding.tsx';
import { Heading, Muted } from '../../components/text.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { hasErrorCode } from '../../lib/errors/errors.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';

type Setup = RouterOutputs['auth']['secondFactor']['setup'];

interface SecondFactorSetupProps {
  user: CurrentUser;
  onEnabled: (codes: string[]) => void;
}

/**
 * Get an app, scan the code, confirm: the secret counts only after a code of the app was entered. Members with a
 * password give it first; those without one must have signed in just now.
 */
export function SecondFactorSetup({ user, onEnabled }: SecondFactorSetupProps) {
  const { secondFactor: texts } = useTexts('account');
  const { readError } = useUi();
  const setup = trpc.auth.secondFactor.setup.useMutation();

  if (setup.data) {
    return <Steps setup={setup.data} onEnabled={onEnabled} onCancel={setup.reset} />;
  }
  if (user.hasPassword) {
    return (
      <Unfolding label={texts.start()}>
        {(close) => <StartForm start={setup.mutateAsync} onCancel={close} />}
      </Unfolding>
    );
  }
  return (
    <>
      <FormError>{setup.error ? readError(setup.error).message : null}</FormError>
      <Button
        shape="wedge"
        disabled={setup.isPending}
        aria-busy={setup.isPending}
        onClick={() => setup.mutate({})}
      >
        {setup.isPending ? texts.starting() : texts.start()}
      </Button>
    </>
  );
}

interface StartFormProps {
  start: (proof: { password: string }) => Promise<unknown>;
  onCancel: () => void;
}

function StartForm({ start, onCancel }: StartFormProps) {
  const account = useTexts('account');
  const form = useZodForm(passwordInput, { defaultValues: {}, onSubmit: start });
  return (
    <Form {...form.props}>
      <PasswordField
        {...form.field('password')}
        label={account.password()}
        hint={account.passwordHint()}
        autoComplete="current-password"
      />
      <FormActions
        submit={account.secondFactor.proceed()}
        isPending={form.isPending}
        pendingText={account.secondFactor.starting()}
        onCancel={onCancel}
      />
    </Form>
  );
}

interface StepsProps {
  setup: Setup;
  onEnabled: (codes: string[]) => void;
  onCancel: () => void;
}

function Steps({ setup, onEnabled, onCancel }: StepsProps) {
  const { secondFactor } = useTexts('account');
  const { steps: texts } = secondFactor;
  const first = useRef<HTMLHeadingElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <List>
      <Step>
        <Heading as="h3" size="subheading" ref={first} tabIndex={-1}>
          {texts.app()}
        </Heading>
        <Muted>{texts.appText()}</Muted>
      </Step>
      <Step>
        <Heading as="h3" size="subheading">
          {texts.scan()}
        </Heading>
        <QrCode
          src={`data:image/svg+xml;utf8,${encodeURIComponent(setup.qrSvg)}`}
          alt={texts.qrAlt()}
        />
        <Muted>{texts.manual()}</Muted>
        <Secret translate="no">{inGroups(setup.secret)}</Secret>
        <Anchor href={setup.uri} justifySelf="start">
          {texts.openApp()}
        </Anchor>
      </Step>
      <Step>
        <Heading as="h3" size="subheading">
          {texts.confirm()}
        </Heading>
        <CodeForm onEnabled={onEnabled} onCancel={onCancel} />
      </Step>
    </List>
  );
}

function CodeForm({ onEnabled, onCancel }: Omit<StepsProps, 'setup'>) {
  const { secondFactor: texts } = useTexts('account');
  const enable = trpc.auth.secondFactor.enable.useMutation();
  const form = useZodForm(enableTotpInput, {
    defaultValues: {},
    onSubmit: async (values) => {
      try {
        onEnabled((await enable.mutateAsync(values)).codes);
      } catch (error) {
        if (!hasErrorCode(error, 'INVALID_SECOND_FACTOR')) throw error;
        form.setError('code', { message: 'wrongCode' });
      }
    },
  });
  return (
    <Form {...form.props}>
      <CodeField {...form.field('code')} label={texts.code()} hint={texts.codeHint()} />
      <FormActions
        submit={texts.enable()}
        isPending={form.isPending}
        pendingText={texts.enabling()}
        onCancel={onCancel}
      />
    </Form>
  );
}

/** Groups of four are easier to type and to read out. */
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '6',
    padding: { base: '4', md: '5' },
    layerStyle: 'panel',
    listStyle: 'none',
    counterReset: 'step',
  },
});
const Step = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '2',
    minWidth: '0',
    paddingInlineStart: '9',
    counterIncrement: 'step',
    _before: {
      content: 'counter(step)',
      position: 'absolute',
      insetInlineStart: '0',
      top: '-0.15em',
      textStyle: 'number',
      fontWeight: 'heavy',
      fontSize: '2xl',
      lineHeight: '1',
      color: 'accent',
    },
  },
});
/* phones scan black on white best, in the dark theme, too */
const QrCode = chakra('img', {
  base: {
    width: 'full',
    maxWidth: '12rem',
    height: 'auto',
    padding: '2',
    bg: 'white',
    borderWidth: '1px',
  },
});
const Secret = chakra('code', {
  base: {
    padding: '2',
    layerStyle: 'sunken',
    textStyle: 'number',
    fontSize: 'lg',
    letterSpacing: 'label',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});
