import type { ErrorEntries } from '../errors/entry.ts';

export const widgetsErrors = {
  WIDGET_NOT_FOUND: {
    status: 404,
    de: 'Dieses Widget gibt es nicht mehr.',
    en: 'This widget is gone.',
  },
  WIDGET_SUBJECT_NOT_FOUND: {
    status: 404,
    de: 'Was das Widget zeigen soll, gibt es nicht, oder du siehst es nicht.',
    en: 'What the widget should show does not exist, or you cannot see it.',
  },
  TOO_MANY_WIDGETS: {
    status: 409,
    de: 'Du hast schon 50 Widgets. Lösche erst eines, das du nicht mehr brauchst.',
    en: 'You have 50 widgets already. Delete one that you no longer need first.',
  },
} satisfies ErrorEntries;
