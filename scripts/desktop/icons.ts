/** `npm run desktop:icons`: draws the desktop app's icons into dist/desktop/icons, to look at them; packaging does it, too. */
import { drawIcons } from '../../build/desktop/draw-icons.ts';

const folder = 'dist/desktop/icons';
await drawIcons(folder);
console.log(`The icons are in ${folder}.`);
