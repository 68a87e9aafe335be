import type { ReactNode } from 'react';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import type {
  FormDraft,
  FormRecord,
  FormValue,
  FormValues,
  SaveAnswer,
} from '#machines/formTypes.ts';
import type { ProfileSection, SectionRow } from '#src/api/sectionChanges.ts';

/** What is kept of a section's form; with the key of the entry, once it was sent to be added. */
export type KeyedDraft = FormDraft & { readonly key?: string };

/** The calls of a section, as its machines want them; each throws CallFailed. */
export interface SectionCalls {
  /** What is wrong with the values of a section, by JSON pointer and code. */
  readonly rules: (values: FormValues, mode: 'add' | 'update') => readonly FieldProblem[];
  /**
   * @param key the same for every try to add one entry
   * @returns for a section that is a list, with the entry as the list has it
   */
  readonly save: (
    record: FormRecord,
    key?: string,
  ) => Promise<SaveAnswer & { readonly row?: SectionRow }>;
  /** The record as the server has it now; null when it is gone. */
  readonly load: (record: FormRecord) => Promise<FormRecord | null>;
  /** Answers as well when the entry is gone already. */
  readonly remove?: (record: FormRecord) => Promise<unknown>;
  /** The values as the saved record holds them, if they differ from what was typed. */
  readonly asSaved?: (values: FormValues) => FormValues;
  /** The server has it: what it says now, and what it said before. */
  readonly onSaved?: (values: FormValues, before: FormValues) => void;
}

/** What a section says; everything else is said alike in all of them. */
export interface SectionWords {
  readonly formName: string;
  /** The buttons that save: a new record, and a changed one. */
  readonly add: string;
  readonly update: string;
  /** The sentences of section 8; a server's own message goes before them. */
  readonly added: string;
  readonly updated: string;
  readonly deleted?: string;
  /** A second sentence after what was done, e.g. where closing it leads. */
  readonly next?: string;
  /** The sentence of section 5 over the list of what is missing. */
  readonly missing: string;
  /** Said at a field, by field name and code of the problem. */
  readonly problem: (field: string, code: string) => string;
  /** For the comparison of two versions. */
  readonly fieldLabel: (field: string) => string;
  readonly fieldValue?: (field: string, value: FormValue) => string;
  /** A word for one entry, e.g. "Cashier at Corner Store". */
  readonly entryName?: (values: FormValues) => string;
}

/** What the fields of a section are drawn from. */
export interface SectionFields<Values extends FormValues> {
  readonly values: Values;
  readonly mode: 'add' | 'update';
  readonly isBusy: boolean;
  readonly set: (change: Partial<Values>) => void;
  readonly idOf: (name: keyof Values & string) => string;
  readonly messageOf: (name: keyof Values & string) => string | undefined;
  /** All props of a field that holds text. */
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

/** The saved entries of a section that is a list. */
export interface SectionList<Values extends FormValues> {
  readonly records: readonly FormRecord[];
  readonly title: string;
  readonly emptyText: string;
  /** Above the entries: that they could not be read again. */
  readonly note: ReactNode;
  /** How an entry is shown, with the heading it may begin with. */
  readonly renderEntry: (record: FormRecord<Values>, Heading: 'h3' | 'h4') => ReactNode;
  /** False where an entry can only be added and deleted. */
  readonly canEdit?: boolean;
}

export interface SectionProps<Values extends FormValues> {
  /** Names the draft and begins the ids, e.g. "education". */
  readonly name: string;
  /** The empty form, or the one saved record. */
  readonly start: FormRecord<Values>;
  readonly calls: SectionCalls;
  readonly words: SectionWords;
  /** Whose section it is, and what follows when the server has a change. */
  readonly change: ProfileSection;
  readonly fields: {
    /** Where a person goes on after adding. */
    readonly first: keyof Values & string;
    readonly render: (form: SectionFields<Values>) => ReactNode;
    /** The button that saves is disabled for these values (skills: "disabled when empty"). */
    readonly isSaveDisabled?: (values: Values) => boolean;
  };
  /** Left out for a section of one record: what was saved stays in its form. */
  readonly list?: SectionList<Values>;
  /**
   * True when the page's title is the section's title: the headings inside are one level
   * higher.
   */
  readonly isAlone?: boolean;
  /** Shown while it is saved: the spinner of section 9, where that takes its time. */
  readonly saving?: ReactNode;
  /** Where the section is a step on the way: to go on without it, and after it was saved. */
  readonly wayOn?: { readonly skip: ReactNode; readonly onSaved: () => void } | undefined;
}
