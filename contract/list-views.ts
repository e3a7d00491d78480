/** How one list is shown. */
export interface ListView {
  /** Keys of the columns that are hidden. */
  hidden: readonly string[];
  /** Lower rows. */
  compact: boolean;
}

const whole: ListView = { hidden: [], compact: false };

/** Lists parted by `~`, each with its name and what is different, parted by dots: `users.role.compact~invoices.due`. */
const pattern = /^[A-Za-z]+(\.[A-Za-z]+){1,20}(~[A-Za-z]+(\.[A-Za-z]+){1,20}){0,20}$/;
const longest = 1000;

/** Whether a text can be what `changeListViews` wrote; empty where all lists are shown as they come. */
export function isListViews(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest && (value === '' || pattern.test(value));
}

export function readListView(views: string, list: string): ListView {
  const [, ...parts] = entries(views).find(([name]) => name === list) ?? [];
  if (parts.length === 0) return whole;
  return { hidden: parts.filter((part) => part !== 'compact'), compact: parts.includes('compact') };
}

/** The text with another view of one list. */
export function changeListViews(views: string, list: string, { hidden, compact }: ListView): string {
  const parts = [list, ...hidden, ...(compact ? ['compact'] : [])];
  const others = entries(views).filter(([name]) => name !== list);
  return [...others, ...(parts.length > 1 ? [parts] : [])].map((entry) => entry.join('.')).join('~');
}

function entries(views: string): string[][] {
  return isListViews(views) && views !== '' ? views.split('~').map((entry) => entry.split('.')) : [];
}
