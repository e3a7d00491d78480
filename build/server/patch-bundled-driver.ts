import type { Plugin } from 'vite';
import { isDriverConnection, mendSource } from '../../server/database/patch-driver.ts';

/**
 * The bundle holds the mended driver.
 * Fails the build when an upgrade of the driver changes what is mended, or where it stands.
 */
export function mendBundledDriver(): Plugin {
  let isMended = false;
  return {
    name: 'mend-bundled-driver',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'server',
    transform(code, id) {
      if (!isDriverConnection(id)) return null;
      isMended = true;
      return { code: mendSource(code), map: null };
    },
    buildEnd(error) {
      if (!error && !isMended) throw new Error('the driver of the database was not found to be mended');
    },
  };
}
