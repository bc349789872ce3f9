import { createConnection } from 'mysql2/promise';
import type { MysqlServer } from './mysql-server.ts';

const READER = 'oche_reader';

/**
 * The same of a real server: a dump is loaded into a database of its own, of which an account may read and nothing
 * else.
 * @param admin mysql://root@host:port of one that may make databases and accounts
 */
export async function loadDump(admin: string, dump: string): Promise<MysqlServer> {
  const name = `oche_test_${process.pid}`;
  const connection = await createConnection({ uri: admin, multipleStatements: true });
  await connection.query(`drop database if exists ${name}; create database ${name}; use ${name}`);
  // DELIMITER is a word of its clients, which servers don't know
  await connection.query(dump.slice(0, dump.indexOf('\nDELIMITER ')));
  await connection.query(
    `create or replace user ${READER} identified by 'secret'; grant select on ${name}.* to ${READER}`,
  );
  const url = new URL(`mysql://${READER}:secret@${new URL(admin).host}/${name}`);
  return {
    url: url.href,
    asked: null,
    async hangUp() {
      const [rows] = await connection.query(
        'select id from information_schema.processlist where user = ?',
        [READER],
      );
      for (const { id } of rows as { id: number }[]) await connection.query(`kill ${id}`);
    },
    async close() {
      await connection.query(`drop database ${name}; drop user ${READER}`);
      await connection.end();
    },
  };
}
