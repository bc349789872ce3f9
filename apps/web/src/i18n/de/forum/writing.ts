export default {
  actions: {
    reply: 'Antworten',
    quote: 'Zitieren',
    edit: 'Bearbeiten',
    delete: 'Löschen',
    deleteThread: 'Thread löschen',
    report: 'Melden',
    ofPost: '{action:string}: Beitrag #{number:number}',
  },

  reply: {
    toThread: 'Antwort zum Thread',
    toPost: 'Antwort auf Beitrag',
    toPostOf: 'Antwort auf Beitrag #{number:number} von {name:string}',
    cancel: 'Abbrechen',
    label: 'Dein Beitrag',
    placeholder: 'Schreib, was du denkst …',
    submitPost: 'Beitrag senden',
    submitReply: 'Antwort senden',
    pending: 'Wird gesendet...',
    removeQuote: 'Zitat entfernen',
    sent: 'Dein Beitrag #{number:number} steht im Thread.',
    failed: 'Beitrag konnte nicht erstellt werden.',
  },

  edit: {
    label: 'Beitrag #{number:number} bearbeiten',
    save: 'Speichern',
    pending: 'Wird gespeichert …',
    cancel: 'Abbrechen',
    minutesLeft: 'Noch {count:number} {{count:Minute|Minuten}} bearbeitbar',
    timeOver:
      'Die Zeit zum Bearbeiten ist vorbei. Kopiere deinen Text, wenn du ihn behalten willst.',
  },

  deletion: {
    postQuestion: 'Beitrag löschen?',
    postText:
      'Möchten Sie diesen Beitrag wirklich löschen? Diese Aktion kann nicht rückgängig gemacht werden.',
    postAsModerator:
      'Der Beitrag verschwindet für alle. Du kannst das gleich danach rückgängig machen.',
    threadQuestion: 'Thread löschen?',
    threadText:
      'Möchten Sie diesen Thread wirklich löschen? Diese Aktion kann nicht rückgängig gemacht werden.',
    threadAsModerator:
      'Der Thread verschwindet mit {count:number|number} {{count:Beitrag|Beiträgen}} für alle. Du kannst das gleich danach rückgängig machen.',
    confirm: 'Löschen',
    postDeleted: 'Beitrag gelöscht',
    postDeletedText: 'Der Beitrag wurde erfolgreich gelöscht.',
    postFailed: 'Beitrag konnte nicht gelöscht werden.',
    threadDeleted: 'Thread gelöscht',
    threadDeletedText: 'Der Thread wurde erfolgreich gelöscht.',
    threadFailed: 'Thread konnte nicht gelöscht werden.',
    refused: 'Löschung nicht möglich',
    hasReplies: 'Thread kann nicht gelöscht werden, da bereits Antworten vorhanden sind.',
    undo: 'Rückgängig',
    postRestored: 'Beitrag wiederhergestellt',
    threadRestored: 'Thread wiederhergestellt',
    restoreFailed: 'Das Wiederherstellen hat nicht geklappt.',
  },
  blocked: {
    text: 'Beitrag von {name:string}, blockiert von dir.',
    show: 'Zeigen',
    showPost: 'Beitrag {number:number} zeigen',
  },
} as const;
