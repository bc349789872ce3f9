import { insertBanner } from '../../modules/banners/testing.ts';
import { createSubforum, createThread } from '../../modules/forum/testing.ts';
import { createLounge } from '../../modules/lounges/testing.ts';
import { insertAd, insertCompletedDeal } from '../../modules/market/testing.ts';
import { createChannel } from '../../modules/media/testing.ts';
import { befriend, setVisibility } from '../../modules/people/testing.ts';
import { createTournament } from '../../modules/tournaments/testing.ts';
import type { TestMember } from '../members.ts';
import { insertPicture } from '../pictures.ts';
import type { TestApi } from '../test-api.ts';

/** Who is there, and what the calls are about. Each row makes what it needs, so that none depends on another. */
export class World {
  readonly api: TestApi;
  /** who asks, unless a row says otherwise */
  readonly ben: TestMember;
  /** the owner of things: sells, runs a lounge, organises, began the thread */
  readonly anna: TestMember;
  readonly admin: TestMember;
  readonly moderator: TestMember;
  /** the address of a picture on somebody's server */
  readonly pictureElsewhere = 'http://elsewhere.test/board.png';

  private constructor(
    api: TestApi,
    people: Record<'ben' | 'anna' | 'admin' | 'moderator', TestMember>,
  ) {
    this.api = api;
    this.ben = people.ben;
    this.anna = people.anna;
    this.admin = people.admin;
    this.moderator = people.moderator;
  }

  static async create(api: TestApi): Promise<World> {
    const named = (first_name: string, columns = {}) =>
      api.createMember({ first_name, ...columns });
    // staff can do nothing without a second factor
    const staff = { totp_enabled_at: new Date() };
    const people = {
      ben: await named('Ben'),
      anna: await named('Anna'),
      admin: await named('Ada', { role: 'admin', ...staff }),
      moderator: await named('Mo', { role: 'moderator', ...staff }),
    };
    for (const member of Object.values(people)) await setVisibility(api, member, 'public');
    return new World(api, people);
  }

  /** Somebody whom nobody knows yet. */
  async stranger(): Promise<TestMember> {
    const member = await this.api.createMember({ first_name: 'Cem' });
    await setVisibility(this.api, member, 'public');
    return member;
  }

  async friendOf(member: TestMember): Promise<TestMember> {
    const friend = await this.stranger();
    await befriend(this.api, member, friend);
    return friend;
  }

  /** @returns its number */
  async friendRequest(from: TestMember, to: TestMember): Promise<number> {
    const { requestId } = await this.api
      .callerFor(from)
      .social.friends.request({ addresseeId: to.id });
    return requestId ?? 0;
  }

  picture = (owner: TestMember): Promise<string> => insertPicture(this.api, owner);

  lounge = () => createLounge(this.api, this.anna);

  ad = (columns: Parameters<typeof insertAd>[2] = {}): Promise<number> =>
    insertAd(this.api, this.anna, columns);

  /** A deal of Anna's that both sides have reviewed. */
  async reviewedDeal(): Promise<void> {
    const { dealId } = await insertCompletedDeal(this.api, { seller: this.anna, buyer: this.ben });
    for (const member of [this.ben, this.anna]) {
      const { reviews } = this.api.callerFor(member).market;
      await reviews.save({ dealId, rating: 5, comment: 'Alles wie beschrieben.' });
    }
  }

  thread = (author = this.anna, replies = 1) => createThread(this.api, author, { replies });
  subforum = (): Promise<number> => createSubforum(this.api.deps.db);
  tournament = () => createTournament(this.api, this.anna);
  channel = (admin = this.ben) => createChannel(this.api, admin);
  banner = (): Promise<number> => insertBanner(this.api, this.admin);
}
