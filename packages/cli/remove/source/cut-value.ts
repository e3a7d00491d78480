import type { Node } from '../../../../scripts/parse-source.ts';
import { type Cut, cutEntry, cutLines } from './cut.ts';
import { cutWithVariables } from './cut-variables.ts';
import type { Knowledge } from './known.ts';
import { keyOf, type Source } from './syntax.ts';

/**
 * How a source reads without an expression whose value is known.
 * @param ancestors from the outermost to the expression itself
 * @returns undefined where the expression is used in a way that cannot be taken out
 */
export function cutValue(
  source: Source,
  ancestors: readonly Node[],
  value: boolean,
  known: Knowledge,
): Cut | undefined {
  const [node, parent, above] = ancestors.toReversed();
  if (!node || !parent) return undefined;
  const replace = (whole: Node, part: unknown) =>
    replaceBy(source, whole, part as Node | null, ancestors.toReversed().slice(2));
  switch (parent.type) {
    case 'IfStatement':
      if (parent.test !== node) return undefined;
      return replace(parent, value ? parent.consequent : parent.alternate);
    case 'ConditionalExpression':
      if (parent.test !== node) return undefined;
      return replace(parent, value ? parent.consequent : parent.alternate);
    case 'LogicalExpression':
      // What decides by itself has a value, too; here the other side decides.
      return replace(parent, parent.left === node ? parent.right : parent.left);
    case 'JSXSpreadAttribute':
      return value ? undefined : cutLines(source, parent);
    case 'JSXExpressionContainer':
      if (value) return undefined;
      return cutLines(source, above?.type === 'JSXAttribute' ? above : parent);
    case 'JSXElement':
    case 'JSXFragment':
    case 'ExpressionStatement':
      return value ? undefined : cutLines(source, parent.type === 'ExpressionStatement' ? parent : node);
    case 'VariableDeclarator':
      return parent.init === node ? cutVariable(source, ancestors.slice(0, -1), value, known) : undefined;
    case 'CallExpression':
      return value ? undefined : cutArgument(source, node, parent, above);
    default:
      return value ? undefined : cutFromList(source, ancestors);
  }
}

/** The last of several arguments, or a call of `use` with nothing else, as of middleware. */
function cutArgument(source: Source, node: Node, call: Node, above: Node | undefined): Cut | undefined {
  const list = call.arguments as Node[];
  const callee = call.callee as Node;
  if (list.length > 1 && (list.at(-1) === node || takesAnyNumber(callee)))
    return cutEntry(source, list, node);
  if (list.length > 1) return undefined;
  if (callee.type !== 'MemberExpression' || keyOf(callee) !== 'use') return undefined;
  if (above?.type === 'ExpressionStatement') return cutLines(source, above);
  return replaceBy(source, call, callee.object as Node);
}

/** As columns of an index, and conditions. */
function takesAnyNumber(callee: Node): boolean {
  if (callee.type === 'MemberExpression') return keyOf(callee) === 'on';
  return callee.name === 'and' || callee.name === 'or';
}

/** The outermost entry of a list or an object that is made of nothing but the node. */
export function cutFromList(source: Source, ancestors: readonly Node[]): Cut | undefined {
  let found: Cut | undefined;
  for (let level = ancestors.length - 1; level > 0; level -= 1) {
    const [parent, node] = [ancestors[level - 1], ancestors[level]];
    if (!parent || !node) break;
    const entries = (parent.elements ?? parent.properties) as Node[] | undefined;
    if (!entries) {
      if (parent.type === 'Property' || parent.type === 'SpreadElement') continue;
      break;
    }
    found = cutEntry(source, entries, node);
    // An object that has other entries stays.
    if (entries.length > 1) break;
  }
  return found;
}

/** A variable that holds what is gone is gone; one that holds its negation stands for true. */
function cutVariable(
  source: Source,
  ancestors: readonly Node[],
  value: boolean,
  known: Knowledge,
): Cut | undefined {
  const [declarator, declaration, above] = ancestors.toReversed() as [Node, Node, Node?];
  const list = declaration.declarations as Node[];
  if (value && (declarator.id as Node).type !== 'Identifier') return undefined;
  const whole = above?.type === 'ExportNamedDeclaration' ? above : declaration;
  const cut = list.length > 1 ? cutEntry(source, list, declarator) : cutLines(source, whole);
  return cutWithVariables(source, ancestors, cut, { pattern: declarator.id as Node, value }, known);
}

/** An entry of an object, a pattern or an interface that only the part sets; of a pattern it declares a variable. */
export function cutProperty(source: Source, ancestors: readonly Node[], known: Knowledge): Cut | undefined {
  const [node, parent, above, ...further] = ancestors.toReversed();
  const key = node ? keyOf(node) : undefined;
  if (!node || !parent || key === undefined) return undefined;
  if (node.type === 'TSPropertySignature' || node.type === 'TSMethodSignature') return cutLines(source, node);
  if (node.type === 'JSXAttribute') return cutLines(source, node);
  if (node.type !== 'Property') return undefined;
  const entries = parent.properties as Node[];
  if (parent.type === 'ObjectPattern') {
    // A declaration of nothing else goes as a whole.
    const isOnly = entries.length === 1 && above?.type === 'VariableDeclarator' && further[0];
    const cut = isOnly ? cutLines(source, further[0] as Node) : cutEntry(source, entries, node);
    const declared = { pattern: node.value as Node, value: known.properties[key] ?? false };
    return cutWithVariables(source, ancestors, cut, declared, known);
  }
  return cutEntry(source, entries, node);
}

function replaceBy(
  source: Source,
  whole: Node,
  part: Node | null,
  around?: readonly (Node | undefined)[],
): Cut {
  if (!part) return cutLines(source, whole);
  const inner = (node: Node, from = node.start, to = node.end) => source.text.slice(from, to).trim();
  const [parent, above] = around ?? [];
  const bare = part.type === 'ParenthesizedExpression' ? (part.expression as Node) : part;
  if (
    parent?.type === 'SpreadElement' &&
    bare.type === 'ArrayExpression' &&
    above?.type === 'ArrayExpression'
  ) {
    return { start: parent.start, end: parent.end, text: inner(bare, bare.start + 1, bare.end - 1) };
  }
  const isChild = parent?.type === 'JSXExpressionContainer' && above?.type !== 'JSXAttribute';
  if (isChild && bare.type === 'JSXElement')
    return { start: parent.start, end: parent.end, text: inner(bare) };
  if (isChild && bare.type === 'JSXFragment') {
    return { start: parent.start, end: parent.end, text: childrenText(source, bare) };
  }
  const isBlock = part.type === 'BlockStatement';
  return {
    start: whole.start,
    end: whole.end,
    text: isBlock ? inner(part, part.start + 1, part.end - 1) : inner(part),
  };
}

/** An element that only the part wraps around others leaves them. */
export function cutWrapper(source: Source, element: Node): Cut {
  return { start: element.start, end: element.end, text: childrenText(source, element) };
}

function childrenText({ text }: Source, element: Node): string {
  const opening = (element.openingElement ?? element.openingFragment) as Node;
  const closing = (element.closingElement ?? element.closingFragment) as Node;
  return text.slice(opening.end, closing.start).trim();
}
