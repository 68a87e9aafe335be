import type { CoachScope, Purpose, StatementKey } from '#domain/disclosure.ts';
import type { Failure } from '../failure.ts';

/** Who will see it. */
export type Receiver =
  | { readonly kind: 'coach'; readonly guid: string; readonly name: string }
  | { readonly kind: 'company'; readonly guid: string; readonly name: string }
  /** Each company that is applied to from then on. */
  | { readonly kind: 'applied' };

/** What is going to be shared, as it is chosen and then read. */
export type Wish = {
  readonly receiver: Receiver | null;
  /** For a coach: the parts of the profile; the accommodations stand in `facts`. */
  readonly scopes: readonly CoachScope[];
  /** Facts, and items of the passport. */
  readonly facts: readonly StatementKey[];
  /** The words that are read, by what they are about; a coach reads them of items alone. */
  readonly statements: Partial<Record<StatementKey, string>>;
  readonly purpose: Purpose;
  readonly months: number;
  /** Who decides, as it is asked before the first share; null where it is not asked. */
  readonly age: Age | null;
};

/** Adults decide alone; others with a parent, or with a guardian whom a court appointed. */
export type Age = 'adult' | 'minor' | 'guarded';

/** What is shared of it. */
export type Content = Pick<Wish, 'scopes' | 'facts' | 'statements'>;

export type SharingInput = Wish & {
  /** It is chosen already, by the words of the button that was pressed: it is shown at once. */
  readonly isReady: boolean;
  /** Nothing was shared before, so the age is asked first. */
  readonly isFirst: boolean;
};

export type SharingContext = SharingInput & {
  /** Whether somebody went on without an answer. */
  isMissing: boolean;
  failure: Failure | null;
};

export type SharingEvent =
  | { type: 'age.chosen'; age: Age }
  /** `content`: what a coach sees already, with what a link chose. */
  | { type: 'receiver.chosen'; receiver: Receiver; content?: Content }
  | { type: 'content.changed'; content: Partial<Content> }
  | { type: 'purpose.chosen'; purpose: Purpose }
  | { type: 'months.chosen'; months: number }
  | { type: 'next.pressed' }
  | { type: 'back.pressed' }
  | { type: 'share.pressed' }
  | { type: 'retry.requested' };
