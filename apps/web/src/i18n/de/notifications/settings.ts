export default {
  title: 'Benachrichtigungen',
  text: 'Auf der Seite und an der Glocke steht alles. Hier wählst du, was du außerdem per Mail und auf deine Geräte bekommst.',
  failed: 'Deine Einstellungen konnten nicht geladen werden',
  saveFailed: 'Das wurde nicht gespeichert',
  levels: {
    all: 'Alles',
    important: 'Wichtiges',
    nothing: 'Nichts',
  },
  oneByOne: 'Einzeln wählen ({count:number})',
  own: 'Einzeln gewählt',
  what: 'Was',
  mail: 'E-Mail',
  push: 'Gerät',
  mailOf: 'E-Mail: {label:string}',
  pushOf: 'Auf deine Geräte: {label:string}',
  always: 'immer',
  alwaysText: 'Was „immer“ kommt, musst du wissen; das kannst du nicht abbestellen.',
  times: {
    now: 'sofort',
    daily: 'täglich',
    never: 'nie',
  },
  digest: 'Die tägliche Mail kommt um 8 Uhr. Deine Zeitzone: {zone:string}',
  takeZone: 'Auf {zone:string} umstellen',

  replies: {
    title: 'Antworten per Mail',
    label: 'Auf Mails antworten',
    hint: 'Was du auf eine Mail antwortest, steht dann im Thread, und mit „ja“ oder „nein“ beantwortest du Anfragen. Das geht nur von deiner bestätigten Adresse aus.',
    renew: 'Alte Adressen sperren',
    renewHint: 'Falls du so eine Mail weitergeleitet hast.',
    renewed: 'Gesperrt. Antworten kannst du auf alle Mails, die ab jetzt kommen.',
  },

  unsubscribe: {
    title: 'Keine Mails mehr?',
    broken: 'Dieser Link ist nicht vollständig',
    brokenText:
      'Öffne ihn noch einmal aus der Mail, oder stell in deinem Konto ein, was du bekommst.',
    ask: 'Du bekommst dann keine Mails mehr über „{label:string}“. Auf der Seite steht es weiterhin.',
    askDigest:
      'Du bekommst dann die tägliche Mail nicht mehr. Auf der Seite steht alles weiterhin.',
    submit: 'Abbestellen',
    pending: 'Wird abbestellt …',
    doneTitle: 'Abbestellt',
    done: 'Zu „{label:string}“ kommen keine Mails mehr.',
    doneDigest: 'Die tägliche Mail kommt nicht mehr.',
    toSettings: 'Alles einstellen',
  },
} as const;
