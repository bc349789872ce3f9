export default {
  notifications: { webhooks: 'Webhooks' },
} as const;
