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
  appLeaked: AppText;
  secretLeaked: AppText;
  footer: string;
}

export interface AppText {
  subject: (app: string) => string;
  text: (app: string) => string;
  next: string;
  button: string;
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
    appLeaked: {
      subject: (app) => `Ein Zugang der App „${app}“ wurde beendet`,
      text: (app) =>
        `Die App „${app}“ hat das Geheimnis, mit dem sie in deinem Namen handelt, in die Adresse eines Aufrufs geschrieben. Adressen werden unterwegs aufgezeichnet, darum konnten es andere lesen. Wir haben es gerade ungültig gemacht.`,
      next: 'Du musst nichts tun: Die App bittet bei Bedarf um ein neues. Traust du ihr nicht mehr, dann nimm ihr den Zugriff.',
      button: 'Verbundene Apps ansehen',
      footer:
        'Kennst du die App nicht? Dann nimm ihr den Zugriff, ändere dein Passwort und schreib uns.',
    },
    secretLeaked: {
      subject: (app) => `Das Geheimnis deiner App „${app}“ gilt nicht mehr`,
      text: (app) =>
        `Das Geheimnis deiner App „${app}“ stand in der Adresse eines Aufrufs. Adressen werden unterwegs aufgezeichnet, darum konnten es andere lesen. Wir haben es gerade ungültig gemacht.`,
      next: 'Erzeuge ein neues, und schicke es immer im Header „Authorization“ oder im Formular, nie in der Adresse.',
      button: 'Meine Apps ansehen',
      footer: 'Warst du das nicht? Dann kennt jemand anderes das Geheimnis: Schreib uns.',
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
    appLeaked: {
      subject: (app) => `An access of the app “${app}” was ended`,
      text: (app) =>
        `The app “${app}” has written the secret with which it acts in your name into the address of a call. Addresses are recorded on their way, so others could read it. We have just made it worthless.`,
      next: 'You need not do anything: the app asks for another when it needs one. If you no longer trust it, take its access back.',
      button: 'See connected apps',
      footer:
        'If you don’t know the app, take its access back, change your password and write to us.',
    },
    secretLeaked: {
      subject: (app) => `The secret of your app “${app}” is no longer good`,
      text: (app) =>
        `The secret of your app “${app}” stood in the address of a call. Addresses are recorded on their way, so others could read it. We have just made it worthless.`,
      next: 'Make a new one, and always send it in the `Authorization` header or in the form, never in the address.',
      button: 'See my apps',
      footer: 'If this wasn’t you, somebody else knows the secret: write to us.',
    },
    footer: 'If this wasn’t you, revoke the token, change your password and write to us.',
  },
};
