import { useRef } from 'react';
import type { DocumentName } from './document-name.ts';
import { DocumentText } from './document-text.tsx';
import { OperationRow } from './operation/operation-row.tsx';
import type { OutlineGroup } from './outline.ts';
import { useScrollToHash } from './use-scroll-to-hash.ts';

interface OperationGroupProps {
  name: DocumentName;
  base: string;
  group: OutlineGroup;
}

/** The operations under one heading. */
export function OperationGroup({ name, base, group: { tag, operations } }: OperationGroupProps) {
  const id = groupId(tag);
  const heading = useRef<HTMLHeadingElement>(null);
  useScrollToHash(id, heading);
  return (
    <section aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className="pb-1 text-14">
        <DocumentText>{tag}</DocumentText>
      </h2>
      {operations.map((operation) => (
        <OperationRow key={operation.id} {...{ name, base, operation }} />
      ))}
    </section>
  );
}

/** The place of a group on the page. */
export function groupId(tag: string): string {
  return `group-${tag.toLowerCase().replace(/\W+/g, '-')}`;
}
