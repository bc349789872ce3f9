export default {
  title: 'Einladung ins Team',
  ownerTitle: 'Eine Lounge für dich',
  text: '{inviter:string} lädt dich ein, „{lounge:string}“ mit zu verwalten.',
  ownerText: '{inviter:string} möchte dir „{lounge:string}“ übergeben. Du bist dann Inhaber.',
  accept: 'Einladung annehmen',
  acceptOwner: 'Lounge übernehmen',
  accepting: 'Einen Moment …',
  ask: 'Um Bestätigung bitten',
  askText:
    'Die Einladung ging an eine andere Adresse als deine. {inviter:string} muss deshalb bestätigen, dass du gemeint bist. Oder melde dich mit der Adresse an, an die die Mail ging.',
  waitingText:
    'Angefragt: {inviter:string} bekommt eine Mail. Sobald es eine Antwort gibt, schreiben wir dir.',
  takenText:
    'Jemand anderes möchte diese Einladung schon annehmen. Frag nach bei {inviter:string}.',
  accepted: 'Willkommen im Team!',
  invalidTitle: 'Diese Einladung gilt nicht mehr',
  invalidText: 'Sie ist abgelaufen, wurde zurückgezogen oder schon angenommen.',
  toVenues: 'Zu den Lounges',
} as const;
