import { useRef } from 'react';
import { Loading } from '../../components/ui/loading.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
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

const groups = [
  ['w-28', 'w-40'],
  ['w-36', 'w-24', 'w-44', 'w-32', 'w-40', 'w-28'],
];

/** The operations while their list comes: headings and rows of the height of what will be there. */
export function DocumentationSkeleton() {
  return (
    <Loading className="grid gap-9">
      {groups.map((rows) => (
        <div key={rows.length}>
          <p className="pb-1 text-14">
            <Skeleton className="w-24" />
          </p>
          {rows.map((width) => (
            <p
              key={width}
              className="flex min-h-11 items-center border-line border-b last:border-b-0 max-sm:min-h-15"
            >
              <Skeleton className="h-5 w-12 rounded-4" />
              <Skeleton className={`ms-6 ${width}`} />
              <Skeleton className="ms-3 w-48 opacity-60 max-sm:hidden" />
            </p>
          ))}
        </div>
      ))}
    </Loading>
  );
}
