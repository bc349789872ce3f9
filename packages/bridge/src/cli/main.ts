#!/usr/bin/env node
// oche-bridge: what `npx oche-bridge` runs.
import { lineTo, startLooking } from '../listening/lines.ts';
import { ocheAt } from '../sending/oche.ts';
import { type Options, optionsOf } from './options.ts';
import { type News, runBridge } from './run.ts';
import {
  type Texts,
  textOfEnding,
  textOfSeen,
  textOfTold,
  textOfWrong,
  textsFor,
  timeOf,
} from './texts.ts';
import { VERSION } from './version.ts';

const { env } = process;
/** `EX_CONFIG` of sysexits.h: another start would end the same. */
const WRONG = 78;
const texts = textsFor(env.LC_ALL || env.LC_MESSAGES || env.LANG);

async function run({ server, token, place }: Options) {
  const stopped = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopped.abort());
  const ending = await runBridge(
    {
      maker: place.maker,
      version: VERSION,
      line: lineTo(place),
      start: () => startLooking(place),
      oche: ocheAt(server, token),
      tell: printer(texts),
    },
    stopped.signal,
  );
  say(textOfEnding(texts, ending));
  process.exitCode = ending === 'asked' ? 0 : WRONG;
}

/** Prints what is new, and not each try of many. */
function printer({ boardOpen, boardGone, started, notStarted }: Texts) {
  let isGone = false;
  return (news: News) => {
    switch (news.kind) {
      case 'oche':
        return say(textOfTold(texts, news.told));
      case 'board':
        return say(textOfSeen(texts, news.seen));
      case 'boardOpen':
        isGone = false;
        return say(boardOpen);
      case 'boardClosed':
        if (news.after.kind === 'later') say(textOfEnding(texts, news.after.why));
        else if (news.after.kind === 'again' && !isGone) say(boardGone);
        isGone = true;
        return;
      default:
        return say(news.kind === 'started' ? started : notStarted);
    }
  };
}

function say(line: string) {
  console.log(`${timeOf(Date.now())}  ${line}`);
}

const typed = optionsOf(process.argv.slice(2), env);
if (typed.kind === 'help') console.log(texts.help);
else if (typed.kind === 'version') console.log(VERSION);
else if (typed.kind === 'wrong') refuse(textOfWrong(texts, typed.wrong), 'npx oche-bridge --help');
// older ones have no WebSocket
else if (typeof WebSocket === 'undefined') refuse(texts.oldNode(process.versions.node));
else await run(typed.options);

function refuse(...lines: string[]) {
  for (const line of lines) console.error(line);
  process.exitCode = WRONG;
}
