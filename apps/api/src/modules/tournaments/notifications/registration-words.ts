import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';
import type { ToldTournament } from './told-tournament.ts';

interface Words {
  label: string;
  title(name: string): string;
  seats(taken: number, of: number): string;
  waiting(count: number): string;
  lead: string;
  button: string;
  footer: string;
}

function textsOf(words: Words): NotificationTexts<ToldTournament> {
  const title = ({ name }: ToldTournament) => words.title(name);
  const stand = ({ enteredCount, maxParticipants, waitingCount }: ToldTournament) =>
    [
      words.seats(enteredCount, maxParticipants),
      ...(waitingCount > 0 ? [words.waiting(waitingCount)] : []),
    ].join(', ');
  return {
    label: words.label,
    page: (told) => ({ title: title(told), excerpt: stand(told) }),
    push: (told) => ({ title: title(told), body: stand(told) }),
    mail: (told) => ({
      subject: title(told),
      paragraphs: [words.lead, `${stand(told)}.`],
      facts: [],
      button: words.button,
      footer: words.footer,
    }),
  };
}

export const registrationTexts: Record<Locale, NotificationTexts<ToldTournament>> = {
  de: textsOf({
    label: 'Neue Anmeldungen zu meinen Turnieren',
    title: (name) => `Neue Anmeldungen: ${name}`,
    seats: (taken, of) => `${taken} von ${of} Plätzen vergeben`,
    waiting: (count) => `${count} auf der Warteliste`,
    lead: 'Das Feld füllt sich.',
    button: 'Zu den Anmeldungen',
    footer: 'Diese Mail kommt, weil du dieses Turnier leitest.',
  }),
  en: textsOf({
    label: 'New registrations for my tournaments',
    title: (name) => `New registrations: ${name}`,
    seats: (taken, of) => `${taken} of ${of} places taken`,
    waiting: (count) => `${count} on the waiting list`,
    lead: 'The field is filling up.',
    button: 'To the entries',
    footer: 'You get this mail because you run this tournament.',
  }),
};
