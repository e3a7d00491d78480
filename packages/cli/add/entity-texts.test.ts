import { expect, it } from 'vitest';
import { entityTexts } from './entity-texts.ts';
import { parseFields } from './parse-fields.ts';

const template = JSON.stringify({
  search: { hint: 'Searched: $searched$.' },
  restored: { refused: '$whyRefused$' },
  form: { theirs: {} },
  activity: { fields: {} },
});

it.each([
  ['publishedOn:date', 'Published on', 'published date'],
  ['dueAt:time', 'Due at', 'due time'],
  ['startsAt:time', 'Starts at', 'start time'],
  ['expiresOn:date', 'Expires on', 'expiry date'],
  ['isbn:text', 'ISBN', 'ISBN'],
  ['shopUrl:link', 'Shop URL', 'shop URL'],
  ['serialNumber:text', 'Serial number', 'serial number'],
  ['season:text', 'Season', 'season'],
])('the texts of %s are English', (given, label, phrase) => {
  const [field] = parseFields([given], { targets: [] });
  const texts = field && entityTexts(template, [field]);
  const property = field?.property ?? '';
  expect(texts).toMatchObject({
    form: { [property]: label, theirs: { [property]: `Their ${phrase}` } },
    activity: { fields: { [property]: `the ${phrase}` } },
  });
});
