import type { Node } from '../../../../scripts/parse-source.ts';
import { type Cut, cutEntry, cutLines } from './cut.ts';
import type { Knowledge } from './known.ts';
import type { Source } from './syntax.ts';

/** How a source reads without a type that is gone; undefined where it is used in a way that cannot be taken out. */
export function cutType(source: Source, ancestors: readonly Node[], { names }: Knowledge): Cut | undefined {
  const [node, parent, above] = ancestors.toReversed();
  if (!node || !parent) return undefined;
  switch (parent.type) {
    case 'TSUnionType':
    case 'TSIntersectionType':
      return cutEntry(source, parent.types as Node[], node);
    case 'TSTypeAliasDeclaration':
      names.set((parent.id as Node).name as string, false);
      return cutLines(source, above?.type === 'ExportNamedDeclaration' ? above : parent);
    case 'TSInterfaceDeclaration':
    case 'ClassDeclaration': {
      const list = (parent.extends ?? parent.implements) as Node[];
      if (list.length > 1) return cutEntry(source, list, node);
      const word = source.text.lastIndexOf(parent.extends ? 'extends' : 'implements', node.start);
      return { start: word, end: node.end, text: '' };
    }
    case 'TSTypeAnnotation':
      if (above?.type !== 'TSPropertySignature' && above?.type !== 'TSMethodSignature') return undefined;
      return cutLines(source, above);
    default:
      return undefined;
  }
}
