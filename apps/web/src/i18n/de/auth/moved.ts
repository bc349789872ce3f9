export default {
  title: 'Dein Forum ist umgezogen',
  come: 'Deine Beiträge und Nachrichten warten hier schon auf dich. Melde dich mit deinem alten Passwort an, dann gehört alles wieder dir.',
  stay: 'Du willst nicht mit umziehen? Dann löschen wir dein Konto und alles, was nur dich angeht. Deine Beiträge bleiben lesbar, ohne deinen Namen. Zurückholen lässt sich das nicht.',
  signIn: 'Anmelden und mitspielen',
  refuse: 'Mein Konto löschen',
  pending: 'Wird gelöscht …',
  doneTitle: 'Du bist raus',
  done: 'Dein Konto ist gesperrt und in spätestens einer Stunde gelöscht. Wir schreiben dir nicht mehr.',
} as const;
