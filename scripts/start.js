/** `npm start`, in plain JavaScript: Node takes the types out of start.ts and what that imports once, and keeps the result. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Where the folder cannot be written nothing is kept, and nothing fails.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
await import('./start.ts');
