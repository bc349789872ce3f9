export default {
  remember: 'Merken',
  remembered: 'Gemerkt',
  addItem: '{title:string} merken',
  removeItem: '{title:string} nicht mehr merken',
  count: '{count:number} {{count:Mitglied hat|Mitglieder haben}} sich das gemerkt',
  signIn: 'Zum Merken bitte anmelden',
  failed: 'Das Merken hat nicht geklappt.',
} as const;
