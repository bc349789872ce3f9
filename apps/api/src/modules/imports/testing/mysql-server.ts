import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { createServer } from 'mysql2';

/** MySQL's numbers of types and code pages. */
const LONGLONG = 8;
const VAR_STRING = 253;
const BLOB = 252;
const UTF8 = 45;
const BYTES = 63;
const LATIN1 = 8;
const PROTOCOL_41 = 0x0000_0200;
const SECURE_CONNECTION = 0x0000_8000;
const PLUGIN_AUTH = 0x0008_0000;
const CONNECT_WITH_DB = 0x0000_0008;

/** What a connection of mysql2 is on a server's side; its types tell of less. */
interface Connection {
  serverConfig: { encoding: string };
  serverHandshake(greeting: Record<string, unknown>): void;
  on(event: 'query' | 'stmt_prepare', listener: (sql: string) => void): void;
  on(event: 'error', listener: (error: Error) => void): void;
  writeColumns(columns: readonly object[]): void;
  writeTextRow(cells: readonly (string | null)[]): void;
  writeEof(): void;
  writeOk(): void;
  writeError(error: { code: number; message: string }): void;
  /** of the next packet: each statement begins anew */
  sequenceId: number;
  stream: import('node:net').Socket;
}

export interface MysqlServer {
  url: string;
  /** all that was asked, in its order; null where the server doesn't say */
  asked: string[] | null;
  /** Closes all connections, as a server does with those that have been silent for long. */
  hangUp(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A server that speaks MySQL's protocol, with a dump that was stored: what reads a live board goes through a socket,
 * a greeting, packets, and the types that a server says its columns have.
 */
export async function serveStored(path: string): Promise<MysqlServer> {
  const db = new DatabaseSync(path, { readOnly: true });
  const asked: string[] = [];
  const connections = new Set<Connection>();
  const server = createServer((given) => {
    const connection = given as unknown as Connection;
    connections.add(connection);
    connection.stream.setNoDelay(true);
    connection.on('error', () => connections.delete(connection));
    connection.serverHandshake({
      protocolVersion: 10,
      serverVersion: '8.0.36',
      connectionId: connections.size,
      statusFlags: 2,
      // rows are written as bytes, so that each column can have its own code page
      characterSet: LATIN1,
      capabilityFlags: PROTOCOL_41 | SECURE_CONNECTION | PLUGIN_AUTH | CONNECT_WITH_DB,
      authCallback(
        { user, database }: { user: string; database: string },
        answer: (error: null, refusal?: { message: string; code: number }) => void,
      ) {
        const isKnown = user === 'reader' && database === 'board';
        answer(null, isKnown ? undefined : { message: `Access denied for '${user}'`, code: 1045 });
        connection.sequenceId = 0;
      },
    });
    connection.on('stmt_prepare', (sql) => {
      asked.push(sql);
      connection.writeOk();
      connection.sequenceId = 0;
    });
    connection.on('query', (sql) => {
      asked.push(sql);
      answer(connection, db, sql);
      connection.sequenceId = 0;
    });
  });
  server.listen(0);
  const { _server: listening } = server as unknown as { _server: import('node:net').Server };
  if (!listening.listening) await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const hangUp = async () => {
    for (const { stream } of connections) stream.destroy();
    connections.clear();
  };
  return {
    url: `mysql://reader:secret@127.0.0.1:${port}/board`,
    asked,
    hangUp,
    async close() {
      await hangUp();
      await new Promise((resolve) => listening.close(resolve));
      db.close();
    },
  };
}

/** What a server has of itself, and SQLite has by other names. */
const ofSqlite = (sql: string): string => {
  const table = /table_name = '([^']+)'/.exec(sql)?.[1];
  if (table) return `select name from pragma_table_info('${table}')`;
  return sql.includes('information_schema.tables')
    ? "select name from sqlite_master where type = 'table' and name not like 'sqlite%'"
    : sql;
};

function answer(connection: Connection, db: DatabaseSync, sql: string): void {
  try {
    const statement = db.prepare(ofSqlite(sql));
    const rows = statement.all();
    const columns = statement.columns().map(({ name, type }) => {
      const is = type?.toLowerCase() ?? typeof rows.find((row) => row[name] !== null)?.[name];
      return columnOf(name, is);
    });
    connection.writeColumns(columns);
    for (const row of rows) connection.writeTextRow(columns.map(({ name }) => cellOf(row[name])));
    connection.writeEof();
  } catch (error) {
    connection.writeError({ code: 1064, message: error instanceof Error ? error.message : '' });
  }
}

function columnOf(name: string, type: string) {
  const isNumber = type === 'integer' || type === 'number';
  const isBytes = type === 'blob';
  return {
    catalog: 'def',
    schema: 'board',
    table: '',
    orgTable: '',
    name,
    orgName: name,
    characterSet: isNumber || isBytes ? BYTES : UTF8,
    columnLength: 255,
    columnType: isNumber ? LONGLONG : isBytes ? BLOB : VAR_STRING,
    flags: 0,
    decimals: 0,
  };
}

/** Each byte a character, as rows are written so. */
const cellOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  const bytes = value instanceof Uint8Array ? Buffer.from(value) : Buffer.from(String(value));
  return bytes.toString('latin1');
};
