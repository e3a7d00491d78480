import { Badge, type BadgeProps } from '../../../components/ui/badge.tsx';

const tones: Readonly<Record<string, BadgeProps['tone']>> = { get: 'neutral', delete: 'danger' };

/** The method of an operation: what reads is quiet, what deletes stands out. */
export function MethodBadge({ method }: { method: string }) {
  return (
    <span lang="en" className="font-mono">
      <Badge tone={tones[method] ?? 'accent'}>{method.toUpperCase()}</Badge>
    </span>
  );
}
