import setupDatabase from '@oche/db/testing-setup';
import type { TestProject } from 'vitest/node';
import { migrateJobs } from '../lib/jobs/job-worker.ts';

/** Starts one PostgreSQL for the run, with a template database that includes the job queue. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const teardown = await setupDatabase(project);
  const { url, template } = project.getProvidedContext().ocheTestServer;
  const address = new URL(url);
  address.pathname = `/${template}`;
  await migrateJobs(address.href);
  return teardown;
}
