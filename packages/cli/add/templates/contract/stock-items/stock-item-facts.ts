import type { EntityFacts } from '../entities/entity-facts.ts';

/*: choices */
/** Facts about stock items, for their operations and pages. */
export const stockItemFacts = {
  kind: 'stockItem',
  path: '/stock-items',
  one: 'a stock item',
  many: 'stock items',
  scope: '/*: scope */',
  /*: nameField */
  /*if references*/
  names: [/*: names */],
  /*end*/
  listed: [/*: listed */],
  sorts: {
    updated: 'descending',
    /*: title */: 'ascending',
    /*: sortDirections */
  },
  /*if filters*/
  filtered: [/*: filtered */],
  /*end*/
} as const satisfies EntityFacts;
