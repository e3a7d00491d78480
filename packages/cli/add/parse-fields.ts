import { StartupError } from '../../../server/config/startup-error.ts';
import type { Field, KindName, Target } from './field.ts';
import { kinds } from './kinds.ts';
import { formsOf } from './names.ts';
import { keptWords, propertiesOfRecords } from './reserved-words.ts';

const shape = /^([^:]+):([^!(]+?)(?:\(([^)]*)\))?(?:(!)(unique)?|,(unique))?$/;

const plainKinds = Object.keys(kinds).filter((kind) => kind !== 'reference');

/** The entity whose fields are read. */
interface FieldsOf {
  /** Kinds of records that a reference can be to. */
  targets: readonly Target[];
  isScoped?: boolean;
}

/**
 * Reads fields such as 'serial:text!unique', 'size:choice(small|large)' and 'borrower:user'.
 * @throws {StartupError} with what is wrong, one sentence for each field
 */
export function parseFields(given: readonly string[], entity: FieldsOf): Field[] {
  const read = given.map((text) => parseField(text, entity));
  const errors = read.filter((one) => typeof one === 'string');
  const fields = read.filter((one) => typeof one !== 'string');
  const names = fields.flatMap(({ name, property, kind }) => [
    ...new Set([name, property]),
    ...(kind === 'money' ? [`${name}Amount`, `${name}Currency`] : []),
  ]);
  const columns = names.map((name) => formsOf(name).snake);
  const twice = names.find((_, place) => columns.indexOf(columns[place] ?? '') !== place);
  if (twice) errors.push(`Two fields are named '${twice}'.`);
  if (errors.length > 0) throw new StartupError(errors.join('\n'));
  return fields;
}

function parseField(text: string, { targets, isScoped = false }: FieldsOf): Field | string {
  const [, name = '', kindName = '', inside = '', mark, ...unique] = shape.exec(text) ?? [];
  if (name === '')
    return `'${text}' is no field: write it as name:kind, such as price:money or 'name:text!'.`;
  const nameError = nameErrorOf(name);
  if (nameError) return nameError;
  const target = targets.find(({ kind }) => kind === kindName);
  if (!target && !plainKinds.includes(kindName)) {
    const known = [...plainKinds, ...targets.map(({ kind }) => kind)].join(', ');
    return `'${kindName}' of ${name} is no kind of field, and no entity. There are: ${known}.`;
  }
  const kind = target ? 'reference' : (kindName as KindName);
  const choices = inside.split('|').filter(Boolean);
  if (kind === 'money' && choices.length === 0) choices.push('EUR', 'USD');
  const field: Field = {
    name,
    property: target ? `${name}Id` : name,
    kind,
    isTitle: name === 'name',
    isRequired: mark === '!',
    isUnique: unique.includes('unique'),
    choices,
    target,
    isScoped,
  };
  return kindErrorOf(field, inside) ?? field;
}

function nameErrorOf(name: string): string | undefined {
  if (!/^[a-z][a-zA-Z0-9]{0,29}$/.test(name)) {
    return `'${name}' is no name of a field: up to 30 letters and digits in camelCase, such as purchasedOn.`;
  }
  if (keptWords.has(name) || keptWords.has(formsOf(name).snake) || name in Object.prototype) {
    return `'${name}' is a reserved word of TypeScript or SQL, or a property of every object. Choose another name for the field.`;
  }
  if (propertiesOfRecords.has(name) || /^sort[A-Z]/.test(name))
    return `Every record has '${name}' already, or its form. Choose another name.`;
  return undefined;
}

function kindErrorOf(
  { name, kind, isRequired, isUnique, choices }: Field,
  inside: string,
): string | undefined {
  if (name === 'name' && kind !== 'text') return "The name of a record is a text: 'name:text!'.";
  if (kind === 'file' && isRequired) return `${name}: no record needs to have files. Write it without '!'.`;
  if (isUnique && !kinds[kind].canBeUnique) {
    const able = plainKinds.filter((one) => kinds[one as KindName].canBeUnique).join(', ');
    return `${name} cannot be unique: only fields of these kinds can: ${able}.`;
  }
  if (
    kind === 'choice' &&
    (choices.length < 2 || choices.some((choice) => !/^[a-z][a-z0-9-]*$/.test(choice)))
  ) {
    return `${name} needs two choices at least, each a small letter, then letters, digits or hyphens: '${name}:choice(open|in-progress|done)'.`;
  }
  if (kind === 'money' && choices.some((currency) => !/^[A-Z]{3}$/.test(currency))) {
    return `${name} needs currencies of three letters: '${name}:money(EUR|USD)'.`;
  }
  if (new Set(choices).size < choices.length) return `${name} has the same choice twice.`;
  if (inside !== '' && kind !== 'choice' && kind !== 'money')
    return `${name}: only choice and money take what is in brackets.`;
  return undefined;
}
