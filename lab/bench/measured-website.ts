import { type Browser, type BrowserContext, chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../scripts/find-chromium.ts';
import { signInByMail } from '../../tests/support/sign-in-user.ts';
import { type ProductionServer, startProductionServer } from '../../tests/support/start-production-server.ts';
import { firstList } from './lists/lists.ts';

/** The product in production mode, and a browser to look at it with. */
export interface MeasuredWebsite {
  browser: Browser;
  server: ProductionServer;
}

/** Starts both, hands them over, and ends them when no more figures are asked for. */
export async function* withWebsite<T>(measure: (subject: MeasuredWebsite) => AsyncIterable<T>) {
  const server = await startProductionServer();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments() });
  try {
    yield* measure({ browser, server });
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * An admin with something to look at.
 * @param rows how many records the lists have at least
 * @returns the cookies of the session
 */
export async function signInAdmin(server: ProductionServer, rows: number, lists = [firstList]) {
  const { sql } = server.database;
  const email = `bench-${crypto.randomUUID()}@example.com`;
  const client = await signInByMail(server, email, 'Amina Wanjiru');
  await sql`update users set role = 'admin' where email = ${email}`;
  for (const list of lists) await list.fill(sql, rows);
  return [...client.cookies].map(([name, value]) => ({ name, value, url: server.url }));
}

export type Cookies = Parameters<BrowserContext['addCookies']>[0];
