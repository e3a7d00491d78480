import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Languages and names of the app in whose root a command runs: they can be others than the template's. */
export const { languages }: typeof import('../../contract/languages.ts') = await load('languages');
export const { product }: typeof import('../../contract/product.ts') = await load('product');

function load(name: string) {
  return import(/* @vite-ignore */ pathToFileURL(resolve('contract', `${name}.ts`)).href);
}
