export default {
  title: 'Dein Spiel',
  question: 'Hast du als „{guest:string}“ gespielt?',
  text: '{starter:string} hat es geschrieben. Übernimm es, dann zählt es in deiner Statistik.',
  score: '{own:number} : {others:number}',
  claim: 'Das war ich',
  claimAll: 'Alle {count:number} Spiele übernehmen',
  claiming: 'Moment …',
  signIn: 'Anmelden und übernehmen',
  join: 'Noch kein Konto? Nach dem Anmelden kommst du hierher zurück.',
  claimed: '{count:number} {{count:Spiel gehört|Spiele gehören}} jetzt dir',
  toGame: 'Zum Spiel',
  invalid: 'Dieser Link gilt nicht',
  invalidText: 'Vielleicht fehlt ein Stück, oder das Spiel gibt es nicht mehr.',
  taken: 'Dieses Spiel ist schon übernommen',
  takenText:
    'Jemand war schneller. War es nicht der Richtige, sag dem Bescheid, der dir den Link gegeben hat.',
  toGames: 'Neues Spiel',
} as const;
