export default {
  areas: { signUp: 'Registrierung' },
  notes: { signUp: 'Wer schon dabei ist, meldet sich an wie immer.' },
  closed: { signUp: 'Neue Mitglieder nehmen wir gerade nicht auf' },
} as const;
