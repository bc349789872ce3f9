export default {
  list: 'Mitglieder',
  found:
    '{count:number|number} {{count:Mitglied|Mitglieder}} gefunden. Mit den Pfeiltasten auswählen, mit Enter nennen.',
} as const;
