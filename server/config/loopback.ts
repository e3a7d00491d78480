import { isIPv4, isIPv6 } from 'node:net';

/** Whether a host name without port, as in a Host header or HOST, is a loopback name or address. */
export function isLoopbackHost(hostname: string): boolean {
  const name = hostname.toLowerCase();
  if (name === 'localhost') return true;
  if (isIPv4(name)) return name.startsWith('127.');
  const address = name.startsWith('[') && name.endsWith(']') ? name.slice(1, -1) : name;
  return isIPv6(address) && new URL(`http://[${address}]`).hostname === '[::1]';
}

/** Origin of a server on a host and port. */
export function originAt(host: string, port: number): string {
  const url = `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
  return URL.parse(url)?.origin ?? url;
}

/** The name in a Host header without its port, in lower case; undefined if it is not a valid host. */
export function hostnameOf(host: string): string | undefined {
  if (!/^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.test(host) || !URL.canParse(`http://${host}`))
    return undefined;
  return host.replace(/:\d{1,5}$/, '').toLowerCase();
}
