import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../country/database-machines.ts';
import { type Scenario, WELL_SECONDS } from './scenario.ts';

const MEMBERS = 60;
/** of the mails, when the worker dies */
const SENT = 15;
/**
 * A job that a dead worker had in hand is free after a minute, which is looked for once a minute (`jobs.release`); and other
 * mails wait in the same queue.
 */
const DIGEST_LIMIT_MS = 240_000;

/**
 * What the mail server has taken and the worker not yet written down when it dies is sent again: as the same mail, by its
 * Message-ID. A worker has so many connections to the mail server.
 */
const UNDER_WAY = 2;

/** Addresses of those who have to get one. */
let digests: string[] = [];

export const killWorker: Scenario = {
  name: 'worker',
  what: 'the worker dies by kill -9 in the middle of a digest, and is started again',
  // nobody waits for it
  bounds: { failedSeconds: 0, wellSeconds: WELL_SECONDS },
  async trouble(country, { mails, tables }) {
    digests = await tables.dueDigests(MEMBERS);
    const sent = () => digests.filter((email) => mails.idsFor(email).length > 0).length;
    await tables.startDigests();
    await until('a part of the digest is sent', async () => sent() >= SENT, DIGEST_LIMIT_MS);
    await country.machines.worker.stop('oche', 'SIGKILL');
    await sleep(1000);
    await country.startOche('worker');
  },
  async check({ mails }) {
    const missing = () => digests.filter((email) => mails.idsFor(email).length === 0);
    await until('all digests came', async () => missing().length === 0, DIGEST_LIMIT_MS).catch(
      () => {},
    );
    const repeated = digests.filter((email) => mails.idsFor(email).length > 1);
    const twice = repeated.filter((email) => new Set(mails.idsFor(email)).size > 1);
    return [
      ...(missing().length > 0 ? [`${missing().length} digests never came`] : []),
      ...(twice.length > 0 ? [`${twice.length} digests came twice, as two mails`] : []),
      ...(repeated.length > UNDER_WAY ? [`${repeated.length} mails were sent again`] : []),
    ];
  },
};
