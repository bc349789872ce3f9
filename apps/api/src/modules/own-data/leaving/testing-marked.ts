import type { Db } from '@oche/db';
import { sql } from 'kysely';
import { insertPicture, type TestApi, type TestMember } from '../../../testing/index.ts';
import { createSubforum } from '../../forum/testing.ts';
import { playGame } from '../../games/testing.ts';
import { createLounge } from '../../lounges/testing.ts';
import { insertCompletedDeal } from '../../market/testing.ts';

/** A word that stands nowhere else, and that no stemmer or folding changes but for its case. */
export const MARKER = 'Xylomark7q';

const marked = (what: string) => `${MARKER} ${what}`;

/** A member with the marker in every field of their own account, and in everything that is written by them. */
export async function createMarked(api: TestApi, other: TestMember): Promise<TestMember> {
  const { deps } = api;
  const { db } = deps;
  const member = await api.createMember({
    email: `${MARKER}@oche.test`,
    first_name: marked('Vorname'),
    last_name: marked('Nachname'),
    user_type: marked('Typ'),
    profile_image_url: `/${MARKER}.webp`,
    zip_code: '50667',
    status_reason: marked('Grund'),
  });
  const { id } = member;
  const time = deps.clock.now();
  const now = time.toISOString();
  await markAccount(db, id, now);
  await markForum(api, member, other);
  await markLounges(api, member, other);
  await markGames(api, member, other);
  await markMarket(api, member, other);
  await markModeration(db, id, now);
  await markClub(api, member, other);
  await markChannel(api, member);
  await insertPicture(api, member, {});
  await db
    .insertInto('widgets')
    .values({
      ...{ key: 'a'.repeat(22), owner_id: id, kind: 'bracket', subject: '/tournaments/1' },
      ...{ name: marked('Widget'), origins: [`https://${MARKER}.example`], theme: 'auto' },
      ...{ created_at: now, updated_at: now },
    })
    .execute();
  return member;
}

