import { useTranslation } from 'react-i18next';
import { ENGLISH } from '#domain/languages.ts';
import { SERVER_PROBLEMS } from '#src/i18n/setup.ts';

/** Stands for what the server said: no text has this character. */
const PLACE = '\uE000';

/**
 * A text of useProblemText, alone or after another sentence. What the server said in English is
 * read in English where the page is in another language (WCAG 3.1.2).
 */
export function ServersWords({ text }: { text: string }) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  if (language === ENGLISH || !i18n.hasResourceBundle(language, SERVER_PROBLEMS)) return text;
  const sentence = i18n.getFixedT(language, SERVER_PROBLEMS)('other', { detail: PLACE });
  const [before = '', after = ''] = sentence.split(PLACE);
  const from = text.indexOf(before) + before.length;
  const to = text.lastIndexOf(after);
  if (!text.includes(before) || to < from) return text;
  return (
    <>
      {text.slice(0, from)}
      <bdi lang={ENGLISH} dir="ltr">
        {text.slice(from, to)}
      </bdi>
      {text.slice(to)}
    </>
  );
}
