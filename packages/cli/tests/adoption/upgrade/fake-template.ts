import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { origin } from '../../../upgrade/origin.ts';
import { runNpm } from '../../../upgrade/run-npm.ts';

/** For tests: a template of few files, and apps made from it as the real package makes them. */
export interface FakeFiles {
  [path: string]: string;
}

/** The program of the package: as agreed with the real one, without installing anything. */
const program = `#!/usr/bin/env node
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const option = (name) => process.argv[process.argv.indexOf(name) + 1];
const into = option('--into');
const choices = JSON.parse(fs.readFileSync(option('--choices'), 'utf8'));
if (choices.names.name === 'Broken') { console.error('It does not compile.'); process.exit(1); }
const git = (...args) => execFileSync('git', args, { cwd: into, encoding: 'utf8' });
const isKept = (file) => choices.choices.without.some((part) => file.endsWith('_remove_' + part + '.sql'));
const had = git('ls-files', '--cached', '--others', '--exclude-standard').split('\\n').filter(Boolean);
for (const file of had) if (!isKept(file)) fs.rmSync(path.join(into, file));
const files = JSON.parse(fs.readFileSync(path.join(__dirname, 'template.json'), 'utf8'));
for (const [file, text] of Object.entries(files)) {
  if (choices.choices.without.some((part) => file.includes('/' + part + '/'))) continue;
  fs.mkdirSync(path.dirname(path.join(into, file)), { recursive: true });
  fs.writeFileSync(path.join(into, file), text.replaceAll('NAME', choices.names.name));
}
choices.version = require('./package.json').version;
fs.writeFileSync(path.join(into, '${origin.file}'), JSON.stringify(choices, null, 2) + '\\n');
`;

export type FakeWorkshop = ReturnType<typeof createFakeWorkshop>;
export type FakeApp = ReturnType<typeof openFakeApp>;

/** Versions of a template in a folder of their own, and apps made from them. */
export function createFakeWorkshop() {
  const root = mkdtempSync(join(tmpdir(), 'fake-template-'));
  const packed = (version: string) => join(root, `package-${version}`);
  return {
    /** Packs a version of the template; returns the path of the file. */
    pack(version: string, files: FakeFiles, changelog = '# Changelog\n', security: string[] = []) {
      const { package: name, metadata } = origin;
      writeFiles(packed(version), {
        'package.json': JSON.stringify({
          name,
          version,
          bin: { [name]: 'create.js' },
          [metadata]: { security },
        }),
        'create.js': program,
        'template.json': JSON.stringify(files),
        'CHANGELOG.md': changelog,
      });
      const result = runNpm(['pack', '--pack-destination', root], { cwd: packed(version), isQuiet: true });
      if (!result.isOk) throw new Error(result.stderr);
      return join(root, `${name}-${version}.tgz`);
    },
    /** An app made from a version that was packed, with branch and first commit. */
    makeApp(version: string, env?: NodeJS.ProcessEnv) {
      const folder = mkdtempSync(join(root, 'app-'));
      const app = openFakeApp(folder, env);
      app.git('init', '-q', '-b', 'main');
      app.git('config', 'user.name', 'Test');
      app.git('config', 'user.email', 'test@example.com');
      const choices = { version: '0.0.0', names: { name: 'Shelf' }, choices: { without: ['desktop'] } };
      const file = join(root, 'choices.json');
      writeFileSync(file, JSON.stringify(choices));
      const args = [join(packed(version), 'create.js'), '--choices', file, '--into', folder];
      execFileSync(process.execPath, args);
      app.commit(origin.firstCommit);
      app.git('branch', origin.branch);
      return app;
    },
    /** A registry with some of the packed versions, of which the last is the newest. */
    serve: (versions: readonly string[]) => serveRegistry(root, versions),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** A clone of such an app is one, too. */
export function openFakeApp(folder: string, env: NodeJS.ProcessEnv = {}) {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  return {
    folder,
    git,
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    write: (file: string, text: string) => writeFiles(folder, { [file]: text }),
    commit(message: string) {
      git('add', '-A');
      git('commit', '-q', '-m', message);
    },
    /** Runs `npm run upgrade` of this project there. */
    upgrade(...args: string[]) {
      const script = join(import.meta.dirname, '../../../main.ts');
      const options = { cwd: folder, env: { ...process.env, ...env } };
      return new Promise<{ status: number; output: string; stdout: string }>((resolve) => {
        execFile(process.execPath, [script, 'upgrade', ...args], options, (error, stdout, stderr) =>
          resolve({ status: error ? Number(error.code) : 0, stdout, output: stdout + stderr }),
        );
      });
    },
  };
}

function writeFiles(folder: string, files: FakeFiles): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Answers npm as a registry does. */
async function serveRegistry(root: string, versions: readonly string[]) {
  const server = createServer(({ url: path = '' }, response) => {
    if (path.endsWith('.tgz')) {
      response.end(readFileSync(join(root, path)));
      return;
    }
    if (versions.length === 0) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"Not found"}');
      return;
    }
    const all = versions.map((version) => {
      const content = JSON.parse(readFileSync(join(root, `package-${version}`, 'package.json'), 'utf8'));
      return { ...content, dist: { tarball: `${url}/${origin.package}-${version}.tgz` } };
    });
    const byVersion = Object.fromEntries(all.map((content) => [content.version, content]));
    const answer = { name: origin.package, 'dist-tags': { latest: versions.at(-1) }, versions: byVersion };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => server.close() };
}
