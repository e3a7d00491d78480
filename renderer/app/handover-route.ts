import { handoverPath } from '#contract/desktop/addresses.ts';
import { guardHandover } from './guards.ts';
import { page } from './page.ts';

/** Where the desktop app sends people to sign in. */
export const handoverRoute = page({
  path: handoverPath.slice(1),
  title: 'handover:pageTitle',
  namespaces: ['handover'],
  middleware: [guardHandover],
  module: 'renderer/features/handover/handover-page.tsx',
  component: async () => (await import('../features/handover/handover-page.tsx')).HandoverPage,
  loader: async (_services, { request }) => {
    const { readHandover } = await import('#contract/desktop/handover.ts');
    return readHandover(new URL(request.url).searchParams);
  },
  action: async () => (await import('../features/handover/hand-over.ts')).signInDesktop,
});
