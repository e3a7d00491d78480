/** Puts a load on a server and prints the result; see load.ts. */
import autocannon from 'autocannon';
import type { Load, LoadResult } from '../load.ts';

/** So that no address meets its limit of requests in a minute. */
const addresses = 1000;

const {
  url,
  headers,
  connections,
  seconds,
  address,
  status = 200,
} = JSON.parse(process.argv[2] ?? '') as Load;
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  requests: Array.from({ length: addresses }, (_, number) => ({
    headers: { ...headers, 'x-forwarded-for': address ?? `10.1.${number >> 8}.${number & 255}` },
  })),
});
const answers = result.statusCodeStats?.[`${status}`]?.count ?? 0;
const others = result['2xx'] + result.non2xx - answers;
if (result.errors + result.timeouts + others > 0) {
  console.error(
    `${result.errors} errors, ${result.timeouts} timeouts, ${others} other answers than ${status}`,
  );
  process.exit(1);
}
const found: LoadResult = {
  requestsPerSecond: answers / result.duration,
  p50: result.latency.p50,
  p99: result.latency.p99,
};
console.log(JSON.stringify(found));
