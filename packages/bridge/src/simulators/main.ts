// A board to try a leg with, without a board: type darts, and press Enter on an empty line to pull them.
//   node --run simulate -- autodarts
import { createInterface } from 'node:readline/promises';
import { type Dart, isDart } from '@oche/darts/board';
import { MAKERS } from '../contract.ts';
import { simulate } from './server.ts';

const HELP = `T20 5 0       throws these (a number alone is a single, 25 and bull, 0 a miss)
fix 2 T19     the second dart was seen wrongly
hand          a hand comes and goes, and pulls nothing
cut           the connection is lost
Enter         pulls the darts`;

const maker = MAKERS.find((one) => one === process.argv[2]);
if (!maker) {
  console.error(`node --run simulate -- ${MAKERS.join(' | ')} [port]`);
  process.exit(1);
}
const board = await simulate(maker, Number(process.argv[3] ?? 0));
const options = maker === 'scolia' ? ' --serial any --access-token any' : '';
console.log(`--maker ${maker} --host 127.0.0.1 --port ${board.port}${options}\n\n${HELP}\n`);

let darts: Dart[] = [];
const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
lines.prompt();
for await (const line of lines) {
  const words = line.trim().split(/\s+/).filter(Boolean);
  const [first, ...rest] = words;
  if (first === undefined) pull();
  else if (first === 'cut') board.cut();
  else if (first === 'hand') {
    board.happens({ kind: 'reach', darts });
    board.happens({ kind: 'retreat', darts });
  } else if (first === 'fix') fix(Number(rest[0]), rest[1] ?? '');
  else for (const word of words) throwOne(word);
  console.log(darts.join(' ') || '–');
  lines.prompt();
}
await board.stop();

function dartOf(word: string): Dart | undefined {
  const upper = word.toUpperCase();
  const name = upper === 'BULL' ? 'D25' : /^[1-9]\d?$/.test(upper) ? `S${upper}` : upper;
  return isDart(name) ? name : undefined;
}

function throwOne(word: string) {
  const dart = dartOf(word);
  if (!dart) return console.log(`${word}?`);
  if (darts.length === 3) return console.log('Enter');
  darts = [...darts, dart];
  board.happens({ kind: 'throw', darts });
}

function fix(which: number, word: string) {
  const dart = dartOf(word);
  if (!dart || !darts[which - 1]) return console.log('fix 2 T19');
  darts = darts.with(which - 1, dart);
  board.happens({ kind: 'correct', darts });
}

function pull() {
  if (darts.length === 0) return;
  board.happens({ kind: 'reach', darts });
  darts = [];
  board.happens({ kind: 'pulled' });
}
