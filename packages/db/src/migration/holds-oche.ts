import type { ClientBase } from 'pg';

/** A database in which Oche has never started, e.g. as the command that wants to use it lacks the site's settings. */
class NoOcheError extends Error {
  override name = 'NoOcheError';

  constructor(database: string, host: string) {
    super(
      `The database "${database}" at ${host} holds no Oche: DATABASE_URL names the one to take, ` +
        'or, for an embedded one, OCHE_DATA_DIR its folder.',
    );
  }
}

/**
 * @param url that of the client, for the message
 * @throws NoOcheError
 */
export async function requireOche(client: ClientBase, url: string): Promise<void> {
  const { rows } = await client.query<{ name: string; isOche: boolean }>(
    `select current_database() as name, to_regclass('oche_migrations') is not null as "isOche"`,
  );
  const [found] = rows;
  if (!found?.isOche) throw new NoOcheError(found?.name ?? '', new URL(url).host);
}
