export { callerPath } from './caller-path.ts';
export { CommandError, runCommand } from './command.ts';
export { DATABASE_HELP, withDatabaseUrl } from './database.ts';
export { Progress } from './progress.ts';
