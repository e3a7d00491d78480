/** `npm run screenshots`: pictures of every screen, in both themes, in two languages, on desktop and phone. */
// First, as what the tests share asks for the app while it loads.
import '../../tests/support/define-app.ts';

import { isLanguage, type Language } from '../../contract/facts/languages.ts';
import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { readOptions } from '../../scripts/read-options.ts';
import { exitWithError } from '../../server/app/exit-with-error.ts';
import { StartupError } from '../../server/config/startup-error.ts';
import { takePictures } from './take-pictures.ts';

const usage = `Usage: npm run screenshots [-- --languages en,ar,fr,sw] [--only NAME,NAME] [--readme]
Takes pictures of the screens into docs/screens; --readme takes those of README into docs/images instead.`;

const options = {
  languages: { type: 'string', default: 'en,ar' },
  only: { type: 'string' },
  readme: { type: 'boolean', default: false },
} as const;

// React and Express look for it; without it they run as in development.
process.env.NODE_ENV = 'production';

try {
  const values = readOptions(options, usage);
  if (!findChromium()) {
    throw new StartupError('Pictures need a Chromium; install one, or name its program with CHROMIUM_PATH.');
  }
  if (!(await ensureBuilt())) throw new StartupError('The build failed.');
  await takePictures({
    languages: readLanguages(values.languages),
    names: values.only?.split(','),
    readme: values.readme,
  });
} catch (error) {
  exitWithError(error);
}

function readLanguages(text: string): Language[] {
  return text.split(',').map((name) => {
    if (isLanguage(name)) return name;
    throw new StartupError(`There is no language '${name}'.\n${usage}`);
  });
}
