/**
 * `npm run container:smoke`: whether what build/container/compose.yaml has started works: health, a page, metrics shut, a
 * whole sign-in by the code in the mail, the way to the provider. `--app` and `--mailpit` name other addresses than the
 * file's.
 */
// First, as what the tests share asks for the app while it loads.
import '../../tests/support/define-app.ts';

import { readOptions } from '#scripts/read-options.ts';
import { exitWithError } from '#server/app/exit-with-error.ts';
import { signInByCode, until } from './sign-in-by-code.ts';

const usage = `Usage: npm run container:smoke -- [--app URL] [--mailpit URL]
Whether what build/container/compose.yaml has started works; the two name other addresses than the file's.`;

const options = {
  app: { type: 'string', default: 'http://localhost:3000' },
  mailpit: { type: 'string', default: 'http://localhost:8025' },
} as const;

const { app, mailpit } = readOptionsOrExit();

function readOptionsOrExit() {
  try {
    return readOptions(options, usage);
  } catch (error) {
    return exitWithError(error);
  }
}

async function expectStatus(path: string, status: number): Promise<Response> {
  const answer = await fetch(app + path, { redirect: 'manual' });
  if (answer.status !== status) throw new Error(`GET ${path}: ${answer.status} in place of ${status}`);
  return answer;
}

/** The server has found the provider, and leads there. What follows takes a browser. */
async function expectProvider(): Promise<void> {
  const answer = await fetch(`${app}/api/auth/sign-in/social`, {
    method: 'POST',
    headers: { origin: app, 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'oidc', callbackURL: '/login' }),
  });
  const { url } = (await answer.json()) as { url?: string };
  if (url && new URL(url).origin !== app) return;
  throw new Error(`no way to the provider: ${answer.status}`);
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
  await expectProvider();
  await signInByCode(app, `smoke-${Date.now()}@example.com`, readCode);
  console.log('Health, page, sign-in by code and the way to the provider work.');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
