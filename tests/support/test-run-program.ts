/** A test run with a database and a program that has one of its own, for the test that kills it. */
import { startDatabaseServer } from './database-server.ts';
import { runProgram } from './run-program.ts';

await startDatabaseServer();
const folder = process.env.TMPDIR;
const program = runProgram('tests/support/embedded-program.ts', { args: [`${folder}/data`] });
await program.waitFor(/url=.*/);
console.log(`folder=${folder} program=${program.child.pid}`);
setInterval(() => {}, 60_000);
