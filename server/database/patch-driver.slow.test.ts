import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { runProgram } from '#tests/support/run-program.ts';

test('work in progress on a lost connection fails, and the next connection works', async () => {
  const { url, drop } = await createTestDatabase({ empty: true });
  const program = runProgram('tests/support/cut-connection-program.ts', { args: [url] });
  expect(await program.exited, program.output()).toBe(0);
  expect(program.output()).toMatch(
    /transaction: (?:CONNECTION_CLOSED|57P01|ECONNRESET)\nquery: CONNECTION_CLOSED\nafterwards: 1\ncut off: CONNECTION_CLOSED\nlate: CONNECTION_CLOSED, 0 rows\nunanswered: CONNECTION_DESTROYED\n/,
  );
  await drop();
});
