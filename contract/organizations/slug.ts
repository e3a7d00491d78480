export const longestSlug = 60;

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text can stand in addresses: lower case, digits, single hyphens between them. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && slugPattern.test(text);
}

/** Letters that are no base letter with a mark. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A slug for a name, such as `harbour-sons` for 'Harbour & Sons'; empty where no letter of it can stand in one. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => spelled[letter] ?? '')
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, longestSlug)
    .replace(/-$/, '');
}
