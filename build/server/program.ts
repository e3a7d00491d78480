/** Entry of the server that `npm run build` bundles: with pages and mails, whose JSX Node cannot run. */
import { join } from 'node:path';
import { serve } from '#server/app/serve.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { builtRenderer } from '#server/pages/built-renderer.ts';
import type { RendererModule } from '#server/pages/renderer.ts';

await serve(async () => ({
  templates: await import('#server/email/templates/index.tsx'),
  createRenderer: async () =>
    builtRenderer(
      join(projectRoot, 'dist/client'),
      (await import('#renderer/entry-server.tsx')) as RendererModule,
    ),
}));
