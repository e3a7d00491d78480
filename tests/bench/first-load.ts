import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArguments, findChromium } from '#scripts/find-chromium.ts';
import { startProductionServer } from '#tests/support/start-production-server.ts';
import type { Figure } from './figure.ts';

const paths = ['/login'];
const bounds = { javascript: 125_000, requests: 20 };

interface Transfer {
  type: string;
  bytes: number;
}

/** What the browser fetches for a page with a cold cache, as bytes over the wire. */
export async function measureFirstLoad(): Promise<Figure[]> {
  const server = await startProductionServer();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments() });
  try {
    return await firstLoadFigures(browser, server.url);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The same with a browser and a server that run already. */
export async function firstLoadFigures(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of paths) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const transfers = await watchTransfers(page);
    await page.goto(url + path, { waitUntil: 'networkidle' });
    figures.push(...describe(path, transfers()));
    await context.close();
  }
  return figures;
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

function describe(path: string, transfers: Transfer[]): Figure[] {
  const sum = (chosen: Transfer[]) => chosen.reduce((total, { bytes }) => total + bytes, 0);
  return [
    {
      name: `first-load ${path} javascript`,
      value: sum(transfers.filter(({ type }) => type === 'Script')),
      unit: 'bytes',
      bound: bounds.javascript,
    },
    { name: `first-load ${path} total`, value: sum(transfers), unit: 'bytes' },
    {
      name: `first-load ${path} requests`,
      value: transfers.length,
      unit: 'requests',
      bound: bounds.requests,
    },
  ];
}
