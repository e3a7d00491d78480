import { ensureBuilt } from '#scripts/ensure-built.ts';
import { startDatabaseServer } from './database-server.ts';
import { setUpTestFonts } from './test-fonts.ts';

/** Runs once before all specs of Playwright; what it returns runs after them. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!(await ensureBuilt())) throw new Error('the build failed');
  const [forgetFonts, stopDatabaseServer] = await Promise.all([setUpTestFonts(), startDatabaseServer()]);
  return async () => {
    await stopDatabaseServer();
    await forgetFonts();
  };
}
