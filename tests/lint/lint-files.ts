import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;

export interface Finding {
  /** `lint/suspicious/noExplicitAny`, or `plugin` for a rule of scripts/lint. */
  rule: string;
  message: string;
}

interface Report {
  diagnostics: Array<{ category: string; message: string; location: { path?: string } }>;
}

/**
 * Writes the files into a folder of their own and runs our linter, with our settings, on them.
 * @returns what it found in each file that it found something in.
 */
export async function lintFiles(files: Record<string, string>): Promise<Map<string, Finding[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    const settings = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
    settings.vcs.enabled = false;
    write(folder, 'biome.json', JSON.stringify(settings));
    cpSync(join(root, 'package.json'), join(folder, 'package.json'));
    cpSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
    for (const [path, text] of Object.entries(files)) write(folder, path, text);
    return byFile(JSON.parse(await runLinter(folder)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function runLinter(folder: string): Promise<string> {
  const program = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, ...options], { cwd: folder, maxBuffer: 1e8 }, (error, output) => {
      // It exits with 1 when it finds something, which is what the tests are about.
      if (output.startsWith('{')) resolve(output);
      else reject(error ?? new Error(`The linter said: ${output}`));
    });
  });
}

function byFile(report: Report): Map<string, Finding[]> {
  const found = new Map<string, Finding[]>();
  for (const { category, message, location } of report.diagnostics) {
    const path = location.path?.replaceAll('\\', '/');
    if (path === undefined) continue;
    found.set(path, [...(found.get(path) ?? []), { rule: category, message }]);
  }
  return found;
}
