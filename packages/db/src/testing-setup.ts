/**
 * Global setup for vitest: one PostgreSQL and one migrated template database for the whole run.
 * Use it as `globalSetup: '@oche/db/testing-setup'`, then `createTestDatabase()` in each file.
 */
import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { startTemporaryServer } from './embedded/temporary-server.ts';
import { migrate } from './migration/migrate.ts';
import { withAdmin, withDatabase } from './testing-admin.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    ocheTestServer: {
      url: string;
      template: string;
      /** a folder for what indexes were used, if somebody wants to know */
      indexUse: string | undefined;
    };
  }
}

/** Uses the server of TEST_DATABASE_URL or DATABASE_URL if set; databases there stay untouched. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  const server = external ? undefined : await startTemporaryServer();
  const url = server?.url ?? external ?? '';
  const template = `oche_template_${randomBytes(6).toString('hex')}`;
  const dropTemplate = () => withAdmin(url, (sql) => sql(`drop database if exists ${template}`));
  const teardown = () => (server ? server.stop() : dropTemplate());
  try {
    await withAdmin(url, (sql) => sql(`create database ${template}`));
    await migrate(withDatabase(url, template));
  } catch (error) {
    await teardown();
    throw error;
  }
  const indexUse = process.env.OCHE_INDEX_USE;
  project.provide('ocheTestServer', { url, template, indexUse });
  return teardown;
}
