/**
 * Chromium does not know the app's scheme, so its pages get `http://<host>.localhost:<port>` for `<scheme>://<host>`: a
 * secure context with its own origin, served by `scheme-server.ts`. The app only sees its own URLs.
 */
const mapping = { scheme: '', port: 0 };

export function setScheme(scheme: string): void {
  mapping.scheme = scheme;
}

export function setSchemePort(port: number): void {
  mapping.port = port;
}

/** Converts the app's URL to Chromium's. */
export function toPage(address: string): string {
  const prefix = `${mapping.scheme}://`;
  if (!mapping.scheme || !address.startsWith(prefix)) return address;
  const [, host = '', rest = ''] = /^([^/?#]*)(.*)$/s.exec(address.slice(prefix.length)) ?? [];
  return `http://${host}.localhost:${mapping.port}${rest}`;
}

/** Converts Chromium's URL to the app's. */
export function toApp(address: string): string {
  const pattern = /^(blob:)?http:\/\/([^/?#@]*)\.localhost:(\d+)(?=[/?#]|$)/;
  return address.replace(pattern, (whole, blob: string | undefined, host: string, port: string) =>
    Number(port) === mapping.port ? `${blob ?? ''}${mapping.scheme}://${host}` : whole,
  );
}
