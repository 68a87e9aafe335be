/** What somebody without an account may send, as the contract has it; in characters. */
export const VISITOR_LIMITS = { work: 2000, skill: 100, skills: 30, place: 200 } as const;

/** Miles around a place that a visitor can choose. */
export const SEARCH_MILES = [10, 25, 50, 100] as const;
