import type { operations } from '#openapi/user.ts';
import { acceptedLanguage } from '#server/http/acceptLanguage.ts';
import type { Handlers, Input } from '#server/http/contractTypes.ts';
import { html } from '#server/http/html.ts';
import { pageAnswer } from '#server/http/pageAnswer.ts';
import { type Phrase, say, wordsIn } from '#server/i18n/words.ts';
import { findMailLanguage } from '#server/mail/queries.ts';
import { changeFor } from '#server/savedSearches/changeFor.ts';
import { searchLinks } from '#server/savedSearches/links.ts';
import { tokenHash } from '#server/savedSearches/mailTokens.ts';
import { isPlaceGone } from '#server/savedSearches/places.ts';
import { findSearchByToken, updateSearch } from '#server/savedSearches/queries.ts';
import type { Services } from '#server/services.ts';

type MailStopOperations = Pick<
  operations,
  'showStopMails' | 'stopMails' | 'showKeepMails' | 'keepMails'
>;

/** The links in the mails of a search. They need no session, and each has a page of its own. */
export function mailStopOperations(services: Services): Handlers<MailStopOperations> {
  const { config, database, now, texts } = services;
  const { db } = database;
  const find = async ({ path, request }: Input<MailStopOperations['stopMails']>) => {
    const search = (await findSearchByToken(db, tokenHash(path.token))) ?? null;
    const language =
      (search && (await findMailLanguage(db, search.email))) ??
      acceptedLanguage(request.headers['accept-language'], texts.keys());
    return { search, language };
  };
  type Found = Awaited<ReturnType<typeof find>>;

  const pageOf = (
    { search, language }: Found,
    { title, text, button }: { title: Phrase; text: Phrase; button?: Phrase },
  ) => {
    const { language: written, write } = wordsIn(texts, language);
    return pageAnswer({
      language: written,
      product: write(say('sender')),
      title: write(title),
      main: html`${search ? html`<p><bdi>${search.name}</bdi></p>` : null}
        <p>${write(text)}</p>
        ${
          button === undefined
            ? html`<p>
                <a href="${searchLinks(config).searches}">${write(say('mailPage.searches'))}</a>
              </p>`
            : html`<form method="post" aria-labelledby="title">
                <button>${write(button)}</button>
              </form>`
        }`,
    });
  };
  const gone = (found: Found) =>
    pageOf(found, { title: say('mailPage.gone'), text: say('mailPage.goneMeans') });
  const stopped = (found: Found) =>
    pageOf(found, { title: say('mailPage.stopped'), text: say('mailPage.stoppedMeans') });
  const paused = (found: Found) =>
    pageOf(found, { title: say('mailPage.paused'), text: say('mailPage.pausedMeans') });

  return {
    showStopMails: async (input) => {
      const found = await find(input);
      if (!found.search) return gone(found);
      return pageOf(found, {
        title: say('mailPage.stop'),
        text: say('mailPage.stopMeans'),
        button: say('mailPage.stopButton'),
      });
    },
    stopMails: async (input) => {
      const found = await find(input);
      if (!found.search) return gone(found);
      const { guid, name } = found.search;
      await updateSearch(
        db,
        guid,
        null,
        changeFor(found.search, { name, frequency: 'never' }, now()),
      );
      return stopped(found);
    },
    showKeepMails: async (input) => {
      const found = await find(input);
      if (!found.search) return gone(found);
      if (found.search.frequency === 'never') return stopped(found);
      if (isPlaceGone(found.search)) return paused(found);
      return pageOf(found, {
        title: say('mailPage.keep'),
        text: say('mailPage.keepMeans'),
        button: say('mailPage.keepButton'),
      });
    },
    keepMails: async (input) => {
      const found = await find(input);
      if (!found.search) return gone(found);
      const { guid, name, frequency } = found.search;
      if (frequency === 'never') return stopped(found);
      // Wanting the mails finds no place: they stay paused.
      if (isPlaceGone(found.search)) return paused(found);
      await updateSearch(db, guid, null, changeFor(found.search, { name, frequency }, now()));
      return pageOf(found, { title: say('mailPage.kept'), text: say('mailPage.keptMeans') });
    },
  };
}
