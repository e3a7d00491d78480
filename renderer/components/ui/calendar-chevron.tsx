import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Icon } from './icon.tsx';

/** The arrow of the calendar's month buttons, pointing along the line of reading. */
export function CalendarChevron({ orientation }: { orientation?: 'left' | 'right' | 'up' | 'down' }) {
  return <Icon of={orientation === 'left' ? ChevronLeft : ChevronRight} flip />;
}
