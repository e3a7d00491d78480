/**
 * Loaded into the server before anything else (`node --import`), to look inside and to move its clock: answers on a
 * port of its own, which it writes into the file that DRILL_INSIDE names.
 */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const file = process.env.DRILL_INSIDE;
// Processes that the server starts inherit the option, and have nothing to tell.
delete process.env.DRILL_INSIDE;
delete process.env.NODE_OPTIONS;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let shift = 0;
const RealDate = Date;
class ShiftedDate extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [RealDate.now() + shift] : given) as [number]));
  }
  static override now(): number {
    return RealDate.now() + shift;
  }
}
globalThis.Date = ShiftedDate as DateConstructor;

const server = createServer((req, res) => {
  const { searchParams } = new URL(req.url ?? '', 'http://inside.invalid');
  shift = Number(searchParams.get('shift') ?? shift);
  if (searchParams.has('collect')) collectGarbage();
  const kinds = process.getActiveResourcesInfo();
  res.setHeader('Connection', 'close').end(
    JSON.stringify({
      heapBytes: process.memoryUsage().heapUsed,
      heldBytes: process.memoryUsage().heapUsed + process.memoryUsage().external,
      residentBytes: process.memoryUsage().rss,
      timers: kinds.filter((kind) => kind === 'Timeout' || kind === 'Immediate').length,
      connections: kinds.filter((kind) => kind === 'TCPSocketWrap').length,
      handles: kinds.length,
    }),
  );
});
server.listen(0, '127.0.0.1', () => {
  if (file) writeFileSync(file, String((server.address() as AddressInfo).port));
});
server.unref();
