import { CommandError } from '@oche/db/command';
import { resetSecondFactor } from '../modules/auth/index.ts';
import type { OcheCommand } from './command.ts';
import { ofAccount, withDeps } from './with-deps.ts';

export const resetSecondFactorOf: OcheCommand = {
  summary: 'takes a lost authenticator app away from an account',
  help: `
pnpm oche reset-second-factor EMAIL

Takes the authenticator app and the recovery codes away from the account with this address: from then on its password
alone is enough, until its owner sets up a second factor again. All sessions of it end, and its owner is told by mail.
Make sure before that it is really the owner who asks.
`,
  maxArguments: 1,
  async run({ positionals: [email] }, print) {
    if (!email) throw new CommandError('Say whose: pnpm oche reset-second-factor EMAIL');
    await withDeps(async (deps) => {
      const { wasOn } = await ofAccount(email, () => resetSecondFactor(deps, email));
      print(wasOn ? `${email} has no second factor any more.` : `${email} had no second factor.`);
    });
  },
};
