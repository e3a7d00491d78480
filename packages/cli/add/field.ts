import { capitalize, type EntityNames, formsOf } from './names.ts';

/** What users can fill in; each is described in kinds.ts. */
export type KindName =
  | 'text'
  | 'longtext'
  | 'number'
  | 'money'
  | 'date'
  | 'time'
  | 'boolean'
  | 'choice'
  | 'link'
  | 'email'
  | 'file'
  | 'reference';

/** What a reference can refer to: users, or the records of a feature. */
export interface Target {
  /** As a field names it: 'user', 'purchase-order'. */
  kind: string;
  /** Its operations in the contract, its table and its test data: 'purchaseOrders'. */
  key: string;
  /** Its folders and its pages: 'purchase-orders'. */
  feature: string;
  isUser: boolean;
  /** The field that its records are called by. */
  named: string;
}

/** The file of its table, as a table of the app imports it. */
export function tableFileOf({ isUser, feature }: Target): string {
  return isUser ? '../tables/users.ts' : `./${feature}.ts`;
}

/** A field as it was asked for: 'serial:text!unique'. */
export interface Field {
  /** As given: 'borrower'. */
  name: string;
  /** As sources and answers have it: 'borrowerId' of a reference, else the name. */
  property: string;
  kind: KindName;
  /** A record is called by it: `name`, or else the first required text. */
  isTitle: boolean;
  isRequired: boolean;
  isUnique: boolean;
  /** Of a choice its values, of money its currencies. */
  choices: readonly string[];
  target: Target | undefined;
  /** Whether the records of its entity belong to organizations or users, among whose rows they are unique. */
  isScoped: boolean;
}

/** 'Purchased on' for purchasedOn. */
export function labelOf({ name }: Field): string {
  return capitalize(formsOf(name).text);
}

/** The name of a column: 'purchased_on'. */
export function columnOf({ property }: Field): string {
  return formsOf(property).snake;
}

/** The name of the list of what can be chosen: 'toolCategoryChoices', 'toolPriceCurrencies'. */
export function choicesName({ name, kind }: Field, { singular }: EntityNames): string {
  return `${singular.camel}${capitalize(name)}${kind === 'money' ? 'Currencies' : 'Choices'}`;
}
