import { chakra } from '@chakra-ui/react';
import { scopeTexts } from '@oche/validators/access/scopes';
import { KeySquare } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { DeviceLine, DeviceName } from '../device-list.ts';

type Token = RouterOutputs['access']['tokens']['list'][number];

export function TokenRow({ token }: { token: Token }) {
  const texts = useTexts('account/open').access;
  const locale = useLocale();
  const { name, hint, scopes, createdAt, expiresAt, isExpired, lastUsedAt } = token;
  return (
    <DeviceLine>
      <KeySquare aria-hidden="true" />
      <Words>
        <DeviceName>
          {name} {isExpired ? <Badge tone="warning">{texts.expired()}</Badge> : null}
        </DeviceName>
        <Muted>
          {texts.hint({ hint })} · {texts.since()} <Time value={createdAt} format="date" /> ·{' '}
          {expiresAt ? (
            <>
              {texts.expires()} <Time value={expiresAt} format="date" />
            </>
          ) : (
            texts.neverExpires()
          )}{' '}
          ·{' '}
          {lastUsedAt ? (
            <>
              {texts.lastUsed()} <Time value={lastUsedAt} />
            </>
          ) : (
            texts.neverUsed()
          )}
        </Muted>
        <details>
          <summary>
            {texts.allowed()} <code translate="no">{scopes.join(' ')}</code>
          </summary>
          <ul>
            {scopes.map((scope) => (
              <li key={scope}>{scopeTexts[scope][locale]}</li>
            ))}
          </ul>
        </details>
      </Words>
      <RevokeToken token={token} />
    </DeviceLine>
  );
}

function RevokeToken({ token: { id, name } }: { token: Token }) {
  const texts = useTexts('account/open').access;
  const { readError } = useUi();
  const toast = useToast();
  const utils = trpc.useUtils();
  const [isOpen, setIsOpen] = useState(false);
  const revoke = trpc.access.tokens.revoke.useMutation({
    onSuccess: () => toast.show({ variant: 'success', title: texts.revoked() }),
    onError: (error) => toast.show({ variant: 'destructive', title: readError(error).message }),
    onSettled: async () => {
      setIsOpen(false);
      await utils.access.tokens.list.invalidate();
    },
  });
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={texts.revokeLabel({ name })}
        onClick={() => setIsOpen(true)}
      >
        {texts.revoke()}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isPending={revoke.isPending}
        onClose={() => setIsOpen(false)}
        onConfirm={() => revoke.mutate({ id })}
        title={texts.revokeTitle({ name })}
        confirmLabel={texts.revoke()}
        isDestructive
      >
        <p>{texts.revokeText()}</p>
      </ConfirmDialog>
    </>
  );
}

const Words = chakra('div', {
  base: {
    flex: '1 1 14rem',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& summary': { cursor: 'pointer', textStyle: 'small', color: 'fg.muted', paddingBlock: '1' },
    '& summary code': { fontFamily: 'mono', fontSize: 'xs' },
    '& details ul': { paddingInlineStart: '5', listStyle: 'disc', textStyle: 'small' },
  },
});
