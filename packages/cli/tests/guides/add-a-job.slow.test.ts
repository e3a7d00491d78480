import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy, readGuide } from './project-copy.ts';
import { skipUnlessThorough } from './skip-unless-thorough.ts';

/** The guide sends the mail that the page on mail adds; other commands there ask the DNS. */
const steps = [...readGuide('mail'), ...readGuide('add-a-job')].filter((step) => step.kind !== 'commands');

describe('the project with the jobs of the guide', { timeout: 5 * 60_000 }, () => {
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = copyProject();
    for (const step of steps) await copy.take(step);
  });
  afterAll(() => copy?.remove());

  it('passes the linter', async () => {
    const paths = steps.map(({ path }) => path);
    expect(await copy.run('biome', 'check', '--error-on-warnings', ...paths)).toBe('');
  });

  it('has all texts', async () => expect(await copy.run('node', 'scripts/check-locales.ts')).toBe(''));

  it('compiles', async (context) => {
    skipUnlessThorough(context);
    expect(await copy.run('tsc', '--noEmit', '-p', '.')).toBe('');
  });

  it('mails what its jobs say, of which one is due at night and one is started by an operation', async () => {
    const tests = ['server/users/admin-notices.test.ts', 'server/email/templates/account-mails.test.tsx'];
    expect(await copy.run('vitest', 'run', ...tests)).toBe('');
  });
});
