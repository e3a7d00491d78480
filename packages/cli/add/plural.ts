/** English words whose plural is by no rule, such as can name a kind of record. */
const irregular = new Map(
  `
  analysis:analyses basis:bases child:children crisis:crises criterion:criteria diagnosis:diagnoses foot:feet goose:geese
  half:halves hero:heroes knife:knives leaf:leaves life:lives loaf:loaves man:men mouse:mice person:people potato:potatoes
  quiz:quizzes shelf:shelves thesis:theses thief:thieves tomato:tomatoes tooth:teeth wife:wives wolf:wolves woman:women
  `
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

/** Words without a plural, or with the same. */
const uncountable = new Set(
  `
  advice aircraft baggage clothing deer equipment feedback fish furniture hardware homework information knowledge luggage
  luck machinery merchandise money moose music news offspring pasta progress research rice series sheep shrimp software
  species staff stuff traffic training trout weather
  `
    .trim()
    .split(/\s+/),
);

/** The plural of an English word, or of the last of several: 'boxes', 'entries', 'sales-people'; itself where it has none. */
export function pluralOf(name: string): string {
  const place = name.lastIndexOf('-') + 1;
  return name.slice(0, place) + pluralOfWord(name.slice(place));
}

function pluralOfWord(word: string): string {
  if (uncountable.has(word)) return word;
  const known = irregular.get(word);
  if (known) return known;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
