/**
 * Chromium knows no scheme of ours, so its pages get `http://<host>.localhost:<port>` for `<scheme>://<host>`: a
 * secure context of an origin of its own, answered by `scheme-server.ts`. The app sees its own addresses only.
 */
const mapping = { scheme: '', port: 0 };

export function setScheme(scheme: string): void {
  mapping.scheme = scheme;
}

export function setSchemePort(port: number): void {
  mapping.port = port;
}

/** The address that the app means, for Chromium. */
export function toPage(address: string): string {
  const prefix = `${mapping.scheme}://`;
  if (!mapping.scheme || !address.startsWith(prefix)) return address;
  const [, host = '', rest = ''] = /^([^/?#]*)(.*)$/s.exec(address.slice(prefix.length)) ?? [];
  return `http://${host}.localhost:${mapping.port}${rest}`;
}

/** The address that Chromium has, for the app. */
export function toApp(address: string): string {
  const pattern = /^(blob:)?http:\/\/([^/?#@]*)\.localhost:(\d+)(?=[/?#]|$)/;
  return address.replace(pattern, (whole, blob: string | undefined, host: string, port: string) =>
    Number(port) === mapping.port ? `${blob ?? ''}${mapping.scheme}://${host}` : whole,
  );
}
