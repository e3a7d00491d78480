#!/usr/bin/env node
// Plain JavaScript without imports: it must run on each Node that it turns away. The package's command begins with it.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 12)) {
  console.error(`This needs Node 20.12 or newer and is run by ${process.version}.`);
  process.exit(1);
}
await import('./create.js');
