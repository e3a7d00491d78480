import type { LucideIcon } from 'lucide-react';
import type { Init } from '#contract/api/init.ts';
import type { Translate } from '#contract/translate.ts';
import type { Area } from './palette-context.ts';

/** Letters in lower case, or `backspace`; several of them are pressed one after the other. */
export type ActionKeys = readonly string[];

/** Properties of an action, the same wherever it is offered: in menus, in the palette, behind its keys. */
interface ActionFacts {
  /** Unlike any other's on the same page. */
  id: string;
  icon: LucideIcon;
  flip?: boolean;
  keys?: ActionKeys;
  /** It takes something away. */
  danger?: boolean;
  /** It changes data, which a demo rejects. */
  writes?: boolean;
}

/** It goes to a page of the product, opens an address in a new tab, or does something. */
export type ActionEffect =
  | { to: string; href?: never; run?: never }
  | { href: string; to?: never; run?: never }
  | { run: () => void; to?: never; href?: never };

/** Something that can be done here and now. */
export type Action = ActionFacts &
  ActionEffect & {
    label: string;
    /** Other words for it, by which the palette finds it. */
    synonyms?: string;
    /** Why it cannot be done now, as a sentence; without it it can. */
    reason?: string | undefined;
  };

/** Helpers that `RecordAction.effect` gets. */
interface ActionTools<Question extends string> {
  area: Area;
  translate: Translate;
  /** Opens a question of the page: it alone knows where its dialogs are. */
  ask(question: Question): void;
}

/**
 * Action on a record of a kind. Its feature declares it once; row menus, the menu of the record's page, the
 * palette, keys and the list of shortcuts use that declaration.
 */
export interface RecordAction<Row, Question extends string = never> extends ActionFacts {
  /** Key of the text, with its namespace: 'invoices:edit'. */
  label: string;
  /** The same for `Action.synonyms`. */
  synonyms?: string;
  /** Area in which it is offered; both by default. */
  area?: Area;
  /** Whether it is offered to the user, and for this record. */
  allowed?(init: Init, row: Row, area: Area): boolean;
  /** Key of the sentence that says why it cannot be done to this record now. */
  reason?(row: Row): string | undefined;
  effect(row: Row, tools: ActionTools<Question>): ActionEffect;
}
