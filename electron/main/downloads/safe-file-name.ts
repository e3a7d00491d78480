/** Names that Windows keeps for devices, whatever stands behind the dot. */
const deviceName = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(\.|$)/i;

/** Letters that turn the direction of writing: they make `txt.exe` out of what is `exe.txt`. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const longestName = 150;

/** A name that is one on every system, and what it seems to be: no folder, no device, nothing hidden. */
export function safeFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(directionMarks, '')
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const short = shorten(plain);
  if (short === '') return 'download';
  return deviceName.test(short) ? `_${short}` : short;
}

function shorten(name: string): string {
  if (name.length <= longestName) return name;
  const extension = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  const start = name.slice(0, longestName - extension.length);
  // Half of a character that was cut, and what Windows would leave out.
  return start.replace(/\p{Cs}$/u, '').replace(/[.\s]+$/, '') + extension;
}
