import { ENGLISH } from '#domain/languages.ts';
import type { components, operations } from '#openapi/user.ts';
import {
  type DisplayChange,
  type DisplayChoices,
  findDisplayProfile,
  putDisplayProfile,
} from '#server/displayProfile/queries.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { changedMeanwhile, etagOf, expectedVersion } from '#server/http/etag.ts';
import { Problem } from '#server/http/problem.ts';
import type { Services } from '#server/services.ts';

type DisplayProfile = components['schemas']['DisplayProfile'];
type DisplayProfileOperations = Pick<operations, 'getDisplayProfile' | 'updateDisplayProfile'>;

/** The display before anything is chosen. Its version 0 is what the first change must name. */
const standard: DisplayChoices & { readonly version: number } = {
  text_size: 100,
  contrast: 'standard',
  line_spacing: 'standard',
  letter_spacing: 'standard',
  motion: 'system',
  font: 'standard',
  theme: 'system',
  posting: 'full',
  language: null,
  mail_language: null,
  version: 0,
};

/** How a person wants every page to look, on every device. */
export function displayProfileOperations({
  database,
  languages,
}: Services): Handlers<DisplayProfileOperations> {
  const { db } = database;
  return {
    getDisplayProfile: async ({ caller }) =>
      record(caller.userGuid, (await findDisplayProfile(db, caller.userGuid)) ?? standard),
    updateDisplayProfile: async ({ body, caller, ifMatch }) => {
      const { userGuid } = caller;
      await refuseUnlessOffered(body, languages, () => findDisplayProfile(db, userGuid));
      const saved = await putDisplayProfile(
        db,
        { userGuid, version: expectedVersion(ifMatch) },
        choicesIn(body),
      );
      if (!saved) throw changedMeanwhile();
      return record(userGuid, saved);
    },
  };
}

function record(
  userGuid: string,
  row: DisplayChoices & { readonly version: number },
): DisplayProfile {
  return {
    UserGuid: userGuid,
    TextSize: row.text_size,
    Contrast: row.contrast,
    LineSpacing: row.line_spacing,
    LetterSpacing: row.letter_spacing,
    Motion: row.motion,
    Font: row.font,
    Theme: row.theme,
    Posting: row.posting,
    Language: row.language,
    MailLanguage: row.mail_language,
    _etag: etagOf(row.version),
  };
}

function choicesIn(body: DisplayProfile): DisplayChange {
  return {
    text_size: body.TextSize,
    contrast: body.Contrast,
    line_spacing: body.LineSpacing,
    letter_spacing: body.LetterSpacing,
    motion: body.Motion,
    font: body.Font,
    theme: body.Theme,
    ...(body.Posting === undefined ? {} : { posting: body.Posting }),
    ...(body.Language === undefined ? {} : { language: body.Language }),
    ...(body.MailLanguage === undefined ? {} : { mail_language: body.MailLanguage }),
  };
}

/**
 * A language that was chosen while it was offered may stay: a change of anything else must not
 * fail because of it. @throws Problem 400 language_not_offered, pointing at each
 */
async function refuseUnlessOffered(
  body: DisplayProfile,
  offered: readonly string[],
  find: () => Promise<DisplayChoices | undefined>,
): Promise<void> {
  const wrong = (['Language', 'MailLanguage'] as const).filter(
    (name) => !offered.includes(body[name] ?? ENGLISH),
  );
  if (wrong.length === 0) return;
  const kept = await find();
  const detail = `Choose one of these languages: ${offered.join(', ')}.`;
  const errors = wrong
    .filter((name) => kept?.[columns[name]] !== body[name])
    .map((name) => ({ pointer: `/${name}`, code: 'language_not_offered', detail }));
  if (errors.length > 0) throw new Problem(400, 'language_not_offered', detail, { errors });
}

const columns = { Language: 'language', MailLanguage: 'mail_language' } as const;
