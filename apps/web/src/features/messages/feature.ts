import { conversationsDomain } from '@oche/validators/conversations/domain';
import { MessageSquareText } from 'lucide-react';
import type { Feature } from '../feature.ts';

export const messagesFeature: Feature = {
  domain: conversationsDomain,
  icon: MessageSquareText,
};
