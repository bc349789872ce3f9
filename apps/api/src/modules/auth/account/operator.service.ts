import { type Executor, type Tx, withTransaction } from '@oche/db';
import type { Role } from '@oche/validators/auth/schemas';
import { type AuditFacts, audit } from '../../../lib/audit.ts';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { queueMail } from '../../../lib/mail/mail.ts';
import '../auth.mails.ts';
import { replaceRecoveryCodes } from '../second-factor/recovery-code.queries.ts';
import { endAllSessions } from '../session/session.service.ts';
import * as accounts from './account.queries.ts';

/*
 * What whoever runs the machine may do to an account, by commands. There is no member who does it, so the log names
 * nobody.
 */

type OperatorDeps = Pick<Deps, 'db' | 'clock' | 'events'>;

/**
 * Finds an account by its address, in upper or lower case.
 * @throws AppError NOT_FOUND
 */
export async function requireAccount(db: Executor, email: string): Promise<accounts.Account> {
  const account = await accounts.getAccountByEmail(db, email);
  if (!account) throw new AppError('NOT_FOUND');
  return account;
}

/** @throws AppError NOT_FOUND */
export async function setRoleAsOperator(
  deps: OperatorDeps,
  email: string,
  role: Role,
): Promise<{ before: Role }> {
  return withTransaction(deps.db, async (tx) => {
    const account = await lockByEmail(tx, email);
    await accounts.updateAccount(tx, account.id, { role, updated_at: deps.clock.now() });
    await note(deps, tx, account.id, 'member.role', { role: account.role }, { role });
    return { before: account.role };
  });
}

/**
 * Takes the authenticator app and the recovery codes away from somebody who has lost them. All sessions end, and the
 * member is told by mail.
 * @throws AppError NOT_FOUND
 */
export async function resetSecondFactor(
  deps: OperatorDeps,
  email: string,
): Promise<{ wasOn: boolean }> {
  return withTransaction(deps.db, async (tx) => {
    const account = await lockByEmail(tx, email);
    const wasOn = account.totp_enabled_at !== null;
    if (!wasOn) return { wasOn };
    await accounts.updateAccount(tx, account.id, {
      totp_secret: null,
      totp_enabled_at: null,
      updated_at: deps.clock.now(),
    });
    await replaceRecoveryCodes(tx, account.id, []);
    await endAllSessions(tx, deps, account.id);
    const { email: to, locale } = account;
    await queueMail(tx, { template: 'auth.secondFactorOff', to, locale, params: {} });
    await note(deps, tx, account.id, 'member.secondFactor', { isOn: true }, { isOn: false });
    return { wasOn };
  });
}

async function lockByEmail(tx: Tx, email: string): Promise<accounts.Account> {
  const { id } = await requireAccount(tx, email);
  return accounts.lockAccount(tx, id);
}

const note = (
  { clock }: OperatorDeps,
  tx: Tx,
  id: string,
  action: `${string}.${string}`,
  before: AuditFacts,
  after: AuditFacts,
) =>
  audit({ actor: null, clock }, tx, {
    action,
    thing: { kind: 'member', id },
    scope: 'admin',
    before,
    after,
  });
