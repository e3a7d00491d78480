/** The words of a name in each form in which sources write it. */
export interface Forms {
  /** stockItem */
  camel: string;
  /** StockItem */
  pascal: string;
  /** stock-item */
  kebab: string;
  /** stock_item */
  snake: string;
  /** stock item, in texts for users: VAT rate */
  text: string;
}

/** How an entity is called, one and several. */
export interface EntityNames {
  singular: Forms;
  plural: Forms;
}

/** The forms of a name given as camelCase or kebab-case. */
export function formsOf(name: string): Forms {
  const words = name
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .split('-')
    .filter(Boolean);
  const pascal = words.map(capitalize).join('');
  return {
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    kebab: words.join('-'),
    snake: words.join('_'),
    text: words.map(inTexts).join(' '),
  };
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const acronyms = new Set('api csv html iban id ip isbn pdf sku url vat'.split(' '));

/** 'ISBN', 'URLs'. */
function inTexts(word: string): string {
  if (acronyms.has(word)) return word.toUpperCase();
  const one = word.replace(/s$/, '');
  return acronyms.has(one) ? `${one.toUpperCase()}s` : word;
}

/** 'a tool', 'an invoice', 'a user', 'an HTML page': by the letters, which is right for most words. */
function withArticle(text: string): string {
  const isSpokenVowel = /^(?:[aeio]|u(?!s|ni|rl)|html|sku)/i.test(text);
  return `${isSpokenVowel ? 'an' : 'a'} ${text}`;
}

/**
 * Writes the names of an entity where a template, or the path of one, has those of a stock item, in the same form: of two
 * words, so that each form looks different.
 */
export function rename(template: string, { singular, plural }: EntityNames): string {
  return template.replaceAll(
    /(\ba )?([sS])tock([-_ ]?)[iI]tem(s?)/g,
    (_, article: string | undefined, first: string, separator: string, several: string) => {
      const forms = several ? plural : singular;
      const isCapital = first === 'S';
      if (separator === '-') return forms.kebab;
      if (separator === '_') return forms.snake;
      if (separator === '') return (article ?? '') + (isCapital ? forms.pascal : forms.camel);
      if (article) return withArticle(forms.text);
      return isCapital ? capitalize(forms.text) : forms.text;
    },
  );
}
