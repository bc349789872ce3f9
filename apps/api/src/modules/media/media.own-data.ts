import { evenIfOver, type OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { removeAdmin } from './admins/admin.service.ts';
import { listRunBy } from './channel/admin.queries.ts';
import { deleteChannel } from './channel/deletion.service.ts';
import { eraseChannels } from './channel/erase.service.ts';
import { unfollowAll } from './following/tie.queries.ts';
import { dropCodesOf } from './verification/verification.queries.ts';

/** A channel goes on without the member who leaves, as long as somebody else runs it. */
export const mediaOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'media/channels': {
      rows: (db, userId) =>
        db
          .selectFrom('media_channel_admins as own')
          .innerJoin('media_channels as channel', 'channel.id', 'own.channel_id')
          .select([
            'channel.id',
            'channel.name',
            'channel.description',
            'channel.platform',
            'channel.url',
            'channel.number_of_followers',
            'channel.videos',
            'channel.is_active',
            'channel.verified_at',
            'channel.created_at',
            'own.added_at',
          ])
          .where('own.user_id', '=', userId)
          .orderBy('channel.id'),
    },
    'media/following': {
      rows: (db, userId) =>
        db
          .selectFrom('media_channel_followers as own')
          .innerJoin('media_channels as channel', 'channel.id', 'own.channel_id')
          .select(['channel.id', 'channel.name', 'channel.platform', 'own.followed_at'])
          .where('own.user_id', '=', userId)
          .orderBy('own.followed_at'),
    },
    'media/favourites': {
      rows: (db, userId) =>
        db
          .selectFrom('media_channel_favourites as own')
          .innerJoin('media_channels as channel', 'channel.id', 'own.channel_id')
          .select(['channel.id', 'channel.name', 'channel.platform', 'own.added_at'])
          .where('own.user_id', '=', userId)
          .orderBy('own.added_at'),
    },
    'media/proofs': {
      rows: (db, userId) =>
        db
          .selectFrom('media_verifications as own')
          .innerJoin('media_channels as channel', 'channel.id', 'own.channel_id')
          .select(['channel.id', 'channel.name', 'own.code', 'own.created_at', 'own.expires_at'])
          .where('own.user_id', '=', userId)
          .orderBy('own.created_at'),
    },
  },
  async consequences(db, userId) {
    const rows = await listRunBy(db, { userId });
    return rows
      .filter(({ adminCount }) => adminCount === 1)
      .map(({ id, name }) => ({
        kind: 'channel',
        outcome: 'closed',
        name,
        to: null,
        at: null,
        path: `/media-channels/${id}`,
      }));
  },
  async leave(ctx) {
    const userId = ctx.actor.id;
    for (const { id, adminCount } of await listRunBy(ctx.db, { userId })) {
      await evenIfOver(
        adminCount === 1 ? deleteChannel(ctx, { id }) : removeAdmin(ctx, { channelId: id, userId }),
      );
    }
  },
  async erase(deps, tx, userId) {
    await eraseChannels(deps, tx, userId);
    await unfollowAll(tx, { userId });
    await dropCodesOf(tx, { userId });
    await tx.deleteFrom('media_channel_favourites').where('user_id', '=', userId).execute();
    await tx.deleteFrom('media_channel_admins').where('user_id', '=', userId).execute();
    await tx
      .updateTable('media_channels')
      .set({ creator_id: null })
      .where('creator_id', '=', userId)
      .execute();
  },
};
