/** What every page says of the site as a whole: announcements, and areas that are closed for now. */
export default {
  announcements: 'Ansagen',
  levels: { info: 'Hinweis', important: 'Wichtig', urgent: 'Dringend' },
  more: 'Mehr dazu',
  putAway: 'Ansage ausblenden: {text:string}',
  closed: 'zu',
  text: 'Wir haben diesen Bereich für eine Weile zugemacht. Was du geschrieben hast, ist noch da.',
  until: 'Voraussichtlich bis {time:string}.',
  goesOn: 'Was läuft, läuft weiter: Angefangene Spiele und vereinbarte Termine gelten.',
  toHome: 'Zur Startseite',
  adminNotice:
    'Für alle anderen ist dieser Bereich gerade abgeschaltet. Du bist hier, weil du Admin bist.',
  toSwitches: 'Zu den Schaltern',
} as const;
