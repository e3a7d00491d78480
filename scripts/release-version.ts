/**
 * `npm run release:version`: takes the version of CHANGELOG.md's newest heading over into package.json and
 * package-lock.json. With `-- --check v1.2.3` it changes nothing and makes sure that all of them name that version.
 */
import { parseArgs } from 'node:util';
import { checkVersion, setVersion } from './release/set-version.ts';

const { values } = parseArgs({ options: { check: { type: 'string' } } });
try {
  console.log(values.check === undefined ? setVersion('.') : checkVersion('.', values.check));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
