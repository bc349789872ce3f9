import { resolveMx } from 'node:dns/promises';
import type { Deps } from '../../../lib/deps.ts';
import { replyAddress } from '../address/reply-address.ts';
import { lookIntoMailbox } from '../receiving/imap-poll.service.ts';
import { askListener } from './ask-listener.ts';

/** What was found out about one part of the setting. */
export interface Finding {
  text: string;
  /** whether answers don't arrive because of it */
  isWrong: boolean;
}

const fine = (text: string): Finding => ({ text, isWrong: false });
const wrong = (text: string): Finding => ({ text, isWrong: true });

type Checked = Pick<Deps, 'env' | 'vault' | 'clock'>;

/** Nobody's: no member has this number, so what would be written there is dropped. */
const NOBODY = { letter: 'z', id: 0, number: 0, generation: 0 };

/**
 * Whether members can answer mails: as the mail server of the operator would see it, without sending anything.
 * @param findMx what the domain of the address says in the DNS
 */
export async function checkReplies(
  deps: Checked,
  { findMx = resolveMx }: { findMx?: typeof resolveMx } = {},
): Promise<Finding[]> {
  const { REPLY_ADDRESS: address, SMTP_URL, REPLY_AUTHSERV_ID: authServer } = deps.env;
  if (!address) return [fine('Mails can’t be answered: REPLY_ADDRESS is not set.')];
  return [
    fine(`Mails are answered at ${address}.`),
    SMTP_URL
      ? fine('Mails are sent by SMTP_URL.')
      : wrong('SMTP_URL is not set: no mail goes out, so nobody has one to answer.'),
    ...(await wayIn(deps)),
    await domainOf(address, findMx),
    fine(
      authServer
        ? `Only mails that ${authServer} has found authentic count.`
        : 'REPLY_AUTHSERV_ID is not set: the signed address and the sender’s address are what counts.',
    ),
  ];
}

async function wayIn(deps: Checked): Promise<Finding[]> {
  const { REPLY_SMTP_PORT: port, REPLY_IMAP_URL: mailbox } = deps.env;
  if (port === undefined && !mailbox) {
    return [
      wrong('Neither REPLY_SMTP_PORT nor REPLY_IMAP_URL is set: what comes in reaches nobody.'),
    ];
  }
  const ways = [port === undefined ? null : listener(deps, port), mailbox ? inMailbox(deps) : null];
  return (await Promise.all(ways)).filter((finding) => finding !== null);
}

/** Asks the process that listens, which knows an address only if it has the same key. */
async function listener(deps: Checked, port: number): Promise<Finding> {
  const { REPLY_SMTP_HOST: host, REPLY_ADDRESS: plain = '' } = deps.env;
  const at = `${host}:${port}`;
  const signed = replyAddress(deps, NOBODY) ?? plain;
  const asked = await askListener({ host, port }, [signed, plain]).catch((error: Error) => error);
  if (asked instanceof Error) {
    return wrong(
      `Nobody takes answers at ${at}: ${asked.message}. Does Oche run with these settings?`,
    );
  }
  const [known = 0, unknown = 0] = asked;
  if (known >= 500 && unknown >= 500) {
    return wrong(
      `The listener at ${at} refuses our own addresses: it has another REPLY_ADDRESS or another ENCRYPTION_KEY.`,
    );
  }
  if (unknown < 500) return wrong(`What listens at ${at} takes any address: it is not Oche.`);
  return fine(`Answers are taken at ${at}, with the same address and the same key.`);
}

async function inMailbox(deps: Checked): Promise<Finding> {
  try {
    const { unseen } = await lookIntoMailbox(deps);
    return fine(`The mailbox of REPLY_IMAP_URL can be read; ${unseen} of its mails are unseen.`);
  } catch (error) {
    return wrong(`${error instanceof Error ? error.message : error}.`);
  }
}

async function domainOf(address: string, findMx: typeof resolveMx): Promise<Finding> {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const records = await findMx(domain).catch(() => []);
  const names = records.toSorted((a, b) => a.priority - b.priority).map(({ exchange }) => exchange);
  // the domain may be known only inside, so this alone is no mistake
  return fine(
    names.length > 0
      ? `Mails to ${domain} go to ${names.join(', ')}, which has to pass them on: docs/operations.md, "Answers by mail".`
      : `The DNS has no MX record of ${domain}: mails from outside find no way there, unless it has an address of its own.`,
  );
}
