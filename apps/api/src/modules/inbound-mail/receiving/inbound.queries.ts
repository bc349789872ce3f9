import type { InboundMails } from '@oche/db';
import { type Executor, type Placeholders, prepared, type Tx } from '@oche/db';

export type Outcome = NonNullable<InboundMails['outcome']>;

interface NewMail {
  messageHash: string;
  userId: string;
  generation: number;
  letter: string;
  placeId: number;
  receivedAt: Date;
  source: Buffer;
  isTooLarge: boolean;
}

/** @returns undefined for one that is here already */
export async function insertMail(tx: Tx, mail: NewMail): Promise<number | undefined> {
  const row = await tx
    .insertInto('inbound_mails')
    .values({
      message_hash: mail.messageHash,
      user_id: mail.userId,
      generation: mail.generation,
      kind: mail.letter,
      place_id: mail.placeId,
      received_at: mail.receivedAt,
      source: mail.source,
      is_too_large: mail.isTooLarge,
    })
    .onConflict((conflict) => conflict.column('message_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export const getMail = prepared('inboundMail.getMail', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('inbound_mails')
    .select([
      'id',
      'user_id as userId',
      'generation',
      'kind as letter',
      'place_id as placeId',
      'source',
      'is_too_large as isTooLarge',
      'picture_ids as pictureIds',
      'left_out as leftOut',
      'outcome',
      'code',
      'words',
    ])
    .where('id', '=', p('id')),
);

export type MailRow = Awaited<ReturnType<typeof getMail>>[number];

/** What a second attempt has to say again. */
export async function savePictures(
  db: Executor,
  id: number,
  { pictureIds, leftOut }: { pictureIds: string[]; leftOut: string[] },
): Promise<void> {
  await db
    .updateTable('inbound_mails')
    .set({ picture_ids: pictureIds, left_out: leftOut })
    .where('id', '=', id)
    .execute();
}

/** @returns whether this call has settled it */
export async function settleMail(
  tx: Tx,
  id: number,
  { outcome, code, words }: { outcome: Outcome; code: string | null; words: string | null },
): Promise<boolean> {
  const row = await tx
    .updateTable('inbound_mails')
    .set({ outcome, code, words, source: null })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Members' words go soon; that a mail was here stays as long as servers may deliver it again. */
export async function forgetOldMails(
  db: Executor,
  { words, mails }: { words: Date; mails: Date },
): Promise<void> {
  await db
    .updateTable('inbound_mails')
    .set({ words: null, left_out: [] })
    .where('received_at', '<', words.toISOString())
    .where('outcome', 'is not', null)
    .where('words', 'is not', null)
    .execute();
  await db.deleteFrom('inbound_mails').where('received_at', '<', mails.toISOString()).execute();
}
