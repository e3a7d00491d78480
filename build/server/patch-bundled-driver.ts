import type { Plugin } from 'vite';
import { isDriverConnection, patchSource } from '../../server/database/patch-driver.ts';

/**
 * The bundle holds the mended driver.
 * Fails the build when an upgrade of the driver changes what is mended, or where it stands.
 */
export function patchBundledDriver(): Plugin {
  let isPatched = false;
  return {
    name: 'patch-bundled-driver',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'server',
    transform(code, id) {
      if (!isDriverConnection(id)) return null;
      isPatched = true;
      return { code: patchSource(code), map: null };
    },
    buildEnd(error) {
      if (!error && !isPatched) throw new Error('the driver of the database was not found to be mended');
    },
  };
}
