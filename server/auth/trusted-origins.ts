import type { Environment } from '../environment.ts';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Origins whose pages may call us: our own. In local mode loopback has several names, all of them this machine. */
export function trustedOrigins({ mode, appUrl }: Pick<Environment, 'mode' | 'appUrl'>): string[] {
  if (mode === 'hosted') return [appUrl];
  const { protocol, port } = new URL(appUrl);
  return loopbackNames.map((name) => new URL(`${protocol}//${name}:${port}`).origin);
}
