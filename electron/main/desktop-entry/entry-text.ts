import { product } from '#contract/product.ts';

/** First line of an entry that the app wrote. Entries without it are never changed or removed. */
export const entryHeader = `# Written by ${product.name} for its AppImage; the app's settings remove it.`;

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
    // One link only: links among other arguments are ignored.
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
