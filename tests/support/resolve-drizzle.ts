/**
 * Loaded before each program of the tests: what the ORM imports of itself is found without asking Node, which parses the
 * 180 kB of its package.json for each of those imports: half the time of a start.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
