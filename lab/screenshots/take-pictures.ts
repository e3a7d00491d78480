import { mkdir, rm } from 'node:fs/promises';
import { chromium } from 'playwright';
import type { Language } from '../../contract/facts/languages.ts';
import { chromiumArguments, findChromium } from '../../scripts/find-chromium.ts';
import { showProgress } from '../../scripts/seed/progress.ts';
import { type Picture, planPictures, seriesOf } from './plan-pictures.ts';
import { readmePictures } from './readme-pictures.ts';
import { signInViewers } from './sign-in.ts';
import { startOrigins } from './start-origins.ts';
import { type Studio, takeSeries } from './take-series.ts';

const folders = { screens: 'docs/screens', readme: 'docs/images' };

/** Browsers that look at the same time: a page spends half of its time waiting. */
const atOnce = 4;

export interface Options {
  languages: readonly Language[];
  /** Screens to take; all of them where it is undefined. */
  names: readonly string[] | undefined;
  /** Takes the few pictures of README, sharper and small, instead. */
  readme: boolean;
}

/** Takes the pictures, and tells what was taken. One that failed makes the process end with code 1. */
export async function takePictures({ languages, names, readme }: Options): Promise<void> {
  const folder = readme ? folders.readme : folders.screens;
  const pictures = readme ? readmePictures() : planPictures(languages, names);
  // What is no screen any more has no picture either.
  if (!readme && !names) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const origins = await startOrigins();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments() });
  try {
    const sessions = await signInViewers(origins);
    const failures = await takeAll(pictures, { browser, origins, sessions, folder });
    console.log(`${pictures.length - failures.length} pictures in ${folder}`);
    for (const failure of failures) console.error(`\n${failure}`);
    if (failures.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await Promise.all([origins.product.stop(), origins.demo.stop()]);
  }
}

/** Several at a time; those of screens that change records after the others, one by one. Returns what went wrong. */
async function takeAll(pictures: readonly Picture[], studio: Studio): Promise<string[]> {
  const failures: string[] = [];
  const progress = showProgress('Pictures', pictures.length);
  let taken = 0;
  const work = async (queue: Picture[][]) => {
    for (let series = queue.shift(); series; series = queue.shift()) {
      await takeSeries(series, studio, (picture, error) => {
        taken += 1;
        progress.step(taken);
        if (error) failures.push(`${picture.file}: ${error}`);
      });
    }
  };
  const queue = seriesOf(pictures.filter(({ screen }) => !screen.writes));
  await Promise.all(Array.from({ length: atOnce }, () => work(queue)));
  await work(seriesOf(pictures.filter(({ screen }) => screen.writes)));
  progress.end();
  return failures;
}
