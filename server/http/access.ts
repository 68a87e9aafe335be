import type { CoachScope, FactKey } from '#domain/disclosure.ts';

/** What a candidate opened to a coach, as long as it is live. */
export interface LiveConsent {
  readonly consentGuid: string;
  readonly matchGuid: string;
  readonly candidateGuid: string;
  readonly scopes: ReadonlySet<CoachScope>;
  /** The accommodations of the scope of that name. */
  readonly facts: ReadonlySet<FactKey>;
  /** What helps, in the candidate's own words. */
  readonly helps: readonly string[];
  readonly until: Date;
}

/** By which right a caller reads or writes what a request is about. */
export type Access =
  /** About themselves, or about nobody. */
  | { readonly by: 'self' }
  /** A job coach, about a candidate who shares with them; `scope` is what the operation opens. */
  | { readonly by: 'consent'; readonly scope: CoachScope; readonly consent: LiveConsent }
  /** A member of a company, about the company. */
  | { readonly by: 'member'; readonly member: Member }
  /** A member of a company, about a candidate whom the company may see. */
  | {
      readonly by: 'company';
      readonly companyGuid: string;
      readonly member: Member;
      readonly candidateGuid: string;
      /** What the operation opens, as the candidate's log names it. */
      readonly what: CompanyLook;
    }
  /** An administrator who views as the person whom the request is about. */
  | {
      readonly by: 'acting';
      readonly acting: Acting;
      /** The company of an employer who is viewed. */
      readonly member?: Member | undefined;
    };

/** Somebody who works for a company, or says so and waits. */
export interface Member {
  readonly companyGuid: string;
  readonly isConfirmed: boolean;
}

/** A live view of an administrator as somebody else. */
export interface Acting {
  readonly sessionGuid: string;
  readonly adminGuid: string;
  readonly targetGuid: string;
  readonly targetRole: 2 | 3 | 4;
  readonly targetName: string;
  readonly reason: string;
  readonly startedAt: Date;
  readonly endsAt: Date;
}

/** Whether somebody is an administrator now, and whom they view in their sign-in. */
export interface Administrator {
  readonly isAdministrator: boolean;
  readonly acting: Acting | null;
}

/** What a company can look at, as the candidate's log names it. */
export type CompanyLook = 'statements' | 'profile' | 'recommendations';

/** What the server asks the database of who may see whom. Each answer is of this moment. */
export interface Relations {
  /** What the candidate shares with the coach now; null when nothing. */
  readonly consentOf: (coachGuid: string, candidateGuid: string) => Promise<LiveConsent | null>;
  /** Whether this person is one of the provider's own job coaches. */
  readonly isProviderCoach: (userGuid: string) => Promise<boolean>;
  /** The company that this person works for, or says to; null without one. */
  readonly memberOf: (userGuid: string) => Promise<Member | null>;
  /** Whether this is a name or the id of the company, also an earlier one. */
  readonly isCalled: (companyGuid: string, name: string) => Promise<boolean>;
  /**
   * Whether a job was written here for the company of a member; for one who waits, by themselves.
   */
  readonly isOwnJob: (member: Member, userGuid: string, sourceGuid: string) => Promise<boolean>;
  /** What an administrator is at this moment; a view that is over has ended. */
  readonly administratorOf: (userGuid: string, family: string) => Promise<Administrator>;
  /** Whether the company may see the candidate, who may be found or applied to it. */
  readonly maySee: (companyGuid: string, candidateGuid: string) => Promise<boolean>;
}

/**
 * The company for which an operation of members answers; null for an administrator, who belongs
 * to none.
 */
export function companyIn(access: Access): string | null {
  if (access.by === 'member' || access.by === 'company' || access.by === 'acting')
    return access.member?.companyGuid ?? null;
  return null;
}

/**
 * What only the scopes of a consent open; everything when the caller is the person. An
 * administrator who views as the person gets everything but the accommodations.
 */
export function hasScope(access: Access, scope: CoachScope): boolean {
  if (access.by === 'self') return true;
  if (access.by === 'acting') return scope !== 'accommodations';
  return access.by === 'consent' && access.consent.scopes.has(scope);
}
