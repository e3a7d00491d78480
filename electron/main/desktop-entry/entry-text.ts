import { product } from '#contract/product.ts';

/** First line of an entry that the app wrote: it changes and removes no other. */
export const entryHeader = `# Written by ${product.name} for its AppImage; the app's settings take it away.`;

/**
 * A desktop entry (freedesktop.org, version 1.5) for an AppImage: in the menu of applications, and for links of the
 * product's scheme. Where the file is gone, TryExec hides the entry.
 *
 * @throws where the path holds what no entry can say
 */
export function entryText(image: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
  if (/[\x00-\x1f\x7f]/.test(image)) throw new Error('the path of the AppImage holds a control character');
  return `${[
    entryHeader,
    '[Desktop Entry]',
    'Type=Application',
    `Name=${product.name}`,
    `TryExec=${escapeValue(image)}`,
    // One link at a time: it counts only where it is the single argument.
    `Exec=${escapeValue(quoteArgument(image))} %u`,
    `Icon=${product.slug}`,
    'Terminal=false',
    `StartupWMClass=${product.slug}`,
    'Categories=Office;',
    `MimeType=x-scheme-handler/${product.deepLinkScheme};`,
  ].join('\n')}\n`;
}

/** The AppImage that an entry of the app's own starts. */
export function imagePath(entry: string): string | undefined {
  return /^TryExec=(.*)$/m.exec(entry)?.[1]?.replaceAll('\\\\', '\\');
}

/** Plain paths stay as they are: older versions of xdg-open know no quotes. */
function quoteArgument(path: string): string {
  const argument = path.replaceAll('%', '%%');
  return /^[\w@+=:,./%-]+$/.test(argument) ? argument : `"${argument.replace(/["`$\\]/g, '\\$&')}"`;
}

function escapeValue(text: string): string {
  return text.replaceAll('\\', '\\\\');
}
