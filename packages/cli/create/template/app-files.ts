import packageJson from '../../../../package.json' with { type: 'json' };
import { origin } from '../../upgrade/origin.ts';
import type { TemplateFile } from './archive.ts';

/** Files of the template that are about itself, and not about an app that is made from it. */
const ownFiles = [
  // The tools, which an app has as a package.
  /^packages\/cli\//,
  // What the template is and how it compares; how a clone becomes an app, which create has done.
  /^docs\/about\.md$/,
  /^docs\/first-hour\.md$/,
  // The front page of the documents' site; without it their index is the front page.
  /^docs\/index\.md$/,
  // Pictures of the template, which its README and that page show.
  /^docs\/images\//,
  // How strangers send changes to the template, and tell of faults in it.
  /^CONTRIBUTING\.md$/,
  /^\.github\/ISSUE_TEMPLATE\//,
  /^\.github\/pull_request_template\.md$/,
  /^\.github\/workflows\/adoption\.yml$/,
  // Measurements, drills and pictures of the template.
  /^lab\//,
  /^tests\/web\/first-load-bounds\.spec\.ts$/,
];

/** Commands that are for such files only. */
const ownScripts = ['create', 'create:pack', 'bench', 'drill', 'container:try', 'screenshots'];

/** Commands of an app that its package of tools gives. */
const toolScripts = ['add', 'remove', 'rename', 'upgrade'];

/** The files that an app has of a clone. */
export function appFiles(files: readonly TemplateFile[]): TemplateFile[] {
  return files
    .filter(({ path }) => !ownFiles.some((pattern) => pattern.test(path)))
    .map((file) => (file.path === 'package.json' ? { ...file, content: appManifest(file.content) } : file));
}

interface Manifest {
  workspaces: string[];
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
}

function appManifest(content: Buffer): Buffer {
  const manifest = JSON.parse(content.toString('utf8')) as Manifest;
  for (const script of ownScripts) delete manifest.scripts[script];
  manifest.workspaces = manifest.workspaces.filter((name) => name !== 'lab');
  for (const name of toolScripts) manifest.scripts[name] = `${origin.program} ${name}`;
  manifest.devDependencies[origin.package] = `file:${packedFile}`;
  return Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
}

/** The name that npm gives to this package as a file. */
export const packedFile = `${origin.package}-${packageJson.version}.tgz`;
