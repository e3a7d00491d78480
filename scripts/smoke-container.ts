/**
 * `npm run container:smoke`: whether what build/container/compose.yaml has started works: health, a page, metrics shut, a
 * whole sign-in by the code in the mail, the provider's page. Addresses: APP and MAILPIT, unless told those of the file.
 */
import { parseArgs } from 'node:util';
import { signInByCode, until } from './container/sign-in-by-code.ts';

const { values } = parseArgs({
  options: {
    app: { type: 'string', default: 'http://localhost:3000' },
    mailpit: { type: 'string', default: 'http://localhost:8025' },
  },
});
const { app, mailpit } = values;

async function expectStatus(path: string, status: number): Promise<Response> {
  const answer = await fetch(app + path, { redirect: 'manual' });
  if (answer.status !== status) throw new Error(`GET ${path}: ${answer.status} in place of ${status}`);
  return answer;
}

/** From Mailpit's own API. */
async function readCode(email: string): Promise<string | undefined> {
  const query = encodeURIComponent(`to:"${email}"`);
  const found = (await (await fetch(`${mailpit}/api/v1/search?query=${query}`)).json()) as {
    messages: { ID: string }[];
  };
  const [newest] = found.messages;
  if (!newest) return undefined;
  const mail = (await (await fetch(`${mailpit}/api/v1/message/${newest.ID}`)).json()) as { Text: string };
  return /(?<![\w/=-])[A-Z0-9]{6}(?![\w/=-])/.exec(mail.Text)?.[0];
}

try {
  await until(
    'answer of /readyz',
    async () => (await fetch(`${app}/readyz`).catch(() => undefined))?.ok || undefined,
  );
  const page = await (await expectStatus('/login', 200)).text();
  if (!page.includes('<title>')) throw new Error('/login is no page');
  await expectStatus('/metrics', 404);
  await expectStatus('/dev/mailbox', 404);
  await signInByCode(app, `smoke-${Date.now()}@example.com`, readCode);
  console.log('Health, page and sign-in by code work.');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
