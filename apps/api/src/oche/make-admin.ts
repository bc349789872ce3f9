import { CommandError } from '@oche/db/command';
import { roles } from '@oche/validators/auth/schemas';
import { setRoleAsOperator } from '../modules/auth/index.ts';
import type { OcheCommand } from './command.ts';
import { ofAccount, withDeps } from './with-deps.ts';

/** The first admin of an installation, or one who comes after the last has left. */
export const makeAdmin: OcheCommand = {
  summary: 'gives an account the role admin, or another one',
  help: `
pnpm oche make-admin EMAIL [--role admin|moderator|user]

Gives the account with this address the role admin, or another one. It counts at once. Outside development admins and
moderators set up a second factor before they can do anything as such.
`,
  options: { role: { type: 'string', default: 'admin' } },
  maxArguments: 1,
  async run({ positionals: [email], values }, print) {
    if (!email) throw new CommandError('Say whose: pnpm oche make-admin EMAIL');
    const role = roles.find((each) => each === values.role);
    if (!role) throw new CommandError(`A role is one of ${roles.join(', ')}.`);
    await withDeps(async (deps) => {
      const { before } = await ofAccount(email, () => setRoleAsOperator(deps, email, role));
      print(`${email} is ${role} now, and was ${before}.`);
    });
  },
};
