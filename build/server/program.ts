/** Entry of the server that `npm run build` bundles: with pages and mails, whose JSX Node cannot run. */
import { join } from 'node:path';
import { serve } from '#server/app/serve.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { builtRenderer } from '#server/pages/built-renderer.ts';
import type { RendererModule } from '#server/pages/renderer.ts';

await serve(async () => ({
  templates: {
    // With the first mail: what renders it is as much again as all that a page needs.
    renderMail: async (...mail) => (await import('#server/email/templates/index.tsx')).renderMail(...mail),
  },
  createRenderer: async () =>
    builtRenderer(join(projectRoot, 'dist/client'), (await import('#renderer/server.ts')) as RendererModule),
}));
