import { chakra } from '@chakra-ui/react';
import { documentTypes, type VerificationStatus } from '@oche/validators/trust/limits';
import type { OwnVerification } from '@oche/validators/trust/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { Stack } from '../../../components/layout.tsx';
import { Badge, Heading, Muted, VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { formatDate } from '../../../lib/time/date-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { DocumentButton } from './document-button.tsx';
import { PhoneForm } from './phone-form.tsx';

const TONES = {
  open: 'neutral',
  pending: 'warning',
  verified: 'positive',
  rejected: 'danger',
} as const satisfies Record<VerificationStatus, string>;

/** One of the six: what it is for, how it stands, what can be done. */
export function VerificationRow({ check }: { check: OwnVerification }) {
  const texts = useTexts('market/verification');
  const { verification: names } = useTexts('market/trust');
  const utils = trpc.useUtils();
  const { verificationType: type, status, reason } = check;
  const [isTyping, setIsTyping] = useState(false);
  const name = names[type]();
  const renew = () => utils.market.invalidate();
  const kind = documentTypes.find((each) => each === type);
  return (
    <Row data-status={status}>
      <Stack gap="1" alignContent="start">
        <Title>
          <Heading as="h2" size="subheading">
            {name}
          </Heading>
          <Badge tone={TONES[status]}>{texts.status[status]()}</Badge>
          <When check={check} />
        </Title>
        <Muted>{texts.text[type]()}</Muted>
        {reason ? <Reason>{texts.reason({ reason })}</Reason> : null}
      </Stack>
      <Actions>
        {kind && status !== 'verified' ? (
          <DocumentButton
            kind={kind}
            name={name}
            label={status === 'open' ? texts.choose() : texts.replace()}
            onSent={renew}
          />
        ) : null}
        {type === 'phone' && status !== 'verified' && !isTyping ? (
          <Button variant="outline" size="sm" onClick={() => setIsTyping(true)}>
            {texts.phone.start()}
          </Button>
        ) : null}
        {type !== 'email' && status !== 'open' ? (
          <Withdrawal type={type} name={name} isPending={status === 'pending'} />
        ) : null}
      </Actions>
      {isTyping ? (
        <Below>
          <PhoneForm
            onCancel={() => setIsTyping(false)}
            onDone={async () => {
              await renew();
              setIsTyping(false);
            }}
          />
        </Below>
      ) : null}
    </Row>
  );
}

function When({ check: { status, requestedAt, decidedAt } }: { check: OwnVerification }) {
  const texts = useTexts('market/verification');
  const locale = useLocale();
  if (status === 'verified' && decidedAt) {
    return <Muted>{texts.decided({ date: formatDate(new Date(decidedAt), locale) })}</Muted>;
  }
  if (status === 'pending' && requestedAt) {
    return <Muted>{texts.requested({ date: formatDate(new Date(requestedAt), locale) })}</Muted>;
  }
  return null;
}

interface WithdrawalProps {
  type: Exclude<OwnVerification['verificationType'], 'email'>;
  name: string;
  isPending: boolean;
}

function Withdrawal({ type, name, isPending }: WithdrawalProps) {
  const texts = useTexts('market/verification');
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const [isAsked, setIsAsked] = useState(false);
  const withdraw = trpc.market.verifications.withdraw.useMutation({
    onError: (error) => showFailure(error, texts.withdrawFailed()),
    onSettled: async () => {
      setIsAsked(false);
      await utils.market.invalidate();
    },
  });
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsAsked(true)}>
        {isPending ? texts.withdraw() : texts.remove()}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => withdraw.mutate({ verificationType: type })}
        title={texts.withdrawTitle()}
        confirmLabel={texts.remove()}
        isDestructive
        isPending={withdraw.isPending}
      >
        <p>{texts.withdrawText()}</p>
      </ConfirmDialog>
    </>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    columnGap: '6',
    rowGap: '3',
    padding: '4',
    layerStyle: 'panel',
    borderInlineStart: '6px solid {colors.border.strong}',
    '&[data-status=verified]': { borderInlineStartColor: 'positive.solid' },
    '&[data-status=pending]': { borderInlineStartColor: 'tape' },
    '&[data-status=rejected]': { borderInlineStartColor: 'danger.solid' },
  },
});
const Title = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
});
const Reason = chakra('p', { base: { color: 'danger', overflowWrap: 'anywhere' } });
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '2' },
});
const Below = chakra('div', { base: { gridColumn: '1 / -1', maxWidth: '24rem' } });
