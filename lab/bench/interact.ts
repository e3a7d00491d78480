import type { Page } from 'playwright';
import { atMost, type BenchRun, type Figure } from './figure.ts';
import { firstList, measuredLists } from './lists/lists.ts';
import { signInAdmin, withWebsite } from './measured-website.ts';
import { median, runs } from './median.ts';
import { type Interactions, readInteractions, watchInteractions } from './watch-interactions.ts';

const rows = 10_000;
const cpuSlowdown = 4;
/** Milliseconds that an answer to a key or a press may take where people go on without a pause. */
const bound = 100;
const term = 'bench-12';
/** From one page to the next, over links of the sidebar. */
const listPath = `/manager/${firstList.name}`;
const walk = [
  ...measuredLists.map(({ name }) => `/manager/${name}`).reverse(),
  '/manager/dashboard',
  listPath,
];

/** How the page of a long list answers to keys and presses, and how pages that were fetched ahead do. */
export async function* measureInteract({ allow }: BenchRun): AsyncGenerator<Figure> {
  yield* withWebsite(async function* ({ browser, server }) {
    const context = await browser.newContext();
    await context.addCookies(await signInAdmin(server, rows));
    const page = await context.newPage();
    await page.goto(server.url + listPath, { waitUntil: 'networkidle' });
    await loadAll(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    yield* describe(
      `typing over ${rows.toLocaleString('en')} rows`,
      await repeat(page, typeTerm),
      allow(bound),
    );
    yield* describe('moving between pages', await repeat(page, takeWalk), allow(bound));
    yield* describe('choosing all rows', await repeat(page, chooseAll));
    yield* describe('opening the palette', await repeat(page, openPalette));
    yield* describe('opening the menu', await repeat(page, openMenu));
    await context.close();
  });
}

/** Asks for the next rows as soon as those before are there, until there are no more. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const step = () => {
          const foot = document.querySelector('[data-sticky="list-foot"]');
          const button = foot?.querySelector('button');
          if (!button) return resolve();
          button.click();
          setTimeout(step, 20);
        };
        step();
      }),
  );
}

async function repeat(page: Page, act: (page: Page) => Promise<void>): Promise<Interactions[]> {
  const seen: Interactions[] = [];
  for (let run = 0; run < runs; run++) {
    await watchInteractions(page);
    await act(page);
    seen.push(await readInteractions(page));
  }
  return seen;
}

/** As fast as people type; what is found stands there, and goes again. */
async function typeTerm(page: Page): Promise<void> {
  const search = page.getByRole('searchbox');
  await search.click();
  await search.pressSequentially(term, { delay: 120 });
  await page.waitForURL(`**?searchTerm=${term}`);
  await page.waitForLoadState('networkidle');
  await search.press('Escape');
  await page.waitForURL((url) => !url.searchParams.has('searchTerm'));
}

/** The pointer rests on a link until its page has been fetched, then presses it. */
async function takeWalk(page: Page): Promise<void> {
  for (const path of walk) {
    const link = page.locator(`nav a[href="${path}"]`).first();
    await link.hover();
    await page.waitForTimeout(200);
    await page.waitForLoadState('networkidle');
    await link.click();
    await page.waitForURL(`**${path}`);
  }
}

/** All that are loaded, and then none. */
async function chooseAll(page: Page): Promise<void> {
  const box = page.locator('thead input[type=checkbox]');
  await box.click();
  await page.locator('tbody [data-selected]').first().waitFor();
  await box.click();
  await page.locator('tbody [data-selected]').first().waitFor({ state: 'detached' });
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox').waitFor({ state: 'detached' });
}

/** That of the person, in the sidebar. */
async function openMenu(page: Page): Promise<void> {
  await page.locator('aside button[aria-haspopup=menu]').click();
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
}

function* describe(what: string, seen: readonly Interactions[], most?: number): Generator<Figure> {
  const inp = median(seen.map((each) => each.inp));
  yield {
    name: `interact ${what} INP`,
    value: inp,
    unit: 'ms',
    ...(most !== undefined && { bound: atMost(most) }),
  };
  const longest = median(seen.map((each) => each.longestTask));
  yield { name: `interact ${what} longest task`, value: longest, unit: 'ms', note: '0: none took 50 ms' };
}
