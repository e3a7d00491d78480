import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageType, packageTypeFile } from '../../contract/desktop/package-type.ts';
import { product } from '../../contract/product.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { drawIcons } from './draw-icons.ts';

/** Names in the folder of `prepareStage`. */
export const stageFiles = {
  app: 'app',
  icons: 'icons',
  windowsLinks: 'installer.nsh',
  debMark: join('deb', packageTypeFile),
} as const;

/** Fills a folder with all that electron-builder makes the packages from: the built app, icons, small parts. */
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

/** No more than Electron and the installers read. Everything is bundled, so there are no dependencies to name. */
function appMetadata() {
  return {
    name: product.slug,
    productName: product.name,
    version: packageJson.version,
    description: packageJson.description,
    author: { name: product.name, email: product.contact },
    homepage: product.sourceUrl,
    // By this name Linux finds the entry, and with it the icon, of a running window.
    desktopName: `${product.slug}.desktop`,
    type: 'module',
    main: packageJson.main,
  };
}

const key = `Software\\Classes\\${product.deepLinkScheme}`;
const program = `$INSTDIR\\${product.name}.exe`;

/**
 * Part of the installer of Windows: deep links lead to the app from its installation on, before its first start, and
 * lead nowhere once it is gone. SHELL_CONTEXT is the registry of the person who installs.
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
