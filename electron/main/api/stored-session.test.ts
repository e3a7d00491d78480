import { expect, it } from 'vitest';
import type { SecretFile } from '../secrets/secret-file.ts';
import { openStoredSession } from './stored-session.ts';

const origin = 'https://app.example.com';
const cookie = 'session=1; Path=/; Secure; Max-Age=60';

function memoryFile(content?: string) {
  const written: (string | undefined)[] = [];
  const file: SecretFile = {
    read: async () => content,
    write: async (text) => void written.push(text),
    remove: async () => void written.push(undefined),
  };
  return { file, written };
}

/** The stored text of a first start. */
async function keptText(): Promise<string | undefined> {
  const { file, written } = memoryFile();
  const session = await openStoredSession(origin, file, () => {});
  session.jar().store(`${origin}/api/init`, [cookie]);
  await session.flush();
  return written.at(-1);
}

it('restores the cookies for the server that set them', async () => {
  const { file } = memoryFile(await keptText());
  const session = await openStoredSession(origin, file, expect.unreachable);
  expect(session.jar().header(`${origin}/api/init`)).toBe('session=1');
});

it.each([
  ['of another server', async () => await keptText(), 'https://other.example', `it belongs to ${origin}`],
  ['that are no JSON', async () => 'nonsense', origin, 'it is damaged'],
  ['of another shape', async () => '{"origin":1}', origin, 'it is damaged'],
  [
    'that are no cookies',
    async () => JSON.stringify({ origin, cookies: 'nonsense' }),
    origin,
    'it is damaged',
  ],
])('ignores cookies %s, and logs the reason', async (_what, stored, requested, reason) => {
  const warnings: string[] = [];
  const { file } = memoryFile(await stored());
  const session = await openStoredSession(requested, file, (text) => warnings.push(text));
  expect(session.jar().header(`${requested}/api/init`)).toBe('');
  expect(session.jar().origin).toBe(requested);
  expect(warnings).toEqual([reason]);
});

it('batches writes, and writes at once on flush', async () => {
  const { file, written } = memoryFile();
  const session = await openStoredSession(origin, file, () => {});
  session.jar().store(`${origin}/api/init`, [cookie]);
  session.jar().store(`${origin}/api/init`, ['other=1; Path=/; Max-Age=60']);
  expect(written).toHaveLength(0);
  await expect.poll(() => written.length).toBe(1);
  expect(written[0]).toContain('other');
  session.jar().store(`${origin}/api/init`, ['session=; Path=/; Max-Age=0', 'other=; Path=/; Max-Age=0']);
  await session.flush();
  expect(written).toEqual([written[0], undefined]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(written).toHaveLength(2);
});

it('does not carry cookies over to another server', async () => {
  const { file, written } = memoryFile(await keptText());
  const session = await openStoredSession(origin, file, () => {});
  session.switchTo('https://other.example');
  expect(session.jar().header('https://other.example/api/init')).toBe('');
  expect(() => session.jar().header(`${origin}/api/init`)).toThrow();
  await session.flush();
  expect(written).toEqual([undefined]);
});
