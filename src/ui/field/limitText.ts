import { createContext } from 'react';

/** The sentence about the length of a text, e.g. "90 of 100 characters". */
export const LimitTextContext = createContext<(count: number, limit: number) => string>(() => '');
