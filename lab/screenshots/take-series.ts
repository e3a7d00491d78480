import type { Browser, BrowserContext, Route } from 'playwright';
import type { Picture } from './plan-pictures.ts';
import { sizes } from './screen.ts';
import type { Sessions } from './sign-in.ts';
import type { Origin, Origins } from './start-origins.ts';
import { takePicture } from './take-picture.ts';

/** All that pictures are taken with. */
export interface Studio {
  browser: Browser;
  origins: Origins;
  sessions: Sessions;
  folder: string;
}

/** Takes pictures that one viewer sees in one look, in one browser: it fetches the product's files once. */
export async function takeSeries(
  series: readonly Picture[],
  { browser, origins, sessions, folder }: Studio,
  onDone: (picture: Picture, error?: unknown) => void,
): Promise<void> {
  const [first] = series;
  if (!first) return;
  const { viewer } = first.screen;
  const origin = viewer.startsWith('demo-') ? origins.demo : origins.product;
  const context = await browser.newContext({ ...settingsOf(first), baseURL: origin.url });
  await context.addCookies(sessions[viewer].map((cookie) => ({ ...cookie, url: origin.url })));
  context.setDefaultTimeout(15_000);
  await context.route(/\.css(?:\?|$)/, showLateFonts);
  try {
    for (const picture of series) {
      await choose(context, picture, origin);
      await takePicture(picture, { context, origin, folder }).then(
        () => onDone(picture),
        (error: unknown) => onDone(picture, error),
      );
    }
  } finally {
    await context.close();
  }
}

function settingsOf({ look, scale }: Picture) {
  return {
    viewport: sizes[look.size],
    deviceScaleFactor: scale,
    hasTouch: look.size === 'phone',
    isMobile: look.size === 'phone',
    colorScheme: look.theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  } as const;
}

/** What a person has chosen in the product, as it keeps it; whatever the steps of the picture before chose. */
async function choose(context: BrowserContext, { look }: Picture, { url }: Origin): Promise<void> {
  const kept = { i18next: look.language, theme: look.theme, sidebar: 'open', 'time-zone': 'UTC' };
  await context.addCookies(Object.entries(kept).map(([name, value]) => ({ name, value, url })));
}

/**
 * Letters that come too late for the first paint stay away ('optional'); whether they do must not be the machine's load.
 */
async function showLateFonts(route: Route): Promise<void> {
  try {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block');
    await route.fulfill({ response, body });
  } catch {
    // The page was closed meanwhile.
  }
}
