import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MailTemplates } from './email/templates.ts';
import type { Environment } from './environment.ts';
import { builtRenderer } from './pages/built-renderer.ts';
import type { ServerParts } from './start-server.ts';
import { StartupError } from './startup-error.ts';

const dist = join(import.meta.dirname, '../dist');

/**
 * The parts that Node cannot run as they stand, because they are written with JSX: the bundles of `npm run build`,
 * or in development their sources through Vite, which is not installed in production.
 * @throws {StartupError} when there are no bundles
 */
export async function loadParts({
  production,
}: Pick<Environment, 'production'>): Promise<Omit<ServerParts, 'logger'>> {
  if (!production) return developmentParts();
  const templates = join(dist, 'server/mail-templates.js');
  if (!existsSync(templates)) throw new StartupError('There is no build in dist; run `npm run build` first.');
  return {
    templates: (await import(pathToFileURL(templates).href)) as MailTemplates,
    createRenderer: () => builtRenderer(dist),
  };
}

async function developmentParts(): Promise<Omit<ServerParts, 'logger'>> {
  const [{ createServer }, { devRenderer }] = await Promise.all([
    import('vite'),
    import('./pages/dev-renderer.ts'),
  ]);
  const vite = await createServer({
    appType: 'custom',
    // Vite's own loader writes a file and imports that, which `node --watch` takes for a change, again and again.
    configLoader: 'native',
    server: { middlewareMode: true },
  });
  const loadTemplates = () =>
    vite.ssrLoadModule('/server/email/templates/index.tsx') as Promise<
      MailTemplates & Record<string, unknown>
    >;
  return {
    templates: {
      renderMail: async (...mail) => (await loadTemplates()).renderMail(...mail),
    },
    createRenderer: async () => devRenderer(vite),
  };
}
