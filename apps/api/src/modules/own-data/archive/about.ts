import { PRODUCT_NAME } from '@oche/validators/product';

/** What is in an archive, for whoever opens it years later. */
export const aboutArchive = (now: Date): string => `${PRODUCT_NAME}, ${now.toISOString()}

Alles, was du in der ${PRODUCT_NAME} hast. Jede Datei .json ist eine Liste, die jedes Programm lesen kann; deine Bilder
liegen in pictures. Zeiten sind in UTC, Beträge mit Cents im Namen sind in Cent.
Was andere dir geschrieben haben, steht in deinen Gesprächen, weil du es dort auch liest.

Everything that you have in ${PRODUCT_NAME}. Each .json file is a list that any program can read; your pictures are in
the folder pictures. Times are in UTC, amounts with cents in their name are in cents.
What others wrote to you is in your conversations, as you read it there, too.
`;
