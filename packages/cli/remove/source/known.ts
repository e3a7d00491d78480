import type { Node } from '../../../../scripts/parse-source.ts';
import { importedFile, keyOf } from './syntax.ts';

/** What is known of a source once a part of the product is gone. */
export interface Knowledge {
  path: string;
  /** Whether a file, from the root of the project, will be gone. */
  isGone: (path: string) => boolean;
  /** Names of variables, types and components: false for what is gone, true for its negation. */
  names: Map<string, boolean>;
  /** Properties that only the part sets, with the value that they have without it. */
  properties: Readonly<Record<string, boolean>>;
  /** Texts that nothing equals any more. */
  strings: readonly string[];
}

const wrappers = new Set([
  'AwaitExpression',
  'ChainExpression',
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
]);

/** The value of an expression: false where it comes from what is gone, true for its negation; undefined where it is not known. */
export function knownValue(node: Node, known: Knowledge): boolean | undefined {
  const value = (part: unknown) => (part ? knownValue(part as Node, known) : undefined);
  if (wrappers.has(node.type)) return value(node.expression ?? node.argument);
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return known.names.get(node.name as string);
    case 'MemberExpression': {
      const key = keyOf(node) ?? '';
      if (Object.hasOwn(known.properties, key)) return known.properties[key];
      return value(node.object) === false ? false : undefined;
    }
    case 'JSXMemberExpression':
      return value(node.object);
    case 'JSXElement':
      // One that wraps others leaves them.
      return isGoneElement(node, known) && !hasChildren(node) ? false : undefined;
    case 'ImportExpression':
      return known.isGone(importedFile(known.path, node)) ? false : undefined;
    case 'CallExpression':
    case 'NewExpression':
      return value(node.callee) === false || returnsGone(node.arguments as Node[], known) ? false : undefined;
    case 'UnaryExpression': {
      if (node.operator === 'void') return value(node.argument) === false ? false : undefined;
      const argument = node.operator === '!' ? value(node.argument) : undefined;
      return argument === undefined ? undefined : !argument;
    }
    case 'BinaryExpression': {
      if (![node.left, node.right].some((side) => isGoneText(side as Node, known))) return undefined;
      return node.operator === '===' ? false : node.operator === '!==' ? true : undefined;
    }
    case 'ConditionalExpression': {
      const test = value(node.test);
      if (test === undefined) return undefined;
      const chosen = (test ? node.consequent : node.alternate) as Node;
      return isEmpty(chosen) ? false : value(chosen);
    }
    case 'LogicalExpression':
      return logicalValue(node, known);
    default:
      return undefined;
  }
}

export function isGoneText(node: Node, { strings }: Knowledge): boolean {
  return node.type === 'Literal' && strings.includes(node.value as string);
}

function logicalValue({ operator, left, right }: Node, known: Knowledge): boolean | undefined {
  const [first, second] = [knownValue(left as Node, known), knownValue(right as Node, known)];
  if (operator === '&&') {
    if (first === false || second === false) return false;
    return first && second;
  }
  if (first === true) return true;
  if (first === false && (second === false || isEmpty(right as Node))) return false;
  return undefined;
}

export function isGoneElement(node: Node, known: Knowledge): boolean {
  const name = node.type === 'JSXElement' ? ((node.openingElement as Node).name as Node) : undefined;
  return name !== undefined && knownValue(name, known) === false;
}

function hasChildren({ children }: Node): boolean {
  return (children as Node[]).some(({ type, value }) => type !== 'JSXText' || String(value).trim() !== '');
}

/** `load(() => gone)`: a call with nothing but a function that returns what is gone. */
function returnsGone(args: readonly Node[], known: Knowledge): boolean {
  const [only, ...others] = args;
  if (only?.type !== 'ArrowFunctionExpression' || others.length > 0) return false;
  return knownValue(only.body as Node, known) === false;
}

/** Null, undefined, an empty list or object. */
function isEmpty(node: Node): boolean {
  if (node.type === 'Literal') return node.value === null;
  if (node.type === 'Identifier') return node.name === 'undefined';
  return [node.elements, node.properties].some((list) => Array.isArray(list) && list.length === 0);
}

/** Whether a type is made of what is gone. */
export function isGoneType(node: Node, known: Knowledge): boolean {
  const isGone = (part: unknown) => Boolean(part) && isGoneType(part as Node, known);
  switch (node.type) {
    case 'Identifier':
      return known.names.get(node.name as string) === false;
    case 'TSQualifiedName':
      return isGone(node.left);
    case 'TSTypeReference':
    case 'TSInterfaceHeritage':
    case 'TSClassImplements':
      return isGone(node.typeName ?? node.expression) || isGone(node.typeArguments);
    case 'TSTypeParameterInstantiation':
      return (node.params as Node[]).some(isGone);
    case 'TSTypeQuery':
      return isGone(node.exprName);
    case 'TSImportType':
      return known.isGone(importedFile(known.path, node));
    case 'TSArrayType':
      return isGone(node.elementType);
    case 'TSIndexedAccessType':
      return isGone(node.objectType);
    case 'TSLiteralType':
      return isGoneText(node.literal as Node, known) || isPropertyName(node.literal as Node, known);
    case 'TSTypeLiteral': {
      const members = node.members as Node[];
      return members.length > 0 && members.every((one) => Object.hasOwn(known.properties, keyOf(one) ?? ''));
    }
    case 'TSUnionType':
    case 'TSIntersectionType':
      return (node.types as Node[]).every(isGone);
    default:
      return false;
  }
}

/** As in `Pick<T, 'name'>`. */
function isPropertyName({ value }: Node, { properties }: Knowledge): boolean {
  return Object.hasOwn(properties, String(value));
}
