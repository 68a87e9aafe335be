import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import type {
  FormDraft,
  FormRecord,
  FormValue,
  FormValues,
  SaveAnswer,
} from '#machines/form/formTypes.ts';
import type { Read } from '#src/api/client/read.ts';
import type { ProfileSection, SectionRow } from '#src/api/sectionChanges.ts';

/** The draft of a section's form, with the key of the entry once it was sent to be added. */
export type KeyedDraft = FormDraft & { readonly key?: string };

/** The calls of a section, as its machines want them; each throws CallFailed. */
export interface SectionCalls {
  /** The problems of a section's values, by JSON pointer and code. */
  readonly rules: (values: FormValues, mode: 'add' | 'update') => readonly FieldProblem[];
  /**
   * @param key the same for every try to add one entry
   * @returns for a section that is a list, with the entry as the list has it
   */
  readonly save: (
    record: FormRecord,
    key?: string,
  ) => Promise<SaveAnswer & { readonly row?: SectionRow }>;
  /** The query of a section that is a list: a saved entry is shown in it at once. */
  readonly list?: Read<SectionRow[]>;
  /** The record as the server has it now; null when it was deleted. */
  readonly load: (record: FormRecord) => Promise<FormRecord | null>;
  /** Also succeeds when the entry is already gone. */
  readonly remove?: (record: FormRecord) => Promise<unknown>;
  /** The values as the saved record holds them, if they differ from what was typed. */
  readonly asSaved?: (values: FormValues) => FormValues;
  /** Called after the server saved: the new values, and the old ones. */
  readonly onSaved?: (values: FormValues, before: FormValues) => void;
}

/** The texts of one section; all other texts are the same in every section. */
export interface SectionWords {
  readonly formName: string;
  /** The buttons that save: a new record, and a changed one. */
  readonly add: string;
  readonly update: string;
  /** The sentences of section 8; a server's own message stands before them. */
  readonly added: string;
  readonly updated: string;
  readonly deleted?: string;
  /** The sentence of section 5 above the list of missing fields. */
  readonly missing: string;
  /** The message at a field, by field name and code of the problem. */
  readonly problem: (field: string, code: string) => string;
  /** The label of a field, in the comparison of two versions. */
  readonly fieldLabel: (field: string) => string;
  /** A value of it in words; undefined where the value is its own. */
  readonly fieldValue?: (field: string, value: FormValue) => string | undefined;
  /** The name of an entry, e.g. "Cashier at Corner Store". */
  readonly entryName?: (values: FormValues) => string;
}

/** What the fields of a section need to render. */
export interface SectionFields<Values extends FormValues> {
  readonly values: Values;
  readonly mode: 'add' | 'update';
  readonly isBusy: boolean;
  readonly set: (change: Partial<Values>) => void;
  readonly idOf: (name: keyof Values & string) => string;
  readonly messageOf: (name: keyof Values & string) => string | undefined;
  /** All props of a text field. */
  readonly text: (name: TextNames<Values>) => {
    id: string;
    name: string;
    value: string;
    errorMessage: string | undefined;
    onChange: (value: string) => void;
  };
}

export type TextNames<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/** The list of saved entries, for a section that is a list. */
export interface SectionList<Values extends FormValues> {
  readonly records: readonly FormRecord[];
  readonly title: string;
  /** In the place of the entries when there are none. */
  readonly empty: { readonly icon: LucideIcon; readonly heading: string; readonly text: string };
  /** Shown above the entries, e.g. that reloading them failed. */
  readonly note: ReactNode;
  /** Renders an entry, with the heading level it may start with. */
  readonly renderEntry: (record: FormRecord<Values>, Heading: 'h3' | 'h4') => ReactNode;
  /** What two entries have in common that are one entry twice; left out where none can be. */
  readonly contentOf?: (values: Values) => readonly (string | boolean)[];
  /** False when entries can only be added and deleted: they are short, and stand side by side. */
  readonly canEdit?: boolean;
  /** The button beside the title that leads to the form, e.g. "Add another job". */
  readonly another?: string;
  /** More buttons of an entry, between editing and deleting it. */
  readonly renderButtons?: (record: FormRecord<Values>, isBusy: boolean) => ReactNode;
  /**
   * Called when an entry is deleted, without a question where the page offers to take it back. The
   * focus then goes to the heading of the next entry, with the id of `entryHeadingId`, and not to
   * a button that deletes.
   */
  readonly onDelete?: (record: FormRecord) => void;
}

/** The kind of the draft of a section's form. */
export const draftKind = (name: string) => `profile.${name}`;

/** The id of the heading of an entry, for a list whose entries are deleted without a question. */
export const entryHeadingId = (section: string, entryId: string | null) =>
  `${section}-entry-${entryId}`;

export interface SectionProps<Values extends FormValues> {
  /** The name of the draft and the prefix of the ids, e.g. "education". */
  readonly name: string;
  /** The empty form, or the saved record of a section with only one. */
  readonly start: FormRecord<Values>;
  /** What the followed link puts into the empty form; nothing of it is saved. */
  readonly typed?: Values | undefined;
  readonly calls: SectionCalls;
  readonly words: SectionWords;
  /** The person and section, and what follows a saved change. */
  readonly change: ProfileSection;
  readonly fields: {
    /** The field that gets the focus after adding. */
    readonly first: keyof Values & string;
    readonly render: (form: SectionFields<Values>) => ReactNode;
    /** One short field: the button stands beside it. */
    readonly isOneLine?: boolean;
    /** Why these values cannot be saved yet; '' when they can (skills: "disabled when empty"). */
    readonly disabledReason?: (values: Values) => string;
  };
  /** Left out for a section with one record: its form shows what was saved. */
  readonly list?: SectionList<Values>;
  /**
   * True when the page's title is the section's title: the headings inside are one level
   * higher.
   */
  readonly isAlone?: boolean;
  /** Shown during saving: the spinner of section 9, for a save that takes long. */
  readonly saving?: ReactNode;
  /** For a section that is a step of a wizard: the skip button, and what follows a save. */
  readonly nextStep?: { readonly skip: ReactNode; readonly onSaved: () => void } | undefined;
}
