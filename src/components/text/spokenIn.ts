import { passageLanguage } from '#domain/passageLanguage.ts';

/** For an element with what somebody wrote: its language and side, when its words tell (WCAG 3.1.2). */
export function spokenIn(text: string): { lang: string; dir: 'auto' } | Record<never, never> {
  const lang = passageLanguage(text);
  return lang === null ? {} : { lang, dir: 'auto' };
}
