import { type Field, labelOf } from './field.ts';
import { capitalize, type EntityNames, formsOf } from './names.ts';

/** Texts by key, in groups. */
export interface Texts {
  [key: string]: string | Texts;
}

/** The English texts of an entity that name it; all others stand in locales/en/records.json. */
export function entityTexts({ singular, plural }: EntityNames, fields: readonly Field[]): Texts {
  const { text } = singular;
  const texts: Texts = {
    new: `New ${text}`,
    empty: `${capitalize(plural.text)} you add appear here.`,
    form: { editTitle: `Edit ${text}`, create: `Add ${text}` },
  };
  return fields.reduce(withFieldTexts, texts);
}

/** The same with those of a further field: its label, and those of its choices. */
export function withFieldTexts(texts: Texts, field: Field): Texts {
  const { property, kind, choices } = field;
  const added = { ...texts, form: { ...groupOf(texts, 'form'), [property]: labelOf(field) } };
  if (kind !== 'choice') return added;
  const labels = Object.fromEntries(choices.map((choice) => [choice, capitalize(formsOf(choice).text)]));
  return { ...added, choices: { ...groupOf(texts, 'choices'), [property]: labels } };
}

function groupOf(texts: Texts, key: string): Texts {
  const group = texts[key];
  return typeof group === 'object' ? group : {};
}
