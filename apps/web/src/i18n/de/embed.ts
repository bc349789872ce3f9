export default {
  missing:
    'Hier gibt es nichts zu sehen: Das Widget wurde entfernt, oder was es zeigt, ist nicht öffentlich.',
} as const;
