import { languageDetails, languages } from '../../../../contract/languages.ts';
import packageJson from '../../../../package.json' with { type: 'json' };
import { removableParts } from '../../remove/parts.ts';
import type { TemplateFile } from './archive.ts';
import type { TemplateOptions } from './choices.ts';
import { providersIn } from './provider-variables.ts';

/** What the sources that this was called in let one choose. */
export function describeOptions(files: readonly TemplateFile[]): TemplateOptions {
  return {
    version: packageJson.version,
    languages: languages.map((code) => ({ code, name: languageDetails[code].name })),
    providers: providersIn(files.find(({ path }) => path === '.env.example')?.content.toString('utf8') ?? ''),
    parts: removableParts(files.map(({ path }) => path)),
  };
}
