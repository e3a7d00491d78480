import './define-app.ts';
import { startDatabaseServer } from './database-server.ts';

/** Runs once before all tests of vitest; what it returns runs after them. */
export default function setup(): Promise<() => Promise<void>> {
  return startDatabaseServer();
}
