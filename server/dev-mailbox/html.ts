/** Text that stands in a page as it is. */
export interface SafeHtml {
  readonly html: string;
}

type Part = string | number | undefined | SafeHtml | readonly SafeHtml[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template whose filled-in values are escaped, except for those made by `html` itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  return { html: strings.reduce((page, string, index) => page + inserted(parts[index - 1]) + string) };
}

function inserted(part: Part): string {
  if (part === undefined) return '';
  if (Array.isArray(part)) return part.map(inserted).join('');
  if (typeof part === 'object' && 'html' in part) return part.html;
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
