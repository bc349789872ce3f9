import type { Seen } from '../core/index.ts';
import type { Why } from '../makers/after.ts';
import type { Ending, Told } from '../sending/sender.ts';
import type { Wrong } from './options.ts';

const de = {
  connectedToOche: (board: string) => `Mit Oche verbunden: ${board}`,
  held: (until: string) =>
    `Ein anderes Programm hält dieses Board${until === '' ? '' : ` bis ${until}`}. Ich versuche es danach wieder. ` +
    'Läuft oche-bridge zweimal?',
  outage: 'Oche antwortet nicht. Ich versuche es weiter; was inzwischen fällt, gebt von Hand ein.',
  again: 'Oche antwortet wieder.',
  lost: 'Oche hat dieses Board freigegeben. Ich melde mich neu an; die offene Aufnahme zählt nicht von selbst.',
  refused: (status: number) => `Oche hat eine Meldung abgelehnt (${status}).`,
  attached: 'Eine Partie oder ein Training zählt mit diesem Board.',
  detached: 'Nichts zählt mehr mit diesem Board.',
  started: 'Das Board hatte aufgehört zu schauen; ich habe es gestartet.',
  notStarted:
    'Das Board schaut nicht, und es lässt sich nicht starten. Starte es im Board Manager.',
  boardOpen: 'Board verbunden.',
  boardGone: 'Board nicht erreichbar. Ich versuche es weiter.',
  throwing: 'bereit',
  takeout: 'wartet, bis die Darts gezogen sind',
  empty: 'Darts gezogen',
  blind: 'sieht nichts',
  stopped: 'schaut nicht',
  scoliaSerial: 'Scolia kennt diese Seriennummer nicht. Sie steht unten auf dem Gerät (--serial).',
  scoliaConnected:
    'Ein anderes Programm ist bei Scolia mit diesem Board verbunden. Nächster Versuch in 30 Sekunden.',
  scoliaToken: 'Scolia nimmt das Zugangs-Token nicht an. Hol dir ein neues (--access-token).',
  scoliaSuspended: 'Scolia hat diesen Zugang gesperrt. Nächster Versuch in 5 Minuten.',
  scoliaReplaced:
    'Ein anderes Programm hat das Board bei Scolia übernommen. Nächster Versuch in einer Minute.',
  token:
    'Oche kennt diesen Schlüssel nicht. Hol dir einen neuen, wo das Board eingerichtet ist, und gib ihn mit --board an.',
  address: 'An dieser Adresse ist kein Oche, das solche Boards kennt. Stimmt --server?',
  asked: 'Beendet; das Board ist wieder frei.',
  unknown: (option: string) => `Das verstehe ich nicht: ${option}`,
  noToken: 'Der Schlüssel des Boards fehlt: --board SCHLÜSSEL oder die Variable OCHE_BOARD_TOKEN.',
  noMaker: 'Der Hersteller fehlt: --maker autodarts, scolia oder opendartboard.',
  noHost: 'Die Adresse des Boards im Netzwerk fehlt: --host 192.168.…',
  noScolia: 'Für Scolia fehlen --serial und --access-token.',
  plainServer: 'Über http ginge der Schlüssel ungeschützt durchs Internet: --server https://…',
  granboard:
    'Ein GranBoard braucht keine Bridge: Oche verbindet sich beim Spielen damit, in Chrome oder Edge.',
  oldNode: (version: string) =>
    `Node ${version} ist zu alt: oche-bridge braucht 22.4 oder neuer (nodejs.org).`,
  maker: (value: string) =>
    `Den Hersteller „${value}“ kenne ich nicht: autodarts, scolia oder opendartboard.`,
  server: (value: string) => `„${value}“ ist keine Adresse: --server https://…`,
  port: (value: string) => `„${value}“ ist kein Port.`,
  host: (value: string) =>
    `„${value}“ ist keine Adresse im Netzwerk: --host 192.168.… oder ein Name.`,
  help: `oche-bridge: sagt Oche, was ein Board sieht, das selbst zählt.

  npx https://oche.example/oche-bridge.tgz --board SCHLÜSSEL --server https://oche.example --maker autodarts --host 192.168.1.20

  --board SCHLÜSSEL      den Oche beim Einrichten des Boards zeigt (oder OCHE_BOARD_TOKEN)
  --server ADRESSE       dein Oche (oder OCHE_SERVER; sonst http://localhost:3000)
  --maker HERSTELLER     autodarts, scolia oder opendartboard (oder OCHE_MAKER)
  --host ADRESSE         wo das Board im Netzwerk ist: autodarts, opendartboard (oder OCHE_BOARD_HOST)
  --port PORT            sonst 3180 für autodarts, 13520 für opendartboard
  --serial NUMMER        Scolia: die Seriennummer (oder SCOLIA_SERIAL)
  --access-token TOKEN   Scolia: das Zugangs-Token (oder SCOLIA_ACCESS_TOKEN)
  -v, --version
  -h, --help

Gesendet werden die Felder, in denen Darts stecken, und ob das Board etwas sieht. Keine Bilder.`,
};

