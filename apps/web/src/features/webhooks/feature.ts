import { webhooksDomain } from '@oche/validators/webhooks/domain';
import { Podcast } from 'lucide-react';
import type { Feature } from '../feature.ts';

export const webhooksFeature: Feature = {
  domain: webhooksDomain,
  icon: Podcast,
};
