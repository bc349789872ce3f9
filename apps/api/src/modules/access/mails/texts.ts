import type { Locale } from '@oche/validators/common';

interface AccessTexts {
  greeting: string;
  button: string;
  made: { subject: string; text: (name: string, hint: string) => string };
  leaked: {
    subject: string;
    text: (name: string, hint: string) => string;
    next: string;
    footer: string;
  };
  footer: string;
}

export const texts: Record<Locale, AccessTexts> = {
  de: {
    greeting: 'Hallo!',
    button: 'Zugangstoken ansehen',
    made: {
      subject: 'Neues Zugangstoken für dein Konto',
      text: (name, hint) =>
        `Mit dem neuen Zugangstoken „${name}“ (endet auf ${hint}) können Programme ab jetzt in deinem Namen tun, was du ihm erlaubt hast. In den Kontoeinstellungen siehst du alle Zugangstoken und kannst sie widerrufen.`,
    },
    leaked: {
      subject: 'Eines deiner Zugangstoken wurde widerrufen',
      text: (name, hint) =>
        `Das Zugangstoken „${name}“ (endet auf ${hint}) stand in der Adresse eines Aufrufs. Adressen werden unterwegs aufgezeichnet, darum konnten es andere lesen. Wir haben es gerade widerrufen.`,
      next: 'Mach dir ein neues und schicke es immer im Header „Authorization“.',
      footer:
        'Warst du das nicht? Dann kennt jemand anderes dein Token: Ändere dein Passwort und schreib uns.',
    },
    footer: 'Warst du das nicht? Dann widerrufe das Token, ändere dein Passwort und schreib uns.',
  },
  en: {
    greeting: 'Hello,',
    button: 'See access tokens',
    made: {
      subject: 'New access token for your account',
      text: (name, hint) =>
        `With the new access token “${name}” (it ends in ${hint}), programs can do in your name what you have allowed it. Your account settings show all access tokens, and let you revoke them.`,
    },
    leaked: {
      subject: 'One of your access tokens was revoked',
      text: (name, hint) =>
        `The access token “${name}” (it ends in ${hint}) stood in the address of a call. Addresses are recorded on their way, so others could read it. We have just revoked it.`,
      next: 'Make a new one, and always send it in the `Authorization` header.',
      footer:
        'If this wasn’t you, somebody else knows your token: change your password and write to us.',
    },
    footer: 'If this wasn’t you, revoke the token, change your password and write to us.',
  },
};
