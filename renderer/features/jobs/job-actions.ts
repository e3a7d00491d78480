import RotateCw from 'lucide-react/icons/rotate-cw';
import TextQuote from 'lucide-react/icons/text-quote';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ListedJob } from '#contract/jobs/jobs.ts';
import type { RecordAction } from '../../components/actions/action.ts';
import { may } from '../../lib/permissions.ts';

export type JobQuestion = 'error' | 'retry' | 'discard';

export const jobActions: readonly RecordAction<ListedJob, JobQuestion>[] = [
  {
    id: 'error',
    icon: TextQuote,
    label: 'jobs:error.label',
    allowed: (_, { error }) => error !== null,
    effect: (_, { ask }) => ({ run: () => ask('error') }),
  },
  {
    id: 'retry',
    icon: RotateCw,
    label: 'jobs:retry.label',
    synonyms: 'jobs:retry.synonyms',
    writes: true,
    allowed: (init) => may(init, 'job', 'retry'),
    reason: ({ state }) => (state === 'retry' || state === 'failed' ? undefined : `jobs:reason.${state}`),
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