const en: typeof de = {
  connectedToOche: (board) => `Connected to Oche: ${board}`,
  held: (until) =>
    `Another program holds this board${until === '' ? '' : ` until ${until}`}. I try again after that. ` +
    'Does oche-bridge run twice?',
  outage: 'Oche does not answer. I go on trying; type what is thrown meanwhile.',
  again: 'Oche answers again.',
  lost: 'Oche has let go of this board. I sign in anew; the open visit does not count by itself.',
  refused: (status) => `Oche has refused a message (${status}).`,
  attached: 'A game or a training counts with this board.',
  detached: 'Nothing counts with this board any more.',
  started: 'The board had stopped looking; I have started it.',
  notStarted: 'The board does not look and can’t be started. Start it in the Board Manager.',
  boardOpen: 'Board connected.',
  boardGone: 'The board can’t be reached. I go on trying.',
  throwing: 'ready',
  takeout: 'waits until the darts are pulled',
  empty: 'darts pulled',
  blind: 'sees nothing',
  stopped: 'does not look',
  scoliaSerial: 'Scolia does not know this serial number. It stands below the device (--serial).',
  scoliaConnected: 'Another program is connected to this board at Scolia. Next try in 30 seconds.',
  scoliaToken: 'Scolia does not take the access token. Get a new one (--access-token).',
  scoliaSuspended: 'Scolia has suspended this access. Next try in 5 minutes.',
  scoliaReplaced: 'Another program has taken the board over at Scolia. Next try in a minute.',
  token:
    'Oche does not know this key. Get a new one where the board is set up, and give it with --board.',
  address: 'There is no Oche at this address that knows such boards. Is --server right?',
  asked: 'Ended; the board is free again.',
  unknown: (option) => `I don’t understand: ${option}`,
  noToken: 'The key of the board is missing: --board KEY or the variable OCHE_BOARD_TOKEN.',
  noMaker: 'The maker is missing: --maker autodarts, scolia or opendartboard.',
  noHost: 'The board’s address in the network is missing: --host 192.168.…',
  noScolia: 'For Scolia, --serial and --access-token are missing.',
  plainServer: 'Over http the key would travel the internet unprotected: --server https://…',
  granboard: 'A GranBoard needs no bridge: Oche connects to it while you play, in Chrome or Edge.',
  oldNode: (version) => `Node ${version} is too old: oche-bridge takes 22.4 or newer (nodejs.org).`,
  maker: (value) => `I don’t know the maker “${value}”: autodarts, scolia or opendartboard.`,
  server: (value) => `“${value}” is no address: --server https://…`,
  port: (value) => `“${value}” is no port.`,
  host: (value) => `“${value}” is no address in a network: --host 192.168.… or a name.`,
  help: `oche-bridge: tells Oche what a board sees that counts by itself.

  npx https://oche.example/oche-bridge.tgz --board KEY --server https://oche.example --maker autodarts --host 192.168.1.20

  --board KEY            which Oche shows when the board is set up (or OCHE_BOARD_TOKEN)
  --server ADDRESS       your Oche (or OCHE_SERVER; else http://localhost:3000)
  --maker MAKER          autodarts, scolia or opendartboard (or OCHE_MAKER)
  --host ADDRESS         where the board is in the network: autodarts, opendartboard (or OCHE_BOARD_HOST)
  --port PORT            else 3180 for autodarts, 13520 for opendartboard
  --serial NUMBER        Scolia: the serial number (or SCOLIA_SERIAL)
  --access-token TOKEN   Scolia: the access token (or SCOLIA_ACCESS_TOKEN)
  -v, --version
  -h, --help

What is sent are the beds that darts are in, and whether the board sees anything. No pictures.`,
};

export type Texts = typeof de;

/** In German for who has German set, in English for everybody else. */
export const textsFor = (language: string | undefined): Texts =>
  language?.toLowerCase().startsWith('de') ? de : en;

export function textOfWrong(texts: Texts, wrong: Wrong): string {
  if (wrong.kind === 'unknown') return texts.unknown(wrong.option);
  if (wrong.kind === 'maker' && wrong.value === 'granboard') return texts.granboard;
  return 'value' in wrong ? texts[wrong.kind](wrong.value) : texts[wrong.kind];
}

export function textOfTold(texts: Texts, told: Told): string {
  switch (told.kind) {
    case 'connected':
      return texts.connectedToOche(told.board);
    case 'held':
      return texts.held(timeOf(told.until));
    case 'refused':
      return texts.refused(told.status);
    case 'attached':
      return told.is ? texts.attached : texts.detached;
    default:
      return texts[told.kind];
  }
}

/** What a visit looks like: of the state only what is not to be expected. */
export function textOfSeen(texts: Texts, { darts, state }: Seen): string {
  const list = darts.join(' ');
  return state === 'throwing' && list !== '' ? list : `${list || '–'}  (${texts[state]})`;
}

/** The time of day here. */
export function timeOf(moment: string | number): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleTimeString('de-DE');
}

export const textOfEnding = (texts: Texts, ending: Ending | Why): string => texts[ending];
