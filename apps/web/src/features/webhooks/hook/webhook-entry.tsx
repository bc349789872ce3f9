import type { Webhook as Hook } from '@oche/validators/webhooks/schemas';
import { Webhook } from 'lucide-react';
import { Row } from '../../../components/layout.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Unfolding } from '../../../components/section/unfolding.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { WebhookForm } from '../form/webhook-form.tsx';
import { Deliveries } from '../log/deliveries.tsx';
import { Code, WebhookBox, WebhookName } from '../webhook-list.ts';
import { DeleteWebhook, PingWebhook, RotateSecret, SwitchWebhook } from './webhook-actions.tsx';

interface WebhookEntryProps {
  hook: Hook;
  onSecret: (secret: string) => void;
}

/** A hook: where it sends, what it hears, how it goes, and what can be done with it. */
export function WebhookEntry({ hook, onSecret }: WebhookEntryProps) {
  const texts = useTexts('account/open').webhooks;
  return (
    <WebhookBox id={`webhook-${hook.id}`}>
      <Webhook aria-hidden="true" />
      <div>
        <WebhookName>
          {hook.name} <Health hook={hook} />
          {hook.isTeam ? <Badge>{texts.ofTeam()}</Badge> : null}
        </WebhookName>
        <Code translate="no">{hook.url}</Code>
        <Muted>
          <Subject hook={hook} /> ·{' '}
          {hook.events === null ? texts.hearsAll() : texts.hears({ count: hook.events.length })} ·{' '}
          {hook.lastSuccessAt ? (
            <>
              {texts.lastDelivered()} <Time value={hook.lastSuccessAt} />
            </>
          ) : (
            texts.neverDelivered()
          )}
          {hook.waiting > 0 ? ` · ${texts.waiting({ count: hook.waiting })}` : ''}
        </Muted>
        {hook.offReason && hook.offReason !== 'owner' ? (
          <Notice>{texts.why[hook.offReason]()}</Notice>
        ) : null}
        {hook.formerSecretUntil ? (
          <Muted>
            {texts.formerSecret()} <Time value={hook.formerSecretUntil} />
          </Muted>
        ) : null}
        <Row gap="3">
          <Unfolding label={texts.edit()}>
            {(close) => <WebhookForm hook={hook} onClose={close} />}
          </Unfolding>
          <SwitchWebhook hook={hook} />
          <PingWebhook hook={hook} />
          <RotateSecret hook={hook} onSecret={onSecret} />
          <DeleteWebhook hook={hook} />
        </Row>
        <Unfolding label={texts.log.show()}>
          {(close) => <Deliveries hook={hook} onClose={close} />}
        </Unfolding>
      </div>
    </WebhookBox>
  );
}

function Health({ hook }: { hook: Hook }) {
  const { health } = useTexts('account/open').webhooks;
  if (!hook.isOn) return <Badge tone="warning">{health.off()}</Badge>;
  if (hook.failures > 0) return <Badge tone="warning">{health.failing()}</Badge>;
  return <Badge tone="positive">{health.on()}</Badge>;
}

function Subject({ hook: { subject } }: { hook: Hook }) {
  const { form } = useTexts('account/open').webhooks;
  if (subject.kind === 'member') return form.self();
  if (subject.kind === 'site') return form.site();
  if (subject.path === null || subject.name === null) return form.gone();
  return <TextLink to={subject.path as '/'}>{subject.name}</TextLink>;
}
