import { directionOf } from '#contract/facts/languages.ts';
import { languages } from '#contract/languages.ts';
import { item, type Random, timestampsOf } from '#server/features/random.ts';
import { words } from '../../example-records/words.ts';
import type { SeededTable } from '../../features/feature.ts';

export const repositorySeed: SeededTable = {
  table: 'repositories',
  columns: ['id', 'name', 'link', 'description', 'created_at', 'updated_at'],
  row(number, id, chance, now) {
    const { name, link, description, createdAt, updatedAt } = exampleRepository(number, chance, now);
    return [id, name, link, description, createdAt, updatedAt];
  },
};

/**
 * The repository of a number, from 0 on. No two have the same name: topic and kind follow from the number, and once all
 * pairs are used up they come again with a number behind.
 */
export function exampleRepository(number: number, chance: Random, now: number) {
  const language = item(languages, number);
  const { topics, kinds, sentences } = words[language];
  const place = Math.floor(number / languages.length);
  const topic = item(topics, place);
  const kind = item(kinds, Math.floor(place / topics.length));
  const round = Math.floor(place / (topics.length * kinds.length));
  const name =
    (directionOf(language) === 'rtl' ? `${kind} ${topic}` : `${topic}-${kind}`) +
    (round > 0 ? `-${round + 1}` : '');
  const description = chance.below(10) === 0 ? null : chance.pick(sentences).replace('{}', topic);
  const link = `https://git.${language}.example/${number}/${slug(kind)}`;
  return { name, link, description, ...timestampsOf(chance, now) };
}

/** Links hold plain letters. */
function slug(word: string): string {
  return word.normalize('NFD').replaceAll(/[^a-z]/g, '') || 'code';
}
