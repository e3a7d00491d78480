import { gzipSync } from 'node:zlib';
import { isRunning } from '../../tests/support/server-process.ts';
import type { Drill, DrillLog } from './drill.ts';
import { type Harness, withProbe } from './parts/harness.ts';
import { head, openRawConnection, statusOf } from './parts/raw-connection.ts';

const path = '/api/users';
/** Takes larger bodies than others. */
const picturePath = '/api/account/picture';
const megabyte = 1024 * 1024;
const json = { 'content-type': 'application/json' };

interface Sent {
  what: string;
  path: string;
  headers?: Record<string, string>;
  /** Sent so many times. */
  body: Buffer | string;
  times?: number;
  wanted: number;
}

const deep = `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
const packed = gzipSync(Buffer.alloc(100 * megabyte, ' '));
const broken = Buffer.concat([packed.subarray(0, 2000), Buffer.from('this is no gzip')]);
const sized = (body: Buffer | string) => ({ 'content-length': String(Buffer.byteLength(body)) });
const zipped = (body: Buffer) => ({ ...sized(body), 'content-encoding': 'gzip' });
const hundred = { 'content-length': String(100 * megabyte) };
const spaces = Buffer.alloc(megabyte, ' ');

const bodies: readonly Sent[] = [
  { what: '100 MB that are announced', path, headers: hundred, body: spaces, times: 100, wanted: 413 },
  { what: '100 MB in chunks', path, body: spaces, times: 100, wanted: 413 },
  { what: '100 MB as a picture', path: picturePath, body: spaces, times: 100, wanted: 413 },
  { what: '10,000 levels', path, headers: sized(deep), body: deep, wanted: 400 },
  { what: '10,000 levels as a picture', path: picturePath, headers: sized(deep), body: deep, wanted: 400 },
  {
    what: '100 MB as gzip, as a picture',
    path: picturePath,
    headers: zipped(packed),
    body: packed,
    wanted: 415,
  },
  { what: 'broken gzip', path, headers: zipped(broken), body: broken, wanted: 415 },
];

export const hostileBodies: Drill = {
  name: 'hostile-bodies',
  does: 'bodies of 100 MB, 10,000 levels deep, and of broken or exploding gzip, from somebody signed in',
  quick: true,
  run: (log) =>
    withProbe(async (harness, probe) => {
      const before = await probe.readStats();
      for (const sent of bodies) await send(harness, log, sent);
      const after = await probe.readStats();
      const grown = (after.heldBytes - before.heldBytes) / megabyte;
      log.expect('memory does not hold what was sent', grown < 20, `${grown.toFixed(0)} MB more than before`);
      const answer = await harness.admin.request('GET', path);
      log.expect('the server runs on', isRunning(harness.server) && answer.status === 200, answer.status);
    }),
};

async function send({ server, admin }: Harness, log: DrillLog, sent: Sent): Promise<void> {
  const { socket, received, closed } = await openRawConnection(server.url);
  const isChunked = !sent.headers?.['content-length'];
  const headers = {
    ...json,
    cookie: admin.cookie,
    'x-forwarded-for': '192.0.2.7',
    ...(isChunked && { 'transfer-encoding': 'chunked' }),
    ...sent.headers,
  };
  socket.write(head(server.url, 'POST', sent.path, headers));
  const size = Buffer.byteLength(sent.body).toString(16);
  for (let time = 0; time < (sent.times ?? 1) && !socket.destroyed && received() === ''; time += 1) {
    if (isChunked) socket.write(`${size}\r\n`);
    const goesOn = socket.write(sent.body);
    if (isChunked) socket.write('\r\n');
    if (!goesOn) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed(2_000)]);
  }
  for (let waited = 0; received() === '' && !(await closed(100)) && waited < 300; waited += 1);
  const status = statusOf(received());
  log.did(`sent ${sent.what}`);
  const seen = status || 'the connection was closed';
  log.expect(`it is refused with ${sent.wanted}`, status === sent.wanted, seen);
  socket.destroy();
}
