import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/**
 * Imports each Lucide icon from its own file instead of the package's index. Bundled through the index, every icon
 * counts as needed by every page.
 */
export function directIcons(): Plugin {
  const index = createRequire(import.meta.url)
    .resolve('lucide-react')
    .replace('/cjs/lucide-react.js', '/esm/lucide-react.mjs');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(index, 'utf8').matchAll(
    /export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
  )) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return {
    name: 'direct-icons',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/, code: "from 'lucide-react'" },
      handler: (code) =>
        code.replace(/import \{([^}]+)\} from 'lucide-react';/g, (_, names) => direct(names)),
    },
  };

  function direct(names: string): string {
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const [imported = '', local = imported] = name.split(' as ');
        const file = files.get(imported);
        if (!file) throw new Error(`lucide-react has no icon ${imported}`);
        return `import ${local} from 'lucide-react/icons/${file}';`;
      })
      .join(' ');
  }
}
