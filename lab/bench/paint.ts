import type { BrowserContext, Page } from 'playwright';
import { atMost, type Figure, ratioAtMost } from './figure.ts';
import { firstList } from './lists/lists.ts';
import { type Cookies, type MeasuredWebsite, signInAdmin, withWebsite } from './measured-website.ts';
import { median, runs } from './median.ts';
import { startStaticCopy } from './static-copy.ts';

/** Slow 4G as DevTools have it. */
const network = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const cpuSlowdown = 4;
/** Enough for a whole first page of the list. */
const rows = 60;
const listPath = `/manager/${firstList.name}`;

interface Paint {
  /** Largest contentful paint, in milliseconds since the visit began. */
  lcp: number;
  /** Cumulative layout shift: 0 is a page that stands still. */
  cls: number;
}

/** How soon a page is seen and whether it stands still, on a slow phone with a cold cache. */
export async function* measurePaint(): AsyncGenerator<Figure> {
  yield* withWebsite(async function* (subject) {
    const { server } = subject;
    const twin = await startStaticCopy(`${server.url}/login`);
    try {
      const cookies = await signInAdmin(server, rows);
      const [login, list, floor] = await paintInTurns(subject, [
        { url: `${server.url}/login` },
        { url: server.url + listPath, cookies },
        { url: twin.url },
      ]);
      yield { ...lcpFigure('/login', login), floor: lcpOf(floor), bound: ratioAtMost(1.2) };
      yield clsFigure('/login', login);
      yield lcpFigure(listPath, list);
      yield clsFigure(listPath, list);
    } finally {
      await twin.stop();
    }
  });
}

/** One visit of each in turn, five times, so that what else the machine does hits them all. */
async function paintInTurns({ browser }: MeasuredWebsite, pages: { url: string; cookies?: Cookies }[]) {
  const paints = pages.map((): Paint[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, { url, cookies }] of pages.entries()) {
      const context = await browser.newContext();
      if (cookies) await context.addCookies(cookies);
      paints[index]?.push(await paintOf(context, url));
      await context.close();
    }
  }
  return paints;
}

async function paintOf(context: BrowserContext, url: string): Promise<Paint> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  if (page.url() !== url) throw new Error(`${url} leads to ${page.url()}`);
  return readPaint(page);
}

/** What the browser has noted of the page so far. */
function readPaint(page: Page): Promise<Paint> {
  return page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        let cls = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) cls += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) => {
          const lcp = list.getEntries().at(-1)?.startTime;
          // Shifts are handed over in the same turn.
          if (lcp !== undefined) setTimeout(() => resolve({ lcp, cls }));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

function lcpOf(paints: readonly Paint[] = []): number {
  return median(paints.map(({ lcp }) => lcp));
}

function lcpFigure(path: string, paints: readonly Paint[] = []): Figure {
  return { name: `paint ${path} LCP`, value: lcpOf(paints), unit: 'ms' };
}

function clsFigure(path: string, paints: readonly Paint[] = []): Figure {
  return {
    name: `paint ${path} CLS`,
    value: median(paints.map(({ cls }) => cls)),
    unit: '',
    bound: atMost(0),
  };
}
