import { randomBytes } from 'node:crypto';
import type { operations } from '#openapi/user.ts';
import { wrongField } from '#server/disclosure/checks.ts';
import { readLedger } from '#server/disclosure/ledger.ts';
import {
  confirmAsked,
  findAsked,
  replaceRepresentative,
} from '#server/disclosure/representativeQueries.ts';
import { acceptedLanguage } from '#server/http/acceptLanguage.ts';
import { userApiUrl } from '#server/http/apiUrl.ts';
import type { Handlers, Input } from '#server/http/contractTypes.ts';
import { html } from '#server/http/html.ts';
import { pageAnswer } from '#server/http/pageAnswer.ts';
import { Problem } from '#server/http/problem.ts';
import { type Phrase, say, wordsIn } from '#server/i18n/words.ts';
import { hashOf } from '#server/identity/codes.ts';
import { normaliseEmail } from '#server/identity/email.ts';
import { orExplain } from '#server/mail/mailer.ts';
import { representativeAskedMail } from '#server/mail/messages/representativeAsked.ts';
import { nameInMail } from '#server/mail/nameInMail.ts';
import type { Services } from '#server/services.ts';

type RepresentativeOperations = Pick<
  operations,
  'nameRepresentative' | 'showRepresentative' | 'confirmRepresentative'
>;

const dayMs = 24 * 60 * 60_000;
/** How long a link in a mail can be used. */
const LINK_DAYS = 30;

/** Who is under 18, or has a guardian, names somebody who agrees by a link, without an account. */
export function representativeOperations({
  config,
  database,
  mailer,
  now,
  texts,
}: Services): Handlers<RepresentativeOperations> {
  const { db } = database;

  const askedBy = (token: string) =>
    findAsked(db, hashOf(token), new Date(now().getTime() - LINK_DAYS * dayMs));

  const pageOf = (
    { request }: Input<RepresentativeOperations['showRepresentative']>,
    {
      title,
      texts: sentences,
      button,
    }: { title: Phrase; texts: readonly Phrase[]; button?: Phrase },
  ) => {
    const wanted = acceptedLanguage(request.headers['accept-language'], texts.keys());
    const { language, write } = wordsIn(texts, wanted);
    return pageAnswer({
      language,
      product: write(say('sender')),
      title: write(title),
      main: html`${sentences.map((text) => html`<p>${write(text)}</p>`)}
      ${
        button === undefined
          ? null
          : html`<form method="post" aria-labelledby="title">
              <button>${write(button)}</button>
            </form>`
      }`,
    });
  };
  const gone = (input: Input<RepresentativeOperations['showRepresentative']>) =>
    pageOf(input, {
      title: say('representativePage.gone'),
      texts: [say('representativePage.goneMeans')],
    });

  return {
    nameRepresentative: async ({ body, caller }) => {
      const at = now();
      const email = normaliseEmail(body.email);
      const token = randomBytes(32).toString('base64url');
      await mailer.withMails(async (trx, queue) => {
        const candidate = await replaceRepresentative(trx, caller.userGuid, {
          name: body.name.trim(),
          email,
          relationship: body.relationship,
          tokenHash: hashOf(token),
          at,
        });
        if (!candidate) throw new Problem(404, 'no_user', 'This account does not exist any more.');
        if (email === candidate.email)
          throw wrongField(
            '/email',
            'This is your own email address. Give the one of your parent or guardian.',
          );
        const letter = representativeAskedMail({
          to: email,
          candidateName: nameInMail(`${candidate.first_name} ${candidate.last_name}`),
          relationship: body.relationship,
          days: LINK_DAYS,
          link: `${userApiUrl(config)}/disclosure/representative/${token}`,
        });
        await orExplain(queue(letter), 'Nobody was asked. Please try again in a few minutes.');
      });
      return readLedger(db, caller.userGuid, at);
    },

    showRepresentative: async (input) => {
      const asked = await askedBy(input.path.token);
      if (!asked) return gone(input);
      const name = `${asked.first_name} ${asked.last_name}`.trim();
      return pageOf(input, {
        title: say('representativePage.title', { name }),
        texts: [
          say(
            asked.relationship === 'parent'
              ? 'representativePage.asksParent'
              : 'representativePage.asksGuardian',
            { name },
          ),
          say('representativePage.means', { name }),
          say('representativePage.unknown'),
        ],
        button: say('representativePage.button'),
      });
    },

    confirmRepresentative: async (input) => {
      const asked = await askedBy(input.path.token);
      if (!asked || !(await confirmAsked(db, asked.guid, now()))) return gone(input);
      const name = `${asked.first_name} ${asked.last_name}`.trim();
      return pageOf(input, {
        title: say('representativePage.done'),
        texts: [say('representativePage.doneMeans', { name })],
      });
    },
  };
}
