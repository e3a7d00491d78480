import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInAdmin, startBenchServer } from './bench-server.ts';
import { atMost, type BenchRun, type Figure, ratioAtLeast } from './figure.ts';
import { firstList } from './lists/lists.ts';
import { runLoad } from './load.ts';
import { mediansInTurns } from './median.ts';
import { startFloorServer } from './start-floor-server.ts';

const rows = { users: 1000, [firstList.name]: 100_000 };
const connections = 10;
/** Of each run. */
const seconds = 3;

/** What a browser says that bears on the answer. */
export const browserHeaders = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-GB,en;q=0.9',
};

/** Pages per second, rendered with their data, against express.static with a file of the same bytes. */
export async function* measurePages(run: BenchRun): AsyncGenerator<Figure> {
  const seeded = await run.seeded(rows);
  const folder = await mkdtemp(join(tmpdir(), 'test-pages-'));
  const floor = await startFloorServer({ STATIC_FOLDER: folder });
  const server = await startBenchServer(seeded.url);
  try {
    const cookie = await signInAdmin(server);
    const pages = [
      { path: '/login', headers: browserHeaders, bound: 0.5, html: 22_000 },
      // With 20 rows of 1.4 kB; most of the rest are the texts of the page and the frame around the list.
      {
        path: `/manager/${firstList.name}`,
        headers: { ...browserHeaders, cookie },
        bound: 0.1,
        html: 74_000,
      },
    ];
    for (const { path, headers, bound, html } of pages) {
      const rendered = Buffer.from(await (await fetch(server.url + path, { headers })).arrayBuffer());
      await writeFile(join(folder, 'page.html'), rendered);
      yield { name: `page ${path} HTML`, value: rendered.length, unit: 'bytes', bound: atMost(html) };
      const load = (url: string) => runLoad({ url, headers, connections, seconds });
      const atFloor = async () => (await load(`${floor.url}/page.html`)).requestsPerSecond;
      const atPage = async () => (await load(server.url + path)).requestsPerSecond;
      // The first load lets both compile what is hot.
      await atFloor();
      await atPage();
      const [least, value] = await mediansInTurns(atFloor, atPage);
      yield { name: `page ${path}`, value, unit: 'pages/s', floor: least, bound: ratioAtLeast(bound) };
    }
  } finally {
    await server.stop();
    await floor.stop();
    await rm(folder, { recursive: true, force: true });
    await seeded.drop();
  }
}
