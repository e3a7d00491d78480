import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productSources } from './product-sources.ts';
import { wrongImports } from './rooms/wrong-imports.ts';

const root = join(import.meta.dirname, '..');
const texts = productSources(root).map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
const messages = wrongImports(new Map(texts));
for (const message of messages) console.error(message);
if (messages.length === 0) console.log('Rooms: no import runs against the plan');
process.exitCode = messages.length === 0 ? 0 : 1;
