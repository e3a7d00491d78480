/** `npm run build`: makes the website anew; `-- desktop` the desktop app. */
import { buildDesktop, buildWebsite } from './ensure-built.ts';

const [what, ...options] = process.argv.slice(2);
const isDone = what === 'desktop' ? await buildDesktop(options) : await buildWebsite(process.argv.slice(2));
process.exitCode = isDone ? 0 : 1;
