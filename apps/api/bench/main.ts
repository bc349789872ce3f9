import { mkdirSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@oche/db/embedded';
import { attack } from './attack.ts';
import {
  emptyDatabase,
  gameDatabase,
  homeDatabase,
  itemDatabase,
  loungeDatabase,
  scaleDatabase,
  searchDatabase,
  tournamentDatabase,
} from './databases.ts';
import { friendDatabase } from './friend-database.ts';
import { friends } from './friends.ts';
import { games } from './games.ts';
import { home } from './home.ts';
import { bookings, directory } from './lounges.ts';
import { market } from './market.ts';
import { memory } from './memory.ts';
import { messageDatabase } from './message-database.ts';
import { delivered, messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { pages } from './pages.ts';
import { rankings } from './rankings.ts';
import { renders } from './renders.ts';
import {
  againstBare,
  atTwoSizes,
  attacked,
  firstLoads,
  firstViews,
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
import { rules } from './rules.ts';
import { scenarios, sizes } from './scenarios.ts';
import { delays, search } from './search.ts';
import { number } from './table.ts';
import { tournaments } from './tournaments.ts';

const HELP = `pnpm bench [options]

Measures the built app beside a bare Fastify + pg server that runs the same main query, in turns.

  --posts N         posts of the first table's database (default 100000)
  --sizes A,B       posts of the two databases of the second table (default 1000,1000000)
  --seconds N       of one measurement (default 4)
  --rounds N        measurements of each, of which the median counts (default 3)
  --connections N   requests at once (default 20)
  --lounges A,B     lounges of the two databases of the third table (default 1000,100000)
  --loads N         loads of each page, of which the median counts (default 3; 0: only counts)
  --places TEXT     only pages with this in their name, e.g. "member" or "thread"
  --search A,B,C    posts, lounges and members of the search (default 1000000,100000,100000)
  --games A,B       games of two databases (default 10000,10000000)
  --watchers N      of one game (default 1000)
  --tournaments A,B tournaments of two databases (default 1000,100000)
  --items A,B       ads of two databases (default 1000,1000000)
  --messages A,B    messages of two databases (default 100000,10000000)
  --members N       of whom friends are searched (default 1000000)
  --home A,B        rows in each table of a start page (default 1000,1000000)
  --only table1|table2|table3|table4|notifications|pages|memory|search|rules|rankings|games|
                    tournaments|market|messages|friends|home|attack|renders

Tables: 1 the forum beside the bare server, 2 the forum at two sizes, 3 the directory of lounges at
two sizes, 4 a lounge's week and its bookings. "pages" are first views of visitors and members with the
demo data: all that they load until they are quiet, and Lighthouse's numbers on a slow phone; "memory" is what the process holds; "search" is what words
of all kinds cost, and how soon what is written is found; "notifications" are 1,000 open bells, and a
post that 10,000 members watch; "rules" are the rules of darts alone; "rankings" are places, players
and games at two sizes, and how long all ratings take; "games" are a game that 1,000 watch, and
visits beside the bare server; "tournaments" are the lists at two sizes, a bracket of 512 and an
evening that 500 watch; "market" are lists of ads with filters, radii and orders at two sizes;
"messages" are an inbox at two sizes, and 1,000 open streams;
"friends" is finding one of a million members, and what the page of friends reads;
"home" is a member's start page in one request, one reader after the other, at two sizes; "attack" is
what others notice of 20 connections that ask for pages nobody has asked for; "renders" is the
computing that a visitor's page costs which isn't stored, with the demo data.

Databases are kept in .data/bench, so a second run starts at once.`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    posts: { type: 'string', default: '100000' },
    sizes: { type: 'string', default: '1000,1000000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '20' },
    lounges: { type: 'string', default: '1000,100000' },
    loads: { type: 'string', default: '3' },
    places: { type: 'string', default: '' },
    search: { type: 'string', default: '1000000,100000,100000' },
    games: { type: 'string', default: '10000,10000000' },
    watchers: { type: 'string', default: '1000' },
    tournaments: { type: 'string', default: '1000,100000' },
    items: { type: 'string', default: '1000,1000000' },
    messages: { type: 'string', default: '100000,10000000' },
    members: { type: 'string', default: '1000000' },
    home: { type: 'string', default: '1000,1000000' },
    only: { type: 'string' },
  },
});

/** Of one tournament; a hall full of people has so many phones. */
const PROJECTOR_WATCHERS = 500;

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
    const isWanted = (name: string) => values.only === undefined || values.only === name;
    if (isWanted('table1')) {
      const database = await scaleDatabase(postgres.url, Number(values.posts), say);
      const results = await scenarios(database, options);
      say(`\n${number(database.posts)} posts, ${options.connections} connections\n`);
      say(againstBare(results));
    }
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
      say(held(await memory(database, options)));
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
