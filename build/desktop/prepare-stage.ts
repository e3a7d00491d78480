import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageType, packageTypeFile } from '../../contract/desktop/package-type.ts';
import { product } from '../../contract/product.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { drawIcons } from './draw-icons.ts';

/** Paths in the folder of `prepareStage`. */
export const stageFiles = {
  app: 'app',
  icons: 'icons',
  windowsLinks: 'installer.nsh',
  debMark: join('deb', packageTypeFile),
} as const;

/** Fills a folder with everything that electron-builder packages: the built app, icons, installer script. */
export async function prepareStage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'deb'), { recursive: true });
  const app = join(folder, stageFiles.app);
  cpSync('out', join(app, 'out'), { recursive: true });
  writeFileSync(join(app, 'package.json'), JSON.stringify(appMetadata(), null, 2));
  await drawIcons(join(folder, stageFiles.icons));
  writeFileSync(join(folder, stageFiles.windowsLinks), windowsLinks);
  writeFileSync(join(folder, stageFiles.debMark), 'deb' satisfies PackageType);
}

/** Only what Electron and the installers read. Everything is bundled, so there are no dependencies. */
function appMetadata() {
  return {
    name: product.slug,
    productName: product.name,
    version: packageJson.version,
    description: packageJson.description,
    author: { name: product.name, email: product.contact },
    homepage: product.sourceUrl,
    // Linux finds the desktop entry, and the icon, of a running window by this name.
    desktopName: `${product.slug}.desktop`,
    type: 'module',
    main: packageJson.main,
  };
}

const key = `Software\\Classes\\${product.deepLinkScheme}`;
const program = `$INSTDIR\\${product.name}.exe`;

/**
 * Part of the Windows installer: registers the app for deep links at installation, and removes that at uninstallation.
 * SHELL_CONTEXT is the registry of the installing user.
 */
const windowsLinks = `!macro customInstall
  WriteRegStr SHELL_CONTEXT "${key}" "" "URL:${product.name}"
  WriteRegStr SHELL_CONTEXT "${key}" "URL Protocol" ""
  WriteRegStr SHELL_CONTEXT "${key}\\DefaultIcon" "" "${program},0"
  WriteRegStr SHELL_CONTEXT "${key}\\shell\\open\\command" "" '"${program}" "%1"'
!macroend

!macro customUnInstall
  DeleteRegKey SHELL_CONTEXT "${key}"
!macroend
`;
