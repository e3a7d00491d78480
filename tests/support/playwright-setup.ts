import { startDatabaseServer } from './database-server.ts';

/** Runs once before all specs of Playwright; what it returns runs after them. */
export default function setup(): Promise<() => Promise<void>> {
  return startDatabaseServer();
}
