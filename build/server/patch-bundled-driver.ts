import type { Plugin } from 'vite';
import { isPatched, patchedFiles, patchSource } from '../../server/database/patch-driver.ts';

/**
 * The bundle holds the patched driver.
 * Fails the build when an upgrade of the driver changes what is patched, or where it stands.
 */
export function patchBundledDriver(): Plugin {
  const patched = new Set<string>();
  return {
    name: 'patch-bundled-driver',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'server',
    transform(code, id) {
      if (!isPatched(id)) return null;
      patched.add(id);
      return { code: patchSource(id, code), map: null };
    },
    buildEnd(error) {
      if (!error && patched.size !== patchedFiles.length)
        throw new Error('the driver of the database was not found to be patched');
    },
  };
}