async function markAccount(db: Db, id: string, now: string): Promise<void> {
  await db
    .insertInto('usernames')
    .values([
      { username: MARKER, user_id: id },
      { username: `${MARKER}-frueher`, user_id: id, held_until: '2099-01-01T00:00:00Z' },
    ])
    .execute();
  await db
    .updateTable('profiles')
    .set({
      username: MARKER,
      bio: marked('Über mich'),
      darting_experience: marked('Erfahrung'),
      nickname: MARKER,
      walk_on_song: marked('Lied'),
      street: marked('Straße'),
      city: marked('Ort'),
    })
    .where('user_id', '=', id)
    .execute();
  await db
    .insertInto('passkeys')
    .values({
      id: `${MARKER}-passkey-id`,
      user_id: id,
      public_key: Buffer.from(MARKER),
      uses: 0,
      transports: [],
      name: MARKER,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('access_tokens')
    .values({
      user_id: id,
      name: MARKER,
      hint: MARKER.slice(0, 8),
      hash: MARKER,
      scopes: [],
      created_at: now,
    })
    .execute();
  const appId = `oche_app_${MARKER.padEnd(22, '0')}`;
  await db
    .insertInto('apps')
    .values({
      id: appId,
      owner_id: id,
      name: MARKER,
      purpose: marked('Wozu'),
      website: `https://${MARKER}.example`,
      redirect_uris: [`https://app.example/${MARKER}`],
      secret_hash: MARKER,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('app_consents')
    .values({ app_id: appId, user_id: id, scopes: [MARKER], created_at: now })
    .execute();
  await db
    .insertInto('sign_ins')
    .values({ user_id: id, method: 'password', user_agent: MARKER, signed_in_at: now })
    .execute();
  await db
    .insertInto('sessions')
    .values({
      id_hash: `${MARKER}-hash`,
      user_id: id,
      user_agent: MARKER,
      expires_at: '2099-01-01T00:00:00Z',
    })
    .execute();
  await db
    .insertInto('push_devices')
    .values({
      session_hash: `${MARKER}-hash`,
      name: MARKER,
      endpoint: `https://push.test/${MARKER}`,
      p256dh: 'p',
      auth: 'a',
      application_key: 'k',
    })
    .execute();
  await db
    .insertInto('account_tokens')
    .values({
      token_hash: 'token',
      user_id: id,
      purpose: 'change-email-new',
      payload: JSON.stringify({ newEmail: `${MARKER}@neu.test` }),
      expires_at: '2099-01-01T00:00:00Z',
    })
    .execute();
  await db
    .insertInto('external_identities')
    .values({ issuer: 'https://provider.test', subject: MARKER, user_id: id })
    .execute();
  await db
    .insertInto('idempotency_keys')
    .values({ user_id: id, key: MARKER, operation: 'x.create', result_id: 1, input_hash: 'x' })
    .execute();
  await db
    .insertInto('ranking_places')
    .values({ user_id: id, region: `DE ${MARKER}`, shown_at: now })
    .execute();
  await db
    .insertInto('inbound_mails')
    .values({
      user_id: id,
      message_hash: `mail-of-${id}`,
      generation: 1,
      kind: 'p',
      place_id: 1,
      received_at: new Date(),
      source: Buffer.from(MARKER),
      words: MARKER,
      left_out: [MARKER],
      picture_ids: [MARKER],
    })
    .execute();
  await db.insertInto('notification_zones').values({ user_id: id, time_zone: MARKER }).execute();
}

async function markForum(api: TestApi, member: TestMember, other: TestMember): Promise<void> {
  const { db } = api.deps;
  const caller = api.callerFor(member);
  const subforumId = await createSubforum(db);
  // with a level the pictures of a first post don't wait
  await db
    .insertInto('forum_levels')
    .values({
      user_id: member.id,
      level: 1,
      fixed_level: 1,
      fixed_by: other.id,
      fixed_at: api.deps.clock.now().toISOString(),
      fixed_reason: marked('Stufe'),
    })
    .execute();
  const thread = await caller.forum.thread.create({
    subforumId,
    title: marked('Thema'),
    content: marked('Beitrag'),
    pictures: [{ id: await insertPicture(api, member), description: marked('Bild') }],
  });
  await db
    .insertInto('forum_bookmarks')
    .columns(['user_id', 'post_id', 'note', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('forum_posts')
        .select(['author_id', 'id', sql.lit(marked('gemerkt')).as('note'), 'created_at'])
        .where('thread_id', '=', thread.id),
    )
    .execute();
  await db
    .insertInto('forum_post_versions')
    .columns(['post_id', 'version', 'content', 'written_at'])
    .expression((eb) =>
      eb
        .selectFrom('forum_posts')
        .select(({ lit }) => [
          'id',
          lit(1).as('version'),
          sql.lit(marked('früher')).as('content'),
          'created_at',
        ])
        .where('thread_id', '=', thread.id),
    )
    .execute();
  await api
    .callerFor(other)
    .forum.post.create({ threadId: thread.id, content: `@${MARKER} sieht das anders` });
  await caller.polls.thread.add({
    threadId: thread.id,
    poll: {
      question: `Wer kennt ${MARKER}?`,
      options: [{ text: `Ich kenne ${MARKER}` }, { text: 'Ich nicht' }],
      isMultiple: false,
      isChangeable: true,
      results: 'always',
    },
  });
  const waiting = await db
    .insertInto('forum_submissions')
    .values({
      author_id: member.id,
      subforum_id: subforumId,
      title: marked('wartet'),
      content: marked('wartet'),
      created_at: api.deps.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const used = { used_by: `submission:${waiting.id}`, unused_since: null };
  await db
    .insertInto('forum_pictures')
    .values({
      upload_id: await insertPicture(api, member, used),
      submission_id: waiting.id,
      position: 1,
      description: marked('Bild, das wartet'),
    })
    .execute();
}

async function markLounges(api: TestApi, member: TestMember, other: TestMember): Promise<void> {
  const { db } = api.deps;
  const lounge = await createLounge(api, other);
  await api
    .callerFor(member)
    .lounges.review.save({ loungeId: lounge.id, rating: 5, comment: marked('Bewertung') });
  await db
    .insertInto('lounge_claims')
    .values({ lounge_id: lounge.id, user_id: member.id, message: marked('Antrag') })
    .execute();
  await db
    .insertInto('lounge_invitations')
    .values({
      lounge_id: lounge.id,
      email: member.email,
      role: 'manager',
      token_hash: 'invitation',
      invited_by: other.id,
      expires_at: '2099-01-01T00:00:00Z',
    })
    .execute();
  const start = new Date(api.deps.clock.now().getTime() + 30 * 86_400_000);
  start.setUTCHours(18, 0, 0, 0);
  await api.callerFor(member).bookings.create({
    loungeId: lounge.id,
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + 3_600_000).toISOString(),
    boardCount: 1,
    notes: marked('Notiz'),
  });
  await api.callerFor(member).challenges.create({
    from: start.toISOString(),
    until: new Date(start.getTime() + 3_600_000).toISOString(),
    radius: 10,
    game: { rules: null, bestOf: 3 },
    level: { min: null, max: null },
    note: marked('Forderung'),
  });
}

async function markGames(api: TestApi, member: TestMember, other: TestMember): Promise<void> {
  const { db } = api.deps;
  await playGame(api, { sides: [member, { guestName: marked('Gast') }] });
  const gameId = await playGame(api, { sides: [member, other] });
  await db
    .updateTable('game_players')
    .set({ claimed_name: MARKER })
    .where('game_id', '=', gameId)
    .where('user_id', '=', member.id)
    .execute();
  await db
    .insertInto('game_disputes')
    .values({
      game_id: gameId,
      disputed_by: member.id,
      reason: marked('Einspruch'),
      disputed_at: api.deps.clock.now(),
    })
    .execute();
}

async function markMarket(api: TestApi, member: TestMember, other: TestMember): Promise<void> {
  const { db, vault, clock } = api.deps;
  const now = clock.now().toISOString();
  await db
    .insertInto('market_traders')
    .values({
      user_id: member.id,
      name: MARKER,
      address: MARKER,
      email: `${MARKER}@oche.test`,
      phone: MARKER,
      register: MARKER,
      vat_id: MARKER,
      withdrawal: MARKER,
      confirmed_at: now,
      updated_at: now,
    })
    .execute();
  await db
    .insertInto('market_own_sets')
    .values({ user_id: member.id, name: MARKER, updated_at: now })
    .execute();
  for (const columns of [{ status: 'active', published_at: now }, { status: 'draft' }] as const) {
    await db
      .insertInto('market_items')
      .values({
        seller_id: member.id,
        title: marked('Anzeige'),
        description: marked('Beschreibung'),
        category: 'darts',
        condition: 'good',
        price_cents: 4500,
        location: MARKER,
        city: MARKER,
        brand: MARKER,
        model: MARKER,
        created_at: now,
        updated_at: now,
        renewed_at: now,
        expires_at: '2099-01-01T00:00:00Z',
        ...columns,
      })
      .execute();
  }
  const { dealId, itemId } = await insertCompletedDeal(api, { seller: member, buyer: other });
  await db
    .updateTable('market_items')
    .set({ title: marked('verkauft'), description: marked('Beschreibung') })
    .where('id', '=', itemId)
    .execute();
  await db
    .insertInto('market_reviews')
    .values({
      deal_id: dealId,
      author_id: member.id,
      subject_id: other.id,
      author_role: 'seller',
      rating: 5,
      comment: marked('Bewertung'),
      created_at: now,
      due_at: now,
      published_at: now,
    })
    .execute();
  const bought = await insertCompletedDeal(api, { seller: other, buyer: member });
  await db
    .insertInto('market_deal_addresses')
    .values({
      deal_id: bought.dealId,
      encrypted: vault.seal(`deal:${bought.dealId}`, JSON.stringify({ street: MARKER })),
    })
    .execute();
  const [verification] = await db
    .insertInto('verifications')
    .values({ user_id: member.id, kind: 'identity', status: 'pending', requested_at: now })
    .returning('id')
    .execute();
  const sealed = vault.seal(`verification:${verification?.id}`, MARKER);
  await db
    .insertInto('verification_documents')
    .values({ verification_id: verification?.id ?? 0, media_type: 'application/pdf', sealed })
    .execute();
  // a conversation about the ad
  const { id: conversationId } = await db
    .insertInto('conversations')
    .values({
      kind: 'market',
      about: `market/${itemId}/${other.id}`,
      is_pair: true,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('conversation_members')
    .values([member, other].map(({ id }) => ({ conversation_id: conversationId, user_id: id })))
    .execute();
  const { id: messageId } = await db
    .insertInto('conversation_messages')
    .values({
      conversation_id: conversationId,
      revision: 1,
      sender_id: member.id,
      body: marked('Nachricht'),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('conversation_members')
    .set({ last_message_id: messageId })
    .where('conversation_id', '=', conversationId)
    .execute();
}

async function markModeration(db: Db, id: string, now: string): Promise<void> {
  await db
    .insertInto('staff_notes')
    .values({ user_id: id, author_id: id, text: marked('Notiz'), created_at: now })
    .execute();
  const { id: caseId } = await db
    .insertInto('moderation_cases')
    .values({
      thing_kind: 'post',
      thing_id: '999',
      scope: 'site',
      opened_at: now,
      last_reported_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('moderation_reports')
    .values({
      case_id: caseId,
      thing_kind: 'post',
      thing_id: '999',
      reporter_id: id,
      reason: 'other',
      description: marked('Meldung'),
      reported_at: now,
    })
    .execute();
  const { id: sanctionId } = await db
    .insertInto('sanctions')
    .values({ user_id: id, kind: 'warning', reason: marked('Verwarnung'), imposed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('moderation_appeals')
    .values({
      sanction_id: sanctionId,
      appellant_id: id,
      text: marked('Widerspruch'),
      appealed_at: now,
    })
    .execute();
}

async function markClub(api: TestApi, member: TestMember, other: TestMember): Promise<void> {
  const { db } = api.deps;
  const now = api.deps.clock.now().toISOString();
  const { id: clubId } = await db
    .insertInto('clubs')
    .values({
      name: 'DC Doppelsechs',
      city: 'Köln',
      is_public: true,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('club_members')
    .values({ club_id: clubId, user_id: other.id, role: 'owner', joined_at: now })
    .execute();
  await db
    .insertInto('club_admissions')
    .values({ club_id: clubId, user_id: member.id, message: marked('Anfrage'), created_at: now })
    .execute();
}

/** One that nobody else runs, so it goes with the member. */
async function markChannel(api: TestApi, { id }: TestMember): Promise<void> {
  const { db } = api.deps;
  const now = api.deps.clock.now().toISOString();
  const { id: channel_id } = await db
    .insertInto('media_channels')
    .values({
      name: marked('Kanal'),
      description: marked('Kanalbeschreibung'),
      platform: 'Podcast',
      url: `https://kanal.example/${MARKER}`,
      url_key: `kanal.example/${MARKER}`,
      feed_url: `https://kanal.example/${MARKER}/feed`,
      videos: [`https://kanal.example/${MARKER}/video`],
      creator_id: id,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('media_channel_admins')
    .values({ channel_id, user_id: id, added_at: now })
    .execute();
  await db
    .insertInto('media_channel_followers')
    .values({ channel_id, user_id: id, followed_at: now })
    .execute();
  await db
    .insertInto('media_channel_favourites')
    .values({ channel_id, user_id: id, added_at: now })
    .execute();
}

/** Every column of every table in which a word stands, also inside of JSON and of sealed or searched texts. */
export async function columnsWith(db: Db, word: string): Promise<string[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select c.table_schema as schema, c.table_name as table, c.column_name as column
    from information_schema.columns c
    join pg_class t on t.oid = format('%I.%I', c.table_schema, c.table_name)::regclass
    where c.table_schema in ('public', 'graphile_worker') and t.relkind = 'r'
      and (
        c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'tsvector', 'tsquery')
        or c.udt_name in ('citext', 'bytea')
      )
    order by 1, 2, 3
  `.execute(db);
  const places = columns.map(
    ({ schema, table, column }) => sql`
      select ${`${table}.${column}`}::text as place where exists (
        select from ${sql.table(`${schema}.${table}`)}
        where ${sql.ref(column)}::text ilike ${`%${word}%`}
      )`,
  );
  const { rows } = await sql<{ place: string }>`${sql.join(places, sql` union all `)}`.execute(db);
  return rows.map(({ place }) => place).sort();
}
