import { Gauge, type Registry } from 'prom-client';
import packageJson from '../../package.json' with { type: 'json' };

/** The version that runs, as a label of a figure that is always 1. */
export function describeBuild(registry: Registry): void {
  new Gauge({
    name: 'build_info',
    help: 'Version of the product and of Node.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: packageJson.version, node: process.versions.node }, 1);
}
