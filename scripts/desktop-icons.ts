/** `npm run desktop:icons`: draws the desktop app's icons into dist/desktop/icons, to look at them; packaging does it, too. */
import { drawIcons } from '../build/desktop/draw-icons.ts';

await drawIcons('dist/desktop/icons');
