/** `npm run desktop:build`: makes the desktop app anew. */
import { buildDesktop } from './ensure-desktop-built.ts';

process.exitCode = (await buildDesktop(process.argv.slice(2))) ? 0 : 1;
