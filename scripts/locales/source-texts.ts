import { parseAst } from 'vite';

/** Keys in a source file, and texts that may be keys. */
export interface SourceTexts {
  /** Every string of the file, and every template as a pattern: any of them may be a key or hold one. */
  literals: Set<string>;
  patterns: RegExp[];
  /** Namespaces named by `useTranslation('…')`. */
  namespaces: string[];
  /** First arguments of `t(…)` and messages of schemas (`error: 'name.required'`): certainly keys. Templates as patterns. */
  asked: Array<string | RegExp>;
}

interface Node {
  type: string;
  [field: string]: unknown;
}

/** Collects the texts of a TypeScript file. Throws where it cannot be parsed. */
export function sourceTexts(code: string, path: string): SourceTexts {
  const found: SourceTexts = { literals: new Set(), patterns: [], namespaces: [], asked: [] };
  const tree: unknown = parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path);
  visit(tree, (node) => {
    const value = keyOf(node);
    if (typeof value === 'string') found.literals.add(value);
    else if (value) found.patterns.push(value);
    if (node.type === 'CallExpression') readCall(node, found);
    if (node.type === 'Property' && isNamed(node.key, 'error')) readMessage(node.value, found);
    if (node.type === 'JSXAttribute' && isNamed(node.name, 'i18nKey')) pushKey(node.value, found.asked);
  });
  return found;
}

function readCall(call: Node, found: SourceTexts): void {
  const first = Array.isArray(call.arguments) ? call.arguments[0] : undefined;
  // `text('records:…')` is an entity's text; columns of tables are made by a function of that name, too.
  const isText = isNamed(call.callee, 'text') && isNode(first) && String(keyOf(first)).includes(':');
  if (isNamed(call.callee, 't') || isText) pushKey(first, found.asked);
  if (isNamed(call.callee, 'useTranslation')) {
    // Without a name it is the default one.
    if (first === undefined) found.namespaces.push('common');
    for (const item of isNode(first) && first.type === 'ArrayExpression' ? list(first.elements) : [first]) {
      const namespace = isNode(item) ? keyOf(item) : undefined;
      if (typeof namespace === 'string') found.namespaces.push(namespace);
    }
  }
}

/** The message of a check of a schema. */
function readMessage(value: unknown, found: SourceTexts): void {
  const message = isNode(value) ? keyOf(value) : undefined;
  if (typeof message === 'string' && /^[a-z]\w*(?:\.\w+)+$/.test(message))
    found.asked.push(`validation:${message}`);
}

function pushKey(node: unknown, keys: Array<string | RegExp>): void {
  if (!isNode(node)) return;
  if (node.type === 'ConditionalExpression') {
    pushKey(node.consequent, keys);
    pushKey(node.alternate, keys);
    return;
  }
  const key = keyOf(node);
  if (key !== undefined) keys.push(key);
}

/** A string as it is, a template as a pattern with anything in its gaps; undefined where nothing is fixed. */
function keyOf(node: Node): string | RegExp | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const parts = list(node.quasis).map((part) => String((part as { value: { cooked: string } }).value.cooked));
  if (parts.length === 1) return parts[0];
  const fixed = parts.join('');
  if (!/[a-z_]{2}[.:_]|[.:][a-z]{2}/i.test(fixed)) return undefined;
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^:]+')}$`);
}

/** Whether a callee or attribute is called so: `t`, `i18n.t`, `i18nKey`. */
function isNamed(node: unknown, name: string): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'MemberExpression') return isNamed(node.property, name);
  return node.name === name;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, see);
    return;
  }
  if (!isNode(value)) return;
  see(value);
  for (const [field, inner] of Object.entries(value)) if (field !== 'parent') visit(inner, see);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
