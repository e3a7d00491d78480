/** A choice of a GroupedFilter. */
export interface GroupedOption {
  value: string;
  label: string;
}

export interface OptionGroup {
  /** Heading of the group. */
  value: string;
  items: readonly GroupedOption[];
}
