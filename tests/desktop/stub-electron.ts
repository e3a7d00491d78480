import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';

/** Where Electron's binary stores its fuses: this string is followed by version, number and state of each. */
const fuseSentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/** Electron's default fuses, in the order of FuseV1Options, `1` for enabled ones. */
const shippedFuses = '101100011';

/** Not executable, but its fuses can be flipped. */
function stubFuses(): Buffer {
  const header = Buffer.from([1, shippedFuses.length]);
  return Buffer.concat([Buffer.from(`stub ${fuseSentinel}`), header, Buffer.from(`${shippedFuses} end`)]);
}

function write(folder: string, path: string, content: string | Buffer = 'stub'): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** Each fills a folder with the layout of Electron's archive, without the 200 MB of programs. */
export const writeStubElectron = { linux: writeLinux, mac: writeMac, win: writeWindows };

function writeLinux(folder: string): void {
  write(folder, 'electron', stubFuses());
  writeCommon(folder);
}

function writeWindows(folder: string): void {
  const program = NtExecutable.createEmpty(false, false);
  const resources = NtExecutableResource.from(program);
  const version = Resource.VersionInfo.createEmpty();
  version.setStringValues({ lang: 1033, codepage: 1200 }, { ProductName: 'Electron' });
  version.outputToResourceEntries(resources.entries);
  resources.outputResource(program);
  write(folder, 'electron.exe', Buffer.concat([Buffer.from(program.generate()), stubFuses()]));
  writeCommon(folder);
}

function writeCommon(folder: string): void {
  for (const name of ['version', 'LICENSE', 'LICENSES.chromium.html', 'resources/default_app.asar'])
    write(folder, name);
  for (const language of ['ar', 'de', 'en-GB', 'en-US', 'fr', 'sw']) write(folder, `locales/${language}.pak`);
}

function writeMac(folder: string): void {
  const contents = 'Electron.app/Contents';
  const framework = `${contents}/Frameworks/Electron Framework.framework`;
  write(folder, `${contents}/Info.plist`, propertyList('Electron'));
  for (const name of ['MacOS/Electron', 'Resources/electron.icns', 'Resources/default_app.asar'])
    write(folder, `${contents}/${name}`);
  write(folder, `${framework}/Electron Framework`, stubFuses());
  for (const language of ['ar', 'de', 'en', 'fr', 'sw']) {
    write(folder, `${contents}/Resources/${language}.lproj/locale.pak`);
    write(folder, `${framework}/Versions/A/Resources/${language}.lproj/locale.pak`);
  }
  for (const kind of ['', ' (Renderer)', ' (GPU)', ' (Plugin)']) {
    const name = `Electron Helper${kind}`;
    write(folder, `${contents}/Frameworks/${name}.app/Contents/Info.plist`, propertyList(name));
    write(folder, `${contents}/Frameworks/${name}.app/Contents/MacOS/${name}`);
  }
}

function propertyList(program: string): string {
  const icon = '<key>CFBundleIconFile</key><string>electron.icns</string>';
  const values = `<dict><key>CFBundleExecutable</key><string>${program}</string>${icon}</dict>`;
  return `<?xml version="1.0" encoding="UTF-8"?><plist version="1.0">${values}</plist>`;
}
