import { atMost, type Figure } from './figure.ts';
import { type MeasuredWebsite, withWebsite } from './measured-website.ts';
import { sumOf, watchTransfers } from './watch-transfers.ts';

/** What a form needs; the face of the letters is exchanged when it comes. */
const needed = ['document', 'stylesheet'];

/** Signing in with JavaScript switched off: the bytes until the form can be used, and those that follow. */
export async function* measureNoScript(): AsyncGenerator<Figure> {
  yield* withWebsite(async function* (subject) {
    const name = 'no-script /login';
    yield {
      name: `${name} usable`,
      value: await bytesUntilUsable(subject),
      unit: 'bytes',
      bound: atMost(30_000),
    };
    yield { name: `${name} total`, value: await bytesInAll(subject), unit: 'bytes' };
  });
}

/** Nothing but the document and its style sheets gets through, and the form leads on. */
async function bytesUntilUsable({ browser, server }: MeasuredWebsite): Promise<number> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route('**', (route) =>
    needed.includes(route.request().resourceType()) ? route.continue() : route.abort(),
  );
  const transfers = await watchTransfers(page);
  await page.goto(`${server.url}/login`);
  const bytes = sumOf(transfers());
  await page.getByRole('textbox').fill(`no-script-${crypto.randomUUID()}@example.com`);
  await page.getByRole('textbox').press('Enter');
  await page.waitForURL('**/login/verify?*');
  await context.close();
  return bytes;
}

async function bytesInAll({ browser, server }: MeasuredWebsite): Promise<number> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const transfers = await watchTransfers(page);
  await page.goto(`${server.url}/login`, { waitUntil: 'networkidle' });
  await context.close();
  return sumOf(transfers());
}
