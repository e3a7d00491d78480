import { expect, it } from 'vitest';
import { withoutImports } from './without-imports.ts';

const text = `import { a } from './gone.ts';
import { b, c } from './there.ts';
export { d } from './gone.ts';
import './gone.ts';

export const list = [b, a, c];
export const record = {
  b,
  // About a.
  a,
};
export const deep = { x: { a: a() }, y: b };
export type Kind = A & import('./gone.ts').X & B;
export type Last =
  | A
  | import('./gone.ts').X;
export interface Members {
  gone: import('./gone.ts').X;
  a(): A;
  last: typeof a;
}
const loaders: (() => Promise<object>)[] = [async () => (await import('./gone.ts')).start];
a.run();
if (b) a.run();
export function view() {
  a(b);
  return (
    <div title={a}>
      <a.Thing />
      <b.Thing on={a} />
    </div>
  );
}
export const used = a.length;
`;

const left = `import { b, c } from './there.ts';

export const list = [b, c];
export const record = {
  b,
};
export const deep = { y: b };
export type Kind = A & B;
export type Last =
  | A;
export interface Members {
  a(): A;
}
const loaders: (() => Promise<object>)[] = [];
if (b) a.run();
export function view() {
  return (
    <div>
      <b.Thing />
    </div>
  );
}
export const used = a.length;
`;

/** As the formatter leaves them alike. */
const bare = (source: string) => source.replaceAll(/\s+/g, '');

it('cuts imports of files that are gone with what uses them alone, and leaves the rest to the compiler', () => {
  const isGone = (path: string) => path === 'renderer/gone.ts';
  expect(bare(withoutImports('renderer/view.tsx', text, isGone))).toBe(bare(left));
});

it('leaves a source as it is that imports nothing of them', () => {
  expect(withoutImports('renderer/view.tsx', text, () => false)).toBe(text);
});
