import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArguments, findChromium } from '#scripts/find-chromium.ts';
import { type ProductionServer, startProductionServer } from '#tests/support/start-production-server.ts';
import { signInVisitor } from '#tests/support/visitor.ts';
import { atMost, type Figure } from './figure.ts';

interface MeasuredPage {
  path: string;
  /** An admin opens it. */
  signedIn: boolean;
  bounds: { javascript?: number; requests?: number };
}

const pages: MeasuredPage[] = [
  { path: '/login', signedIn: false, bounds: { javascript: 125_000, requests: 20 } },
  { path: '/app', signedIn: true, bounds: {} },
  { path: '/manager/repositories', signedIn: true, bounds: { javascript: 190_000 } },
];
/** Enough for a whole first page of the list. */
const repositories = 60;

interface Transfer {
  type: string;
  bytes: number;
}

/** What the browser fetches for a page with a cold cache, as bytes over the wire. */
export async function* measureFirstLoad(): AsyncGenerator<Figure> {
  const server = await startProductionServer();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments() });
  try {
    yield* await firstLoadFigures(browser, server);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The same with a browser and a server that run already. */
export async function firstLoadFigures(browser: Browser, server: ProductionServer): Promise<Figure[]> {
  const figures: Figure[] = [];
  const cookies = await signInAdmin(server);
  for (const measured of pages) {
    const context = await browser.newContext();
    if (measured.signedIn) await context.addCookies(cookies);
    const page = await context.newPage();
    const transfers = await watchTransfers(page);
    const answer = await page.goto(server.url + measured.path, { waitUntil: 'networkidle' });
    if (answer?.status() !== 200 || new URL(page.url()).pathname !== measured.path)
      throw new Error(`${measured.path} is not shown: ${answer?.status()} at ${page.url()}`);
    figures.push(...describe(measured, transfers()));
    await context.close();
  }
  return figures;
}

/** An admin with something to look at. @returns the cookies of the session */
async function signInAdmin(server: ProductionServer) {
  const { sql } = server.database;
  const email = `first-load-${crypto.randomUUID()}@example.com`;
  const visitor = await signInVisitor(server, email, 'Amina Wanjiru');
  await sql`update users set role = 'admin' where email = ${email}`;
  await sql`
    insert into repositories (name, link) select 'first-load-' || n, 'https://git.example/' || n
    from generate_series(1, ${repositories}) n on conflict do nothing`;
  return [...visitor.cookies].map(([name, value]) => ({ name, value, url: server.url }));
}

async function watchTransfers(page: Page): Promise<() => Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  );
  await session.send('Network.enable');
  return () => [...types].map(([id, type]) => ({ type, bytes: bytes.get(id) ?? 0 }));
}

function describe({ path, bounds }: MeasuredPage, transfers: Transfer[]): Figure[] {
  const sum = (chosen: Transfer[]) => chosen.reduce((total, { bytes }) => total + bytes, 0);
  return [
    {
      name: `first-load ${path} javascript`,
      value: sum(transfers.filter(({ type }) => type === 'Script')),
      unit: 'bytes',
      ...(bounds.javascript && { bound: atMost(bounds.javascript) }),
    },
    { name: `first-load ${path} total`, value: sum(transfers), unit: 'bytes' },
    {
      name: `first-load ${path} requests`,
      value: transfers.length,
      unit: 'requests',
      ...(bounds.requests && { bound: atMost(bounds.requests) }),
    },
  ];
}
