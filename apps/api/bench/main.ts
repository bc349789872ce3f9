import { mkdirSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { startEmbeddedPostgres } from '@oche/db/embedded';
import { attack } from './attack.ts';
import { bloat, wornOut } from './bloat/bloat.ts';
import { HELP, values } from './command.ts';
import { scaleDatabase } from './databases/forum.ts';
import { friendDatabase } from './databases/friends.ts';
import { gameDatabase } from './databases/games.ts';
import { homeDatabase } from './databases/home.ts';
import { itemDatabase } from './databases/items.ts';
import { emptyDatabase } from './databases/kept.ts';
import { leagueDatabase } from './databases/leagues.ts';
import { loungeDatabase } from './databases/lounges.ts';
import { messageDatabase } from './databases/messages.ts';
import { orderDatabase } from './databases/order.ts';
import { searchDatabase } from './databases/search.ts';
import { tournamentDatabase } from './databases/tournaments.ts';
import { friends } from './domains/friends.ts';
import { games } from './domains/games.ts';
import { home } from './domains/home.ts';
import { leagues } from './domains/leagues.ts';
import { bookings, directory } from './domains/lounges.ts';
import { market } from './domains/market.ts';
import { delivered, messages } from './domains/messages.ts';
import { notifications } from './domains/notifications.ts';
import { merging, order } from './domains/order.ts';
import { rankings } from './domains/rankings.ts';
import { delays, search } from './domains/search.ts';
import { tournaments } from './domains/tournaments.ts';
import { besideRelease, fallen, lastRelease, saveRelease } from './last-release.ts';
import { isTooMuch, memory } from './memory.ts';
import { pages } from './pages.ts';
import { reads } from './reads.ts';
import { renders } from './renders.ts';
import {
  againstBare,
  atTwoSizes,
  attacked,
  firstLoads,
  firstViews,
  followed,
  held,
  plain,
  projected,
  rendered,
  ruled,
  soon,
  told,
  watched,
  weighed,
} from './reports.ts';
import { rows } from './rows/rows.ts';
import { rules } from './rules.ts';
import { feeds, type Result, scenarios, sizes } from './scenarios.ts';
import { signals } from './signals.ts';
import { number } from './table.ts';
import { costsTooMuch, telemetry, traced } from './telemetry/telemetry.ts';

/** Of one tournament; a hall full of people has so many phones. */
const PROJECTOR_WATCHERS = 500;

/** What is measured beside the bare server and the floor, and compared with the last release. */
const HOT = new Set(['table1', 'reads']);

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

async function main(): Promise<void> {
  if (values.help) return say(HELP);
  const dataDir = resolve(process.env.OCHE_DATA_DIR ?? '.data', 'bench');
  mkdirSync(dataDir, { recursive: true });
  const options = {
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    connections: Number(values.connections),
    dataDir,
  };
  const postgres = await startEmbeddedPostgres({ dataDir, mayRelocate: true, onNotice: say });
  try {
    say(`Node ${process.version}, ${cpus().length} cores, ${number(totalmem() / 2 ** 30)} GiB`);
    const isHotOnly = values.compare || values.save;
    const isWanted = (name: string) =>
      values.only === undefined ? !isHotOnly || HOT.has(name) : values.only === name;
    const release = lastRelease();
    const hot: Result[] = [];
    if (isWanted('table1')) {
      const database = await scaleDatabase(postgres.url, Number(values.posts), say);
      const results = await scenarios(database, options);
      say(`\n${number(database.posts)} posts, ${options.connections} connections\n`);
      say(besideRelease(results, release));
      hot.push(...results);
    }
    if (isWanted('feeds')) {
      const database = await scaleDatabase(postgres.url, Number(values.posts), say);
      say(`\nFeeds that are kept, ${options.connections} connections\n`);
      say(againstBare(await feeds(database, options)));
    }
    if (isWanted('order')) {
      const database = await orderDatabase(postgres.url, dataDir, say);
      say(
        `\nA thread of ${number(database.posts)} posts after ${number(database.merges)} merges\n`,
      );
      say(againstBare(await order(database, options)));
      say(`\n${merging(database)}`);
    }
    if (isWanted('reads')) {
      const databaseUrl = await emptyDatabase(postgres.url, 'bench_reads');
      const results = await reads(databaseUrl, options);
      say(`\nPages of all domains, ${options.connections} connections\n`);
      say(besideRelease(results, release));
      hot.push(...results);
    }
    if (values.compare) {
      const slower = fallen(hot, release);
      for (const line of slower) say(`Slower than the last release: ${line}`);
      if (slower.length > 0) process.exitCode = 1;
      else
        say(
          `\nNothing is slower than the last release, of ${Object.keys(release.results).length} figures`,
        );
    }
    if (values.save) saveRelease(hot);
    if (isWanted('table2')) {
      const [few = 1000, many = 1_000_000] = values.sizes.split(',').map(Number);
      const small = await scaleDatabase(postgres.url, few, say);
      const large = await scaleDatabase(postgres.url, many, say);
      say(`\nThe same reads at ${number(few)} and at ${number(many)} posts\n`);
      say(atTwoSizes(await sizes(small, large, options), few, many, 1.3));
    }
    const [fewLounges = 1000, manyLounges = 100_000] = values.lounges.split(',').map(Number);
    if (isWanted('table3')) {
      const small = await loungeDatabase(postgres.url, fewLounges, say);
      const large = await loungeDatabase(postgres.url, manyLounges, say);
      say(`\nThe directory at ${number(fewLounges)} and at ${number(manyLounges)} lounges\n`);
      say(atTwoSizes(await directory(small, large, options), fewLounges, manyLounges, 1.5));
    }
    if (isWanted('table4')) {
      const database = await loungeDatabase(postgres.url, manyLounges, say);
      const measured = await bookings(database, options);
      say(`\nBoards, ${options.connections} connections\n`);
      say(plain(measured));
    }
    if (isWanted('memory')) {
      const database = await scaleDatabase(postgres.url, Number(values.posts), say);
      say('\nMemory of the process\n');
      const measured = await memory(database, { ...options, calls: Number(values.calls) });
      say(held(measured));
      if (measured.some(isTooMuch)) process.exitCode = 1;
    }
    if (isWanted('search')) {
      const [posts = 0, lounges = 0, members = 0] = values.search.split(',').map(Number);
      const database = await searchDatabase(postgres.url, { posts, lounges, members }, say);
      const sizes = `${number(posts)} posts, ${number(lounges)} lounges, ${number(members)} members`;
      say(`\nSearch: ${sizes}, ${options.connections} readers\n`);
      say(plain(await search(database, options)));
      say(`\nAll documents anew: ${number(database.rebuildSeconds)} s`);
      say(soon(await delays(database, options)));
    }
    if (isWanted('rankings')) {
      const [few = 10_000, many = 10_000_000] = values.games.split(',').map(Number);
      const small = await gameDatabase(postgres.url, few, say);
      const large = await gameDatabase(postgres.url, many, say);
      say(`\nRankings, a player and games at ${number(few)} and at ${number(many)} games\n`);
      say(atTwoSizes(await rankings(small, large, options), few, many, 1.3));
      say(
        `\n${number(large.games)} games of ${number(large.members)} members anew: ${number(large.rebuildSeconds)} s`,
      );
    }
    if (isWanted('notifications')) {
      const databaseUrl = await emptyDatabase(postgres.url, 'bench_notifications');
      say('\nNotifications\n');
      say(told(await notifications(databaseUrl, dataDir)));
    }
    if (isWanted('games')) {
      const databaseUrl = await emptyDatabase(postgres.url, 'bench_playing');
      const measured = await games(databaseUrl, Number(values.watchers), options);
      say('\nA game and its watchers\n');
      say(watched(measured));
      say(`\nVisits, ${options.connections} connections, each with its own game\n`);
      say(againstBare(measured.visits));
    }
    if (isWanted('tournaments')) {
      const [few = 1000, many = 100_000] = values.tournaments.split(',').map(Number);
      const small = await tournamentDatabase(postgres.url, few, say);
      const large = await tournamentDatabase(postgres.url, many, say);
      const measured = await tournaments(small, large, PROJECTOR_WATCHERS, options);
      say(`\nTournaments at ${number(few)} and at ${number(many)}\n`);
      say(atTwoSizes(measured.reads, few, many, 1.5));
      say('\nA bracket of 512\n');
      say(againstBare(measured.bracket));
      say(`\n${weighed(measured)}`);
      say('\nAn evening of 64 and its watchers\n');
      say(projected(measured));
    }
    if (isWanted('leagues')) {
      const [few = 10, many = 2000] = values.leagues.split(',').map(Number);
      const small = await leagueDatabase(postgres.url, few, say);
      const large = await leagueDatabase(postgres.url, many, say);
      const measured = await leagues(small, large, Number(values.watchers), options);
      say(`\nLeagues at ${number(small.fixtures)} and at ${number(large.fixtures)} fixtures\n`);
      say(atTwoSizes(measured.reads, small.fixtures, large.fixtures, 1.3));
      say('\nA division and a fixture beside the bare server\n');
      say(againstBare(measured.besideBare));
      say(`\n${followed(measured.watched)}`);
    }
    if (isWanted('market')) {
      const [few = 1000, many = 1_000_000] = values.items.split(',').map(Number);
      const small = await itemDatabase(postgres.url, few, say);
      const large = await itemDatabase(postgres.url, many, say);
      const measured = await market(small, large, options);
      say(`\nAds at ${number(few)} and at ${number(many)}, ${options.connections} readers\n`);
      say(atTwoSizes(measured.reads, few, many, 1.5));
      say(`\nBeside the bare server at ${number(many)}\n`);
      say(againstBare(measured.besideBare));
    }
    if (isWanted('messages')) {
      const [few = 100_000, many = 10_000_000] = values.messages.split(',').map(Number);
      const small = await messageDatabase(postgres.url, few, say);
      const large = await messageDatabase(postgres.url, many, say);
      const measured = await messages(small, large, options);
      say(`\nAn inbox at ${number(few)} and at ${number(many)} messages\n`);
      say(atTwoSizes(measured.reads, few, many, 1.5));
      say(`\n${delivered(measured)}`);
    }
    if (isWanted('friends')) {
      const members = Number(values.members);
      const database = await friendDatabase(postgres.url, members, say);
      say(`\nFriends among ${number(members)} members, ${options.connections} readers\n`);
      say(plain(await friends(database, options)));
    }
    if (isWanted('home')) {
      const [few = 1000, many = 1_000_000] = values.home.split(',').map(Number);
      const small = await homeDatabase(postgres.url, few, say);
      const large = await homeDatabase(postgres.url, many, say);
      say(`\nA start page at ${number(few)} and at ${number(many)} rows in every table\n`);
      say(atTwoSizes(await home(small, large, options), few, many, 1.5));
    }
    if (isWanted('rows')) {
      const [few = 10_000, many = 10_000_000] = values.rows.split(',').map(Number);
      const lists = values.lists.split(',').filter(Boolean);
      const measured = await rows(
        postgres.url,
        { ...options, connections: 4, few, many, lists },
        say,
      );
      say(`\nLists that grow, at ${number(few)} and at ${number(many)} rows\n`);
      say(atTwoSizes(measured, few, many, 1.5));
    }
    if (isWanted('bloat')) {
      say('\nTables after a week of writing, by PostgreSQL’s own settings and by ours\n');
      say(wornOut(await bloat(postgres.url, say)));
    }
    if (isWanted('attack')) {
      const databaseUrl = await emptyDatabase(postgres.url, 'bench_attack');
      say('\nPages of others beside an attack on pages that are not stored\n');
      say(attacked(await attack(databaseUrl, options)));
    }
    if (isWanted('renders')) {
      const databaseUrl = await emptyDatabase(postgres.url, 'bench_renders');
      const loads = Math.max(40, Number(values.loads));
      say('\nComputing of a page that is not stored\n');
      say(rendered(await renders(databaseUrl, { dataDir, loads })));
    }
    if (isWanted('signals')) {
      const databaseUrl = await emptyDatabase(postgres.url, 'bench_signals');
      say('\nNew posts and what they say to other processes\n');
      say(await signals(databaseUrl, { ...options, say }));
    }
    if (isWanted('telemetry')) {
      const databaseUrl = await emptyDatabase(postgres.url, 'bench_telemetry');
      say('\nCPU time of an answer without and with traces\n');
      const measured = await telemetry(databaseUrl, options);
      say(traced(measured));
      if (measured.some(costsTooMuch)) process.exitCode = 1;
    }
    if (isWanted('rules')) {
      say('\nThe rules of the games\n');
      say(ruled(rules()));
    }
    if (isWanted('pages')) {
      const databaseUrl = await emptyDatabase(postgres.url, 'bench_pages');
      const { loads, places } = values;
      const measured = await pages(databaseUrl, { dataDir, loads: Number(loads), places });
      say(`\nFirst views\n\n${firstViews(measured.views)}`);
      if (Number(loads) > 0) say(`\n${firstLoads(measured.loads)}`);
    }
  } finally {
    await postgres.stop();
  }
}

await main();
