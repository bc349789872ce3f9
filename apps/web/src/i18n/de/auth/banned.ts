export default {
  text: 'Hältst du den Bann für falsch, schreib uns innerhalb von sechs Monaten über die Kontaktseite. Darüber entscheidet jemand anderes. Daneben stehen dir eine außergerichtliche Streitbeilegungsstelle und die Gerichte offen.',
  contact: 'Zur Kontaktseite',
} as const;
