export default {
  tabs: { verifications: 'Nachweise' },
} as const;
