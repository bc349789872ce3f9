import { parseArgs } from 'node:util';

export const HELP = `pnpm bench [options]

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
  --calls N         of the mixed calls after which memory is read, three times (default 100000)
  --watchers N      of one game (default 1000)
  --tournaments A,B tournaments of two databases (default 1000,100000)
  --leagues A,B     leagues of two databases (default 10,2000: 2,500 and 500,000 fixtures)
  --items A,B       ads of two databases (default 1000,1000000)
  --messages A,B    messages of two databases (default 100000,10000000)
  --members N       of whom friends are searched (default 1000000)
  --home A,B        rows in each table of a start page (default 1000,1000000)
  --rows A,B        rows of each list that grows (default 10000,10000000)
  --lists A,B       of these: posts, notifications, sign-ins, audit, visits, impressions (default: all)
  --compare         only what has a bare server to compare with; says what has fallen by more than
                    10 % beside the last release, and fails then
  --save            the same, and keeps it as the release to compare with
  --only table1|feeds|order|reads|table2|table3|table4|notifications|pages|memory|search|rules|rankings|games|
                    tournaments|leagues|market|messages|friends|home|attack|renders|signals|telemetry|bloat|
                    rows

Tables: 1 the forum beside the bare server, and beside a floor that stays; "feeds" are kept ones beside it; "order" is a thread
of 10,000 posts after 100 merges beside an untouched one; "reads" are the most read
pages of all domains with the demo data, in the same way; 2 the forum at two sizes, 3 the directory of lounges at
two sizes, 4 a lounge's week and its bookings. "pages" are first views of visitors and members with the
demo data: all that they load until they are quiet, and Lighthouse's numbers on a slow phone; "memory" is what the process
holds after its start, under load and after many mixed calls, and fails above its bounds; "search" is what words of all kinds cost, and how soon what is written is found; "notifications" are 1,000 open bells, and a
post that 10,000 members watch; "rules" are the rules of darts alone; "rankings" are places, players
and games at two sizes, and how long all ratings take; "games" are a game that 1,000 watch, with the darts that a board sees,
how soon a visit is in the documented stream and painted in an overlay,
visits beside the bare server, and the lobby; "tournaments" are the lists at two sizes, a bracket of 512 and an
evening that 500 watch; "leagues" are their pages at two sizes, and a result that 1,000 watch; "market" are lists of ads with filters, radii and orders at two sizes;
"messages" are an inbox at two sizes, and 1,000 open streams;
"friends" is finding one of a million members, and what the page of friends reads;
"home" is a member's start page in one request, one reader after the other, at two sizes; "attack" is
what others notice of 20 connections that ask for pages nobody has asked for; "renders" is the
computing that a visitor's page costs which isn't stored, with the demo data; "signals" are new posts with what they say to
other processes, by NOTIFY and by NATS, beside the row alone; "telemetry" is what traces cost,
and fails above 2 %; "bloat" is what a week of writing leaves of tables, by PostgreSQL's own settings and by ours; "rows"
are the lists that grow, at two sizes; messages, ads, games and the search have tables of their own.

Databases are kept in .data/bench, so a second run starts at once.`;

export const { values } = parseArgs({
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
    calls: { type: 'string', default: '100000' },
    watchers: { type: 'string', default: '1000' },
    tournaments: { type: 'string', default: '1000,100000' },
    leagues: { type: 'string', default: '10,2000' },
    items: { type: 'string', default: '1000,1000000' },
    messages: { type: 'string', default: '100000,10000000' },
    members: { type: 'string', default: '1000000' },
    home: { type: 'string', default: '1000,1000000' },
    rows: { type: 'string', default: '10000,10000000' },
    lists: { type: 'string', default: '' },
    only: { type: 'string' },
    compare: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
});
