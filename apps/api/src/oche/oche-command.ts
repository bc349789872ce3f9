import { CommandError, DATABASE_HELP, runCommand } from '@oche/db/command';
import { commands } from './commands.ts';

const list = Object.entries(commands).map(
  ([name, { summary }]) => `  ${name.padEnd(22)}${summary}`,
);
const help = `
pnpm oche COMMAND

${list.join('\n')}

Each has --help. All of them work while Oche is running.
${DATABASE_HELP}
`;

const args = process.argv.slice(2).filter((arg) => arg !== '--');
const [name = '--help'] = args;
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  const { options = {}, maxArguments = 0 } = command;
  process.argv.splice(2, process.argv.length, ...args.slice(1));
  const about = `${command.help.trim()}\n${DATABASE_HELP}`;
  await runCommand({ help: about, options, maxArguments }, ({ positionals, values }) =>
    command.run({ positionals, values: { ...values } as never }, console.log),
  );
} else {
  await runCommand({ help, maxArguments: 1 }, async () => {
    throw new CommandError(`There is no command "${name}". See pnpm oche --help.`);
  });
}
