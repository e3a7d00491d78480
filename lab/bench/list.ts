import { signInAdmin, startBenchServer } from './bench-server.ts';
import { type BenchRun, type Figure, ratioAtLeast } from './figure.ts';
import { firstList } from './lists/lists.ts';
import { type LoadResult, runLoad } from './load.ts';
import { median, mediansInTurns } from './median.ts';
import { startFloorServer } from './start-floor-server.ts';

const rows = { users: 1000, [firstList.name]: 100_000 };
const connections = 50;
/** Of each run. */
const seconds = 3;

/**
 * Requests per second to the first page of a list, against a bare Express route that sends the same
 * page from one prepared query.
 */
export async function* measureList(run: BenchRun): AsyncGenerator<Figure> {
  const seeded = await run.seeded(rows);
  const floor = await startFloorServer({ DATABASE_URL: seeded.url, LIST_STATEMENT: firstList.floor });
  const server = await startBenchServer(seeded.url);
  try {
    const headers = { cookie: await signInAdmin(server) };
    const subjects = {
      floor: { url: `${floor.url}/list` },
      list: { url: `${server.url}/api/${firstList.name}`, headers },
    };
    // The first load lets both compile what is hot.
    for (const subject of Object.values(subjects)) await runLoad({ ...subject, connections, seconds });
    const p99: number[] = [];
    const rate = async (subject: { url: string }) => {
      const result: LoadResult = await runLoad({ ...subject, connections, seconds });
      if (subject === subjects.list) p99.push(result.p99);
      return result.requestsPerSecond;
    };
    const [atFloor, value] = await mediansInTurns(
      () => rate(subjects.floor),
      () => rate(subjects.list),
    );
    yield { name: 'list', value, unit: 'requests/s', floor: atFloor, bound: ratioAtLeast(0.55) };
    yield { name: 'list p99', value: median(p99), unit: 'ms', note: `${connections} connections` };
  } finally {
    await server.stop();
    await floor.stop();
    await seeded.drop();
  }
}
