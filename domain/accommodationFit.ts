import { type AccessCode } from './jobAccess.ts';
import { ACCOMMODATION_KEYS, type AccommodationKey } from './accommodations.ts';

/** The facts that an employer can do something about. */
export type Need = Exclude<AccommodationKey, 'WillingRelocate'>;

interface NeedRule {
  /** The codes by which a posting speaks of the need. */
  readonly codes: readonly AccessCode[];
  /**
   * What can be asked about: a group is answered by any of its codes. Own words are always asked
   * about, in words that leave them out.
   */
  readonly asks: readonly (readonly AccessCode[])[];
}

/** A need that any one of these codes answers. */
const anyOf = (...codes: readonly AccessCode[]): NeedRule => ({ codes, asks: [codes] });

const RULES: Readonly<Record<Need, NeedRule>> = {
  PreferSR: anyOf('screen-reader-ready', 'accessible-technology'),
  PreferScheduleFlex: anyOf('flexible-schedule'),
  PreferRemoteWork: anyOf('remote-days'),
  // Each is a barrier of its own: an entrance says nothing about the restroom.
  WheelchairUser: {
    codes: ['step-free-entrance', 'accessible-restroom', 'accessible-parking', 'adjustable-desk'],
    asks: [
      ['step-free-entrance'],
      ['accessible-restroom'],
      ['accessible-parking'],
      ['adjustable-desk'],
    ],
  },
  GuideDogUser: anyOf('service-animals-welcome'),
  ConcernPublicTransport: anyOf('transit-nearby', 'accessible-parking', 'remote-days'),
  ConcernTechnologyAccess: anyOf('accessible-technology', 'screen-reader-ready'),
  ArrangeJobRestructure: anyOf('job-restructuring'),
  ArrangePartTime: anyOf('part-time-possible'),
  // Captions are said, but are no interpreter.
  ArrangeReaderOrInterp: {
    codes: ['interpreter-on-request', 'captioned-meetings'],
    asks: [['interpreter-on-request']],
  },
  OtherAccommodation: { codes: [], asks: [[]] },
};

/** What a posting says of its way of working, beside its codes. */
type SaidWay = 'remote' | 'hybrid';

export interface SaidNeed {
  readonly need: Need;
  readonly codes: readonly AccessCode[];
  /** Null where the way of working says nothing about the need. */
  readonly way: SaidWay | null;
}

export interface OpenNeed {
  readonly need: Need;
  /** What the posting leaves open; empty for own words. */
  readonly codes: readonly AccessCode[];
}

/** One posting beside the needs of one person; without a number, because it ranks nothing. */
export interface AccommodationFit {
  readonly says: readonly SaidNeed[];
  readonly doesNotSay: readonly OpenNeed[];
  /** Facts that no employer can do anything about. */
  readonly notTheirs: readonly AccommodationKey[];
}

interface PublishedAccess {
  readonly accommodations: readonly string[];
  readonly remote: string | null;
}

/**
 * What a posting says about the needs of a person, in the order of their form (design 1.7). Worked
 * out in the candidate's own browser: no server may import this file, because nobody else may join
 * the two.
 * @param facts the saved record; null when none was saved
 */
export function accommodationFit(
  facts: Partial<Readonly<Record<AccommodationKey, boolean>>> | null,
  { accommodations, remote }: PublishedAccess,
): AccommodationFit {
  const isSaid = (code: AccessCode) => accommodations.includes(code);
  const saved = ACCOMMODATION_KEYS.filter((key) => facts?.[key] === true);
  const rows = saved.filter(isNeed).map((need) => {
    const { codes, asks } = RULES[need];
    const way = need === 'PreferRemoteWork' ? saidWay(remote) : null;
    const open = way === null ? asks.filter((group) => !group.some(isSaid)) : [];
    return { need, said: codes.filter(isSaid), way, open };
  });
  return {
    says: rows
      .filter(({ said, way }) => said.length > 0 || way !== null)
      .map(({ need, said, way }) => ({ need, codes: said, way })),
    doesNotSay: rows
      .filter(({ open }) => open.length > 0)
      .map(({ need, open }) => ({ need, codes: open.flat() })),
    notTheirs: saved.filter((key) => !isNeed(key)),
  };
}

const saidWay = (remote: string | null): SaidWay | null =>
  remote === 'remote' || remote === 'hybrid' ? remote : null;

function isNeed(key: AccommodationKey): key is Need {
  return key !== 'WillingRelocate';
}
