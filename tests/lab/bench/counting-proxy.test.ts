import { expect, it } from 'vitest';
import { messageCounter } from './counting-proxy.ts';

function message(letter: string, body: string): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(letter), head, Buffer.from(body)]);
}

it.each([1, 3, 1000])('counts executions and simple queries, in chunks of %d bytes', (size) => {
  let count = 0;
  const take = messageCounter(() => {
    count++;
  });
  const sent = Buffer.concat([
    // The first message has no letter; what looks like one in a body is none.
    message('', 'user\0EQEQ'),
    message('P', 'QQQQ select 1'),
    message('B', ''),
    message('E', 'portal'),
    message('S', ''),
    message('Q', 'begin'),
  ]);
  for (let at = 0; at < sent.length; at += size) take(sent.subarray(at, at + size));
  expect(count).toBe(2);
});
