import type { Browser } from 'playwright';
import type { ProductionServer } from '../../tests/support/start-production-server.ts';
import { atMost, type Figure } from './figure.ts';
import { measuredLists } from './lists/lists.ts';
import { signInAdmin, withWebsite } from './measured-website.ts';
import { sumOf, type Transfer, watchTransfers } from './watch-transfers.ts';

interface MeasuredPage {
  path: string;
  /** An admin opens it. */
  signedIn: boolean;
  bounds: { javascript?: number; total?: number; requests?: number };
}

/** What may be fetched ahead after a list has loaded, before anybody has used it. */
const ahead = { requests: 6, bytes: 30_000 };
/** What is fetched ahead begins within this time, in milliseconds: see loadWhenIdle. */
const aheadDelay = 3000;

const pages: MeasuredPage[] = [
  { path: '/login', signedIn: false, bounds: { javascript: 128_000, total: 220_000, requests: 20 } },
  { path: '/app', signedIn: true, bounds: {} },
  ...measuredLists.map(({ name, javascript }) => ({
    path: `/manager/${name}`,
    signedIn: true,
    bounds: { javascript },
  })),
];
/** Enough for a whole first page of a list. */
const rows = 60;

/** What the browser fetches for a page with a cold cache, as bytes over the wire. */
export async function* measureFirstLoad(): AsyncGenerator<Figure> {
  yield* withWebsite(async function* ({ browser, server }) {
    yield* await firstLoadFigures(browser, server);
  });
}

/** The same with a browser and a server that run already. */
export async function firstLoadFigures(browser: Browser, server: ProductionServer): Promise<Figure[]> {
  const figures: Figure[] = [];
  const cookies = await signInAdmin(server, rows, measuredLists);
  for (const measured of pages) {
    const context = await browser.newContext();
    if (measured.signedIn) await context.addCookies(cookies);
    const page = await context.newPage();
    const transfers = await watchTransfers(page);
    const answer = await page.goto(server.url + measured.path, { waitUntil: 'networkidle' });
    if (answer?.status() !== 200 || new URL(page.url()).pathname !== measured.path)
      throw new Error(`${measured.path} is not shown: ${answer?.status()} at ${page.url()}`);
    const first = transfers();
    await page.waitForTimeout(aheadDelay);
    figures.push(...describe(measured, first));
    const isList = measuredLists.some(({ name }) => measured.path.endsWith(name));
    if (isList) figures.push(...describeAhead(measured, transfers().slice(first.length)));
    await context.close();
  }
  return figures;
}

function describe({ path, bounds }: MeasuredPage, transfers: Transfer[]): Figure[] {
  const figure = (what: keyof typeof bounds, value: number, unit: string): Figure => {
    const most = bounds[what];
    return { name: `first-load ${path} ${what}`, value, unit, ...(most && { bound: atMost(most) }) };
  };
  return [
    figure('javascript', sumOf(transfers, 'Script'), 'bytes'),
    figure('total', sumOf(transfers), 'bytes'),
    figure('requests', transfers.length, 'requests'),
  ];
}

function describeAhead({ path }: MeasuredPage, transfers: Transfer[]): Figure[] {
  const name = `first-load ${path} ahead`;
  return [
    { name: `${name} requests`, value: transfers.length, unit: 'requests', bound: atMost(ahead.requests) },
    { name: `${name} bytes`, value: sumOf(transfers), unit: 'bytes', bound: atMost(ahead.bytes) },
  ];
}
