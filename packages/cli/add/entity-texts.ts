import { pluralForms, pluralOf, withoutPlural } from '../../../scripts/locales/plural-forms.ts';
import { type Field, labelOf, phraseOf } from './field.ts';
import { kinds } from './kinds.ts';
import { choiceLabel } from './value-kinds.ts';

/** Texts by key, in groups. */
export interface Texts {
  [key: string]: string | Texts;
}

/** The English texts of the pages of an entity, made of its names and those of its fields. */
export function entityTexts(template: string, fields: readonly Field[]): Texts {
  const searched = fields.filter(({ kind }) => kinds[kind].isSearched).map(phraseOf);
  const unique = fields.filter(({ isUnique }) => isUnique).map(phraseOf);
  const whyRefused =
    unique.length > 0
      ? `what must be unique is taken by another one now (${unique.join(', ')}). Change that one, then undo again.`
      : 'something is in its place now.';
  const texts: Texts = JSON.parse(
    template.replaceAll('$searched$', searched.join(', ')).replaceAll('$whyRefused$', whyRefused),
  );
  return fields.reduce((all, field) => withFieldTexts(all, field), texts);
}

/** What a field adds to the texts of the pages of its entity. */
export function withFieldTexts(texts: Texts, field: Field): Texts {
  const { property, kind, choices } = field;
  const text = phraseOf(field);
  const form = groupOf(texts, 'form');
  const activity = groupOf(texts, 'activity');
  const added = {
    ...texts,
    form: {
      ...form,
      [property]: labelOf(field),
      theirs: { ...groupOf(form, 'theirs'), [property]: `Their ${text}` },
    },
    activity: { ...activity, fields: { ...groupOf(activity, 'fields'), [property]: `the ${text}` } },
  };
  if (kind !== 'choice') return added;
  const labels = Object.fromEntries(choices.map((choice) => [choice, choiceLabel(choice)]));
  return { ...added, choices: { ...groupOf(texts, 'choices'), [property]: labels } };
}

function groupOf(texts: Texts, key: string): Texts {
  const group = texts[key];
  return typeof group === 'object' ? group : {};
}

/** English texts with the plural forms of another language, to be translated. */
export function forLanguage(texts: Texts, language: string): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]): [string, string | Texts][] => {
      if (typeof text === 'object') return [[key, forLanguage(text, language)]];
      const form = pluralOf(key);
      if (form === undefined) return [[key, text]];
      if (form !== 'other') return [];
      const name = withoutPlural(key);
      return pluralForms(language).map((wanted) => [
        `${name}_${wanted}`,
        wanted === 'one' ? String(texts[`${name}_one`] ?? text) : text,
      ]);
    }),
  );
}
