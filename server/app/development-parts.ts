import type { MailTemplates } from '../email/mail-templates.ts';
import { takeTexts } from '../http/translate.ts';
import { devRenderer } from '../pages/renderer.ts';
import type { ServerParts } from './start-server.ts';

/** Vite's watcher tells of one change of a file in 50 ms: the later ones must be there by the time it is read. */
const watcherPause = 100;

/** The parts that Node cannot run as they stand, because they are written with JSX: from their sources, through Vite. */
export async function developmentParts(reloadPort: number): Promise<Omit<ServerParts, 'logger'>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    appType: 'custom',
    // Vite's own loader writes a file and imports that, which `node --watch` takes for a change, again and again.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { port: reloadPort } },
  });
  // Vite itself sees to the pages and the mails that are rendered from now on. It tells no browser of a change of
  // texts, because there they are no modules.
  const takeChanged = (file: string) =>
    setTimeout(() => {
      if (takeTexts(file)) vite.environments.client.hot.send({ type: 'full-reload' });
    }, watcherPause);
  vite.watcher.on('add', takeChanged).on('change', takeChanged);
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
