/** Runs the embedded PostgreSQL of the folder in the first argument until SIGTERM, for tests that kill it. */
import { exitWithError } from '#server/app/exit-with-error.ts';
import './define-app.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';

const silent = { info: () => {}, warn: console.log, error: console.log };
const dataDir = process.argv[2];
if (!dataDir) throw new Error('no folder given');
const embedded = await startEmbeddedPostgres({ dataDir, logger: silent }).catch(exitWithError);
// Listened to before the address is said: who reads the address may send the signal at once.
process.once('SIGTERM', () => void embedded.stop().then(() => process.exit(0)));
console.log(`url=${embedded.url}`);
