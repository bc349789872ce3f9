import type { Words } from './told-deal.ts';

export const de: Words = {
  offerLabels: {
    received: 'Preisvorschläge für meine Artikel',
    countered: 'Gegenvorschläge',
    declined: 'Abgelehnte Preisvorschläge',
    expiring: 'Preisvorschläge, die bald ablaufen',
  },
  dealLabels: {
    accepted: 'Angenommene Preisvorschläge',
    meeting: 'Treffen für die Übergabe',
    handover: 'Versand und Übergabe',
    cancelled: 'Wenn ein Handel platzt',
    ending: 'Reservierungen, die bald enden',
    dispute: 'Streitfälle',
  },
  offerTitles: {
    received: ({ other, title }, amount) => `${other} bietet ${amount} für „${title}“`,
    countered: ({ other, title }, amount) => `${other} schlägt ${amount} für „${title}“ vor`,
    declined: ({ other, title }, amount) => `${other} gibt „${title}“ nicht für ${amount} her`,
    expiring: ({ other, title }, amount) =>
      `Bald abgelaufen: ${amount} von ${other} für „${title}“`,
  },
  offerLeads: {
    received: () => 'Annehmen, ablehnen oder dagegenhalten: Du hast 48 Stunden.',
    countered: () => 'Annehmen, ablehnen oder dagegenhalten: Du hast 48 Stunden.',
    declined: () =>
      'Vielleicht einigt ihr euch auf einen anderen Preis, oder es findet sich etwas Ähnliches.',
    expiring: () =>
      'In wenigen Stunden gilt der Vorschlag nicht mehr. Antworte, wenn du ihn willst.',
  },
  dealTitles: {
    'deal-accepted': ({ other, title }) => `Abgemacht! ${other} hat angenommen: „${title}“`,
    'deal-sold': ({ other, title }) => `${other} hat „${title}“ an dich verkauft. Stimmt das?`,
    'deal-cancelled': ({ other, title }) => `${other} hat den Handel abgesagt: „${title}“`,
    'deal-overdue': ({ title }) => `Zeit abgelaufen: „${title}“`,
    'deal-address': ({ other, title }) => `${other} sagt, wohin: Schick „${title}“ los`,
    'deal-meeting-proposed': ({ other, title }) =>
      `${other} schlägt ein Treffen für „${title}“ vor`,
    'deal-meeting-agreed': ({ other, title }) => `Ihr trefft euch: ${other} kommt wegen „${title}“`,
    'deal-meeting-off': ({ other, title }) => `Kein Treffen: ${other} kann nicht („${title}“)`,
    'deal-handed-over': ({ other, side, title }) =>
      side === 'buyer'
        ? `${other} hat „${title}“ übergeben. Ist es da?`
        : `${other} hat „${title}“ bekommen. Bestätigst du?`,
    'deal-completed': ({ other, title }) => `Erledigt: „${title}“. Wie war es mit ${other}?`,
    'deal-taken-back': ({ other, title }) => `${other} nimmt die Bestätigung zurück: „${title}“`,
    'deal-disputed': ({ other, title }) => `${other} meldet ein Problem mit „${title}“`,
    'deal-upheld': ({ title }) => `Entschieden: Der Handel um „${title}“ gilt nicht`,
    'deal-refunded': ({ title }) => `Entschieden: Das Geld für „${title}“ geht zurück`,
    'deal-returned': ({ title }) => `Entschieden: „${title}“ und das Geld gehen zurück`,
    'deal-dismissed': ({ title }) => `Entschieden: Der Handel um „${title}“ gilt`,
    'deal-asked': ({ title }) => `Die Moderation fragt dich etwas zu „${title}“`,
    'deal-ending': ({ title }) => `Morgen endet die Reservierung: „${title}“`,
  },
  dealLeads: {
    'deal-accepted': () => 'Der Artikel ist reserviert. Macht aus, wie er übergeben wird.',
    'deal-sold': () =>
      'Bestätige, dass du ihn hast, dann könnt ihr euch bewerten. Wenn nicht, sag es.',
    'deal-cancelled': () => 'Schade. Der Artikel ist wieder zu haben.',
    'deal-overdue': () => 'Niemand hat rechtzeitig bestätigt, darum ist der Handel vorbei.',
    'deal-address': () => 'Die Adresse steht auf der Seite des Handels.',
    'deal-meeting-proposed': () => 'Passt dir das? Sonst schlag etwas anderes vor.',
    'deal-meeting-agreed': () => 'Das Treffen steht in deinem Kalender in der Oche.',
    'deal-meeting-off': () => 'Der Handel steht noch. Schlag eine andere Zeit vor.',
    'deal-handed-over': () => 'Nach 14 Tagen ohne Antwort gilt es als bestätigt.',
    'deal-completed': () => 'Deine Bewertung erscheint zusammen mit der anderen.',
    'deal-taken-back': () => 'Das war ein Versehen. Der Handel steht noch.',
    'deal-disputed': () => 'Sag, wie es aus deiner Sicht war. Dann entscheidet die Moderation.',
    'deal-upheld': () => 'Wer das Problem gemeldet hat, bekam recht.',
    'deal-refunded': () => 'Der Handel ist vorbei. Wer verkauft hat, zahlt das Geld zurück.',
    'deal-returned': () => 'Der Handel ist vorbei. Schickt zurück, was ihr bekommen habt.',
    'deal-dismissed': () => 'Es geht weiter, wo ihr wart.',
    'deal-asked': () => 'Deine Antwort hilft beim Entscheiden. Du antwortest einmal.',
    'deal-ending': () =>
      'Danach ist der Artikel wieder für alle da. Bestätigt die Übergabe, wenn sie schon war.',
  },
  facts: {
    item: 'Artikel',
    offer: 'Vorschlag',
    price: 'Preis',
    until: 'Gilt bis',
    when: 'Wann',
    where: 'Wo',
    reason: 'Grund',
    message: 'Nachricht',
  },
  offerButton: 'Antworten',
  dealButton: 'Ansehen',
  footer: 'Diese Mail kommt, weil du auf dem Marktplatz der Oche handelst.',
};
