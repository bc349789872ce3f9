import type { Locale } from './locale.ts';

/**
 * What is wrong with a field. The schemas' messages are these keys. Forms show the texts, and REST
 * answers contain them.
 */
export const validationTexts = {
  required: { de: 'Bitte ausfüllen', en: 'Please fill this in' },
  invalid: { de: 'Das ist keine gültige Eingabe', en: 'This is not valid' },
  invalidCharacters: {
    de: 'Enthält Zeichen, die nicht erlaubt sind',
    en: 'Contains characters that are not allowed',
  },
  tooShort: { de: 'Das ist zu kurz', en: 'This is too short' },
  tooLong: { de: 'Das ist zu lang', en: 'This is too long' },
  tooLarge: { de: 'Das ist zu viel', en: 'This is too much' },
  negative: { de: 'Darf nicht negativ sein', en: 'Must not be negative' },
  invalidEmail: {
    de: 'Gültige E-Mail-Adresse erforderlich',
    en: 'A valid e-mail address is required',
  },
  invalidReceiver: {
    de: 'Nur https-Adressen mit einem Namen aus dem Internet, ohne Port und Zugangsdaten',
    en: 'Only https addresses with a name of the internet, without port and credentials',
  },
  invalidUrl: { de: 'Gültige URL erforderlich', en: 'A valid URL is required' },
  invalidRedirectUri: {
    de: 'Das ist keine erlaubte Rücksprung-Adresse',
    en: 'This is not an address that is allowed here',
  },
  ownName: { de: 'So heißen nur wir', en: 'Only we are called that' },
  invalidDate: { de: 'Gültiges Datum erforderlich', en: 'A valid date is required' },
  invalidZipCode: {
    de: 'Eine Postleitzahl hat vier oder fünf Ziffern',
    en: 'A postal code has four or five digits',
  },
  unknownZipCode: {
    de: 'Diese Postleitzahl kennen wir nicht',
    en: 'We do not know this postal code',
  },
  invalidCode: { de: 'Der Code hat sechs Ziffern', en: 'The code has six digits' },
  invalidRecoveryCode: { de: 'Das ist kein gültiger Code', en: 'This is not a valid code' },
  wrongCode: {
    de: 'Der Code stimmt nicht oder wurde schon benutzt',
    en: 'The code is wrong or has been used already',
  },
  invalidUsername: {
    de: 'Nur a bis z, Ziffern und einzeln dazwischen . _ -',
    en: 'Only a to z, digits, and single . _ - between them',
  },
  usernameRequired: { de: 'Benutzername ist erforderlich', en: 'Username is required' },
  emailTaken: { de: 'Diese Adresse ist vergeben', en: 'This address is taken' },
  usernameTaken: { de: 'Diesen Namen gibt es schon', en: 'This name is taken' },
  invalidPin: {
    de: 'Eine PIN hat vier bis sechs Ziffern',
    en: 'A PIN has four to six digits',
  },
  wrongPin: { de: 'Die PIN stimmt nicht', en: 'The PIN is wrong' },
  wrongPassword: { de: 'Das Passwort stimmt nicht', en: 'The password is wrong' },
  sameEmail: { de: 'Das ist schon deine Adresse', en: 'This is your address already' },
  passwordTooShort: { de: 'Mindestens 10 Zeichen', en: 'At least 10 characters' },
  passwordCommon: { de: 'Zu bekannt', en: 'Too well known' },
  passwordOwn: { de: 'Zu nah an Name oder Adresse', en: 'Too close to name or address' },
  passwordProduct: { de: 'Kennt hier jeder', en: 'Everybody here knows it' },
  passwordSequence: { de: 'Nur Ziffern oder eine Reihe', en: 'Only digits or a row' },
  acceptTerms: { de: 'Ohne Zustimmung geht es nicht', en: 'We need your consent' },
  past: { de: 'Das liegt in der Vergangenheit', en: 'That is in the past' },
  endBeforeBegin: {
    de: 'Das Ende liegt vor dem Anfang',
    en: 'The end is before the beginning',
  },
  nameRequired: { de: 'Name ist erforderlich', en: 'Name is required' },
  titleRequired: { de: 'Titel ist erforderlich', en: 'Title is required' },
  titleTooShort: {
    de: 'Der Titel braucht mindestens 3 Zeichen',
    en: 'The title needs at least 3 characters',
  },
  contentRequired: { de: 'Inhalt ist erforderlich', en: 'Content is required' },
  contentTooShort: {
    de: 'Der Inhalt braucht mindestens 10 Zeichen',
    en: 'The content needs at least 10 characters',
  },
  emptyMessage: { de: 'Nachricht darf nicht leer sein', en: 'The message must not be empty' },
  reasonRequired: { de: 'Grund ist erforderlich', en: 'Reason is required' },
  descriptionRequired: { de: 'Beschreibung ist erforderlich', en: 'Description is required' },
  statementRequired: {
    de: 'Schreib dem Mitglied, warum',
    en: 'Tell the member why',
  },
  loungeNameRequired: { de: 'Die Lounge braucht einen Namen', en: 'Lounge name is required' },
  addressRequired: { de: 'Adresse ist erforderlich', en: 'Address is required' },
  cityRequired: { de: 'Stadt ist erforderlich', en: 'City is required' },
  countryRequired: { de: 'Land ist erforderlich', en: 'Country is required' },
  boardsRequired: { de: 'Mindestens ein Board', en: 'Must have at least 1 board' },
  pricePositive: { de: 'Der Preis darf nicht negativ sein', en: 'Price must be positive' },
  hourlyRatePositive: { de: 'Stundensatz muss positiv sein', en: 'Hourly rate must be positive' },
  itemPricePositive: { de: 'Preis muss positiv sein', en: 'The price must be positive' },
  ratingRequired: { de: 'Bewertung ist erforderlich', en: 'Rating is required' },
  ratingTooHigh: { de: 'Höchstens 5 Sterne', en: 'Rating must be 5 or less' },
  bookingDateRequired: { de: 'Datum ist erforderlich', en: 'Booking date is required' },
  startTimeRequired: { de: 'Beginn ist erforderlich', en: 'Start time is required' },
  endTimeRequired: { de: 'Ende ist erforderlich', en: 'End time is required' },
  otherDay: {
    de: 'Datum und Beginn passen nicht zusammen',
    en: 'Date and start time do not match',
  },
  invalidTime: { de: 'Gültige Uhrzeit erforderlich', en: 'Valid time required' },
  oddNumber: { de: 'Nur mit einer ungeraden Zahl', en: 'Odd numbers only' },
  invalidNumber: { de: 'Gültige Zahl erforderlich', en: 'Valid number required' },
  tooSmall: { de: 'Das ist zu wenig', en: 'That is too little' },
  twoDifferent: {
    de: 'Mindestens zwei verschiedene Antworten',
    en: 'At least two different choices',
  },
  tooMany: { de: 'Das sind zu viele', en: 'That is too many' },
  tooManyPhotos: { de: 'Höchstens 8 Fotos', en: 'At most 8 photos' },
  overlappingTimes: { de: 'Zeiten überschneiden sich', en: 'Times overlap' },
  minAboveMax: {
    de: 'Die kürzeste Dauer ist länger als die längste',
    en: 'The shortest duration is longer than the longest',
  },
  tournamentNameRequired: {
    de: 'Das Turnier braucht einen Namen',
    en: 'Tournament name is required',
  },
  participantsRequired: {
    de: 'Mindestens 4 Teilnehmer',
    en: 'Minimum 4 participants required',
  },
  entryFeePositive: {
    de: 'Das Startgeld darf nicht negativ sein',
    en: 'Entry fee must be positive',
  },
  prizePoolPositive: {
    de: 'Das Preisgeld darf nicht negativ sein',
    en: 'Prize pool must be positive',
  },
  startDateRequired: { de: 'Beginn ist erforderlich', en: 'Start date is required' },
  registrationDeadlineRequired: {
    de: 'Anmeldeschluss ist erforderlich',
    en: 'Registration deadline is required',
  },
  afterStart: { de: 'Das liegt nach dem Beginn', en: 'That is after the start' },
  descriptionTooShort: {
    de: 'Die Beschreibung braucht mindestens 10 Zeichen',
    en: 'Description must be at least 10 characters',
  },
  categoryRequired: { de: 'Kategorie ist erforderlich', en: 'Category is required' },
  conditionRequired: { de: 'Zustand ist erforderlich', en: 'Condition is required' },
  priceTooLow: { de: 'Der Preis muss über 0 liegen', en: 'Price must be greater than 0' },
  loungeRequired: { de: 'Lounge ist erforderlich', en: 'Lounge is required' },
  zipCodeRequired: { de: 'Postleitzahl ist erforderlich', en: 'ZIP code is required' },
  acceptSellerTerms: {
    de: 'Du musst den Verkaufsbedingungen zustimmen',
    en: 'You must accept seller terms',
  },
  tooManyPictures: { de: 'Höchstens 10 Bilder', en: 'At most 10 pictures' },
  invalidVatId: {
    de: 'Gültige USt-IdNr. erforderlich, z. B. DE123456789',
    en: 'A valid VAT ID is required, e.g. DE123456789',
  },
  offerPricePositive: {
    de: 'Angebotspreis muss größer als 0 sein',
    en: 'The offer must be greater than 0',
  },
  messageRequired: { de: 'Nachricht darf nicht leer sein', en: 'The message must not be empty' },
  accountTooShort: {
    de: 'Erzähl es in mindestens 20 Zeichen',
    en: 'Tell it in at least 20 characters',
  },
  notWholeSlots: { de: 'Muss zum Zeitraster passen', en: 'Has to fit the time grid' },
} satisfies Record<string, Record<Locale, string>>;

export type ValidationKey = keyof typeof validationTexts;

export const isValidationKey = (key: string): key is ValidationKey =>
  Object.hasOwn(validationTexts, key);
