import { webhooksDomain } from '@oche/validators/webhooks/domain';
import { Webhook } from 'lucide-react';
import type { Feature } from '../feature.ts';

export const webhooksFeature: Feature = {
  domain: webhooksDomain,
  icon: Webhook,
};
