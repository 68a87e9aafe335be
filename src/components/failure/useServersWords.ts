import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ENGLISH } from '#domain/languages.ts';
import { OWN_WORDS } from '#src/api/client/problem.ts';
import { SERVER_PROBLEMS } from '#src/i18n/setup.ts';

const GONE = `not_found not_shared not_applied not_saved withdrawn answered_before no_accommodation
  no_consent no_feed no_invitation no_job no_match no_member no_passkey no_receipt no_record
  no_resume no_saved_search no_session no_share`;

/** What is known of the server's codes: "again" to the codes that mean it. */
const meanings = {
  again: 'busy database_away not_logged',
  tooMany: 'too_many too_many_requests reading_share_used',
  changed: 'changed_meanwhile',
  fields: 'fixed_fields incomplete_review invalid_request not_complete wrong_fields',
  gone: GONE,
  letters: 'unstorable_text',
  tooLarge: 'draft_too_large too_large',
  mail: 'mail_not_sent',
  password: 'incorrect_password',
  upload: 'upload_cut_off',
  guessable: 'commonPassword ownWordsPassword patternPassword',
} as const;

type Meaning = keyof typeof meanings;

const meaningOf: ReadonlyMap<string, Meaning> = new Map(
  (Object.keys(meanings) as Meaning[]).flatMap((meaning) =>
    meanings[meaning].split(/\s+/).map((code) => [code, meaning] as const),
  ),
);

interface Told {
  readonly code: string;
  readonly detail?: string | null;
}

/**
 * The sentence that the server told, of a problem or of a success. The server speaks English, so a page in another
 * language takes its own words: those given, else those of the code, else the server's with a hint
 * that they are English. undefined when there are none at all.
 */
export function useServersWords(): (problem: Told, own?: string) => string | undefined {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useCallback(
    ({ code, detail }, own) => {
      const told = detail ?? undefined;
      if (code === OWN_WORDS) return told;
      if (language === ENGLISH) return told ?? own;
      if (own !== undefined || told === undefined) return own;
      if (!i18n.hasResourceBundle(language, SERVER_PROBLEMS)) return told;
      const t = i18n.getFixedT(language, SERVER_PROBLEMS);
      const texts: Record<Meaning, string> = {
        again: t('again'),
        tooMany: t('tooMany'),
        changed: t('changed'),
        fields: t('fields'),
        gone: t('gone'),
        letters: t('letters'),
        tooLarge: t('tooLarge'),
        mail: t('mail'),
        password: t('password'),
        upload: t('upload'),
        guessable: t('guessable'),
      };
      const known = meaningOf.get(code);
      return known ? texts[known] : t('other', { detail: told });
    },
    [i18n, language],
  );
}
