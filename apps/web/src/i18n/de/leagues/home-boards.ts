export default {
  title: 'Boards der Heimspiele',
  any: 'Keines gewählt: es werden die genommen, die frei sind.',
  these: '{{count:Nur an diesem Board|Nur an diesen ?? Boards}} wird gespielt.',
} as const;
