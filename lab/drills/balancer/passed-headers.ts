import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Of one connection, not of the message: each side of the balancer has its own. */
const connectionHeaders = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What only a proxy may say. A client that says it would choose its own address for limits and logs. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-original-host',
  'x-real-ip',
  'x-request-id',
];

/** Headers for an instance: the client's, with its address and scheme as the balancer has seen them. */
export function requestHeaders(headers: IncomingHttpHeaders, address: string): IncomingHttpHeaders {
  return {
    ...without(headers, [...namedByConnection(headers), ...connectionHeaders, ...proxyHeaders]),
    'x-forwarded-for': address,
    'x-forwarded-proto': 'http',
  };
}

/** Headers for the client: the instance's. */
export function answerHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return without(headers, [...namedByConnection(headers), ...connectionHeaders]);
}

function without(headers: IncomingHttpHeaders, names: string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

function namedByConnection({ connection = '' }: IncomingHttpHeaders): string[] {
  return connection.split(',').map((name) => name.trim().toLowerCase());
}
