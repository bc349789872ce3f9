export default {
  label: 'Neben dem Thread',
  best: 'Beste Antworten',
  by: '{name:string} · {count:number|number} {{count:Reaktion|Reaktionen}}',
  related: 'Auch darüber',
  lounges: 'Lounges dort',
} as const;
