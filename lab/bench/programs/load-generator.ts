/** Puts a load on a server and prints the result; see load.ts. */
import autocannon from 'autocannon';
import type { Load, LoadResult } from '../load.ts';

/** So that no address meets its limit of requests in a minute. */
const addresses = 1000;

const { url, headers, connections, seconds } = JSON.parse(process.argv[2] ?? '') as Load;
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  requests: Array.from({ length: addresses }, (_, number) => ({
    headers: { ...headers, 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` },
  })),
});
if (result.errors + result.timeouts + result.non2xx > 0) {
  console.error(
    `${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} other answers than 200`,
  );
  process.exit(1);
}
const found: LoadResult = {
  requestsPerSecond: result['2xx'] / result.duration,
  p50: result.latency.p50,
  p99: result.latency.p99,
};
console.log(JSON.stringify(found));
