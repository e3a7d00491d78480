import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());

/** The data received on one connection until the server closes it, or has responded and waits. */
function exchange(lines: string[]): Promise<string> {
  const { host, port } = new URL(server.url);
  const text = [...lines.slice(0, 1), `Host: ${host}`, ...lines.slice(1)].join('\r\n');
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.end(text, 'latin1'));
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

const hidden = ['GET /api/init HTTP/1.1', 'Host: localhost', '', ''].join('\r\n');

describe('a request with an ambiguous end', () => {
  it.each([
    ['both lengths', ['Content-Length: 5', 'Transfer-Encoding: chunked', '', '0', '', hidden]],
    ['two lengths', ['Content-Length: 0', `Content-Length: ${hidden.length}`, '', hidden]],
    ['a length that is no number', ['Content-Length: +5', '', hidden]],
    ['an unknown encoding', ['Transfer-Encoding: xchunked', '', '0', '', hidden]],
    ['an encoding with a space', ['Transfer-Encoding : chunked', '', '0', '', hidden]],
    ['a folded header', ['Transfer-Encoding:', ' chunked', '', '0', '', hidden]],
    ['a chunk with an invalid length', ['Transfer-Encoding: chunked', '', '0x5', 'hello', '0', '', hidden]],
    ['line breaks of one character', ['A: b\nTransfer-Encoding: chunked', '', '0', '', hidden]],
  ])('closes the connection: %s', async (_, lines) => {
    const answer = await exchange(['POST /api/nowhere HTTP/1.1', 'Content-Type: application/json', ...lines]);
    const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
    expect(statuses.filter((status) => status < 400)).toEqual([]);
    expect(answer).not.toContain('"grants"');
  });
});
