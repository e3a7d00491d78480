import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const program = `
  const { runCommand } = await import(${JSON.stringify(join(import.meta.dirname, 'run-command.ts'))});
  await runCommand(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)']);
  console.log('went on');`;

it.each(['SIGTERM', 'SIGHUP'] as const)(
  '%s ends the program as well, and nothing goes on',
  async (signal) => {
    const runner = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    runner.stdout.on('data', (data: Buffer) => {
      output += data;
    });
    await once(runner.stdout, 'data');
    runner.kill(signal);
    const [, endedBy] = await once(runner, 'close');
    expect([endedBy, output]).toEqual([signal, expect.stringMatching(/^\d+\n$/)]);
    expect(() => process.kill(Number(output), 0)).toThrow('ESRCH');
  },
);
