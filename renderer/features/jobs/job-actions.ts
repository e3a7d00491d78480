import Info from 'lucide-react/icons/info';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ListedJob } from '#contract/jobs/jobs.ts';
import type { RecordAction } from '../../components/actions/action.ts';
import { may } from '../../lib/permissions.ts';

export type JobQuestion = 'details' | 'retry' | 'discard';

export const jobActions: readonly RecordAction<ListedJob, JobQuestion>[] = [
  {
    id: 'details',
    icon: Info,
    label: 'jobs:details.label',
    keys: ['enter'],
    effect: (_, { ask }) => ({ run: () => ask('details') }),
  },
  {
    id: 'retry',
    icon: RotateCw,
    label: 'jobs:retry.label',
    synonyms: 'jobs:retry.synonyms',
    writes: true,
    allowed: (init) => may(init, 'job', 'retry'),
    reason: ({ state, isKnown }) => {
      if (state !== 'retry' && state !== 'failed') return `jobs:reason.${state}`;
      return isKnown ? undefined : 'jobs:reason.unknown';
    },
    effect: (_, { ask }) => ({ run: () => ask('retry') }),
  },
  {
    id: 'discard',
    icon: Trash2,
    label: 'jobs:discard.label',
    synonyms: 'records:synonyms.delete',
    keys: ['backspace'],
    danger: true,
    writes: true,
    allowed: (init) => may(init, 'job', 'discard'),
    reason: ({ state }) => (state === 'active' || state === 'completed' ? `jobs:reason.${state}` : undefined),
    effect: (_, { ask }) => ({ run: () => ask('discard') }),
  },
];
