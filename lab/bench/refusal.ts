import { ipRules } from '../../server/limits/limits.ts';
import { startBenchServer } from './bench-server.ts';
import { atMost, type BenchRun, type Figure, ratioAtLeast } from './figure.ts';
import { runLoad } from './load.ts';
import { mediansInTurns } from './median.ts';
import { browserHeaders } from './page.ts';

const path = '/login';
const connections = 10;
/** Of each run; an address stays beyond its limit for a minute. */
const seconds = 3;

/** Pages per second that are refused for their rate, against the same page served from memory; and the bytes of a refusal. */
export async function* measureRefusals(run: BenchRun): AsyncGenerator<Figure> {
  const seeded = await run.seeded({ users: 1000 });
  const server = await startBenchServer(seeded.url);
  const url = server.url + path;
  let addresses = 0;
  const ask = (address: string) => fetch(url, { headers: { ...browserHeaders, 'x-forwarded-for': address } });
  const spentAddress = async () => {
    addresses += 1;
    const address = `10.3.0.${addresses}`;
    for (let asked = 0; asked < ipRules('hosted').api.limit; asked += 1) await (await ask(address)).text();
    return address;
  };
  try {
    const load = { url, headers: browserHeaders, connections, seconds };
    const served = async () => (await runLoad(load)).requestsPerSecond;
    const refused = async () => {
      const address = await spentAddress();
      return (await runLoad({ ...load, address, status: 429 })).requestsPerSecond;
    };
    // The first load lets both compile what is hot.
    await served();
    await refused();
    // Served from memory the page costs little more than its request: /healthz, which does nothing, is 2.5 times as fast.
    const [floor, value] = await mediansInTurns(served, refused);
    yield { name: `refused ${path}`, value, unit: 'pages/s', floor, bound: ratioAtLeast(1) };
    const page = await (await ask(await spentAddress())).text();
    yield {
      name: `refused ${path} html`,
      value: Buffer.byteLength(page),
      unit: 'bytes',
      bound: atMost(2000),
    };
  } finally {
    await server.stop();
    await seeded.drop();
  }
}
