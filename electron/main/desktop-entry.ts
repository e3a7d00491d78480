import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';
import { product } from '#contract/product.ts';
import { writeAtomically } from './write-atomically.ts';

/** First line of an entry that the app wrote. Entries without it are never changed or removed. */
const entryHeader = `# Written by ${product.name} for its AppImage; the app's settings remove it.`;
const entryName = `${product.slug}.desktop`;
const linkType = `x-scheme-handler/${product.deepLinkScheme}`;

interface DesktopEntryOptions {
  /** The user's home folder. */
  home: string;
  environment: NodeJS.ProcessEnv;
  /** A PNG of 256 pixels. */
  icon: string;
}

/** The user's desktop entry for an AppImage, with its icon, and the registration for links. */
export function createDesktopEntry({ home, environment, icon }: DesktopEntryOptions) {
  const { XDG_DATA_HOME: data, XDG_CONFIG_HOME: config } = environment;
  const dataFolder = data && isAbsolute(data) ? data : join(home, '.local/share');
  const configFolder = config && isAbsolute(config) ? config : join(home, '.config');
  const applications = join(dataFolder, 'applications');
  const entryFile = join(applications, entryName);
  const iconFile = join(dataFolder, 'icons/hicolor/256x256/apps', `${product.slug}.png`);
  /** Runs a system tool and resolves with its output; rejects if it fails, is missing or times out. */
  const run = async (tool: string, ...args: string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)(tool, args, { env: environment, timeout: 10_000 });
    return stdout.trim();
  };

  function ownEntry(): string | undefined {
    if (!existsSync(entryFile)) return undefined;
    const text = readFileSync(entryFile, 'utf8');
    if (!text.startsWith(entryHeader)) throw new Error(`${entryFile} was not written by this app`);
    return text;
  }

  /** Removes everything that `install` created. */
  async function remove(): Promise<void> {
    if (ownEntry() === undefined) return;
    rmSync(entryFile);
    rmSync(iconFile, { force: true });
    for (const folder of [configFolder, applications]) removeAssociation(join(folder, 'mimeapps.list'));
    await run('update-desktop-database', applications).catch(() => {});
  }

  return {
    /** Creates or updates the entry. Rejects if the system still opens links with another program. */
    async install(image: string): Promise<void> {
      const text = entryText(image);
      const picture = readFileSync(icon);
      const isSame = ownEntry() === text && existsSync(iconFile) && picture.equals(readFileSync(iconFile));
      if (isSame) return;
      try {
        writeAtomically(iconFile, picture);
        writeAtomically(entryFile, text);
        // Not every system has this tool or needs it.
        await run('update-desktop-database', applications).catch(() => {});
        await run('xdg-mime', 'default', entryName, linkType);
        // The tool reports success even where it could change nothing.
        const opener = await run('xdg-mime', 'query', 'default', linkType);
        if (opener !== entryName) throw new Error(`links are opened with '${opener}'`);
      } catch (error) {
        // A partial installation would count as complete at the next start.
        await remove().catch(() => {});
        throw error;
      }
    },
    remove,
    /** Removes an entry whose AppImage is gone: it would hide that of an installed package. */
    async removeOrphan(): Promise<void> {
      const image = imagePath(ownEntry() ?? '');
      if (image !== undefined && !existsSync(image)) await remove();
    },
  };
}

/** Removes our entry from a list of default programs (mimeapps.list), which no tool of xdg-utils does. */
function removeAssociation(file: string): void {
  if (!existsSync(file)) return;
  const before = readFileSync(file, 'utf8');
  const lines = before.split('\n').flatMap((line) => {
    if (!line.startsWith(`${linkType}=`)) return [line];
    const names = line
      .slice(linkType.length + 1)
      .split(';')
      .filter((name) => name !== '' && name !== entryName);
    return names.length > 0 ? [`${linkType}=${names.join(';')};`] : [];
  });
  const after = lines.join('\n');
  if (after === before) return;
  if (/^\s*(?:\[[^\]]*\]\s*)*$/.test(after)) rmSync(file);
  else writeAtomically(file, after);
}

/**
 * A desktop entry (freedesktop.org, version 1.5) for an AppImage: for the menu of applications and for links of the
 * product's scheme. TryExec hides the entry if the file is gone.
 *
 * @throws if the path has characters that an entry cannot contain
 */
export function entryText(image: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it matches
  if (/[\x00-\x1f\x7f]/.test(image)) throw new Error('the path of the AppImage holds a control character');
  return `${[
    entryHeader,
    '[Desktop Entry]',
    'Type=Application',
    `Name=${product.name}`,
    `TryExec=${escapeValue(image)}`,
    // One link only: a second one is an unknown argument, with which both are ignored.
    `Exec=${escapeValue(quoteArgument(image))} %u`,
    `Icon=${product.slug}`,
    'Terminal=false',
    `StartupWMClass=${product.slug}`,
    'Categories=Office;',
    `MimeType=x-scheme-handler/${product.deepLinkScheme};`,
  ].join('\n')}\n`;
}

/** The path of the AppImage in an entry that the app wrote. */
export function imagePath(entry: string): string | undefined {
  return /^TryExec=(.*)$/m.exec(entry)?.[1]?.replaceAll('\\\\', '\\');
}

/** Simple paths are not quoted: older versions of xdg-open do not support quotes. */
function quoteArgument(path: string): string {
  const argument = path.replaceAll('%', '%%');
  return /^[\w@+=:,./%-]+$/.test(argument) ? argument : `"${argument.replace(/["`$\\]/g, '\\$&')}"`;
}

function escapeValue(text: string): string {
  return text.replaceAll('\\', '\\\\');
}
