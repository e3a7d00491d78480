/** `npm run create:pack [-- FOLDER]`: writes this package as it is published, with the template in it, as one file. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runProgram } from './create/cli/run-program.ts';
import { packedFile } from './create/template/app-files.ts';
import { buildPackage } from './create/template/build-package.ts';

const target = resolve(process.argv[2] ?? '.');
mkdirSync(target, { recursive: true });
await runProgram(await buildPackage(), 'npm', ['pack', '--pack-destination', target]);
console.log(join(target, packedFile));
