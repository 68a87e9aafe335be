import type { components } from '#openapi/user.ts';
import {
  isEnvironmentOption,
  isListQuestion,
  questionsFor,
  withAnswer,
} from '#domain/questions.ts';
import type { Answers, UserUpdate } from '#domain/questions.ts';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { FormRecord, FormValues } from '#machines/form/formTypes.ts';
import { userApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';
import { userRecord } from '#src/api/queries/records.ts';
import { fetchFresh } from '#src/api/client/read.ts';

type User = components['schemas']['User'];

/**
 * The answers as the form holds them: 8 with work history, 7 without. The list question holds a
 * list.
 */
export function moreAboutYouRecord(user: User, withWorkHistory: boolean): FormRecord {
  const values = Object.fromEntries(
    questionsFor(withWorkHistory).map((key) => {
      const answer = user[key];
      if (isListQuestion(key)) return [key, Array.isArray(answer) ? answer : []];
      return [key, typeof answer === 'string' ? answer : ''];
    }),
  );
  return { entry: { id: user.UserGuid, etag: user._etag }, values };
}

/** The answers that changed. */
export function changedAnswers(
  values: FormValues,
  before: FormValues,
  withWorkHistory: boolean,
): Answers {
  const changed = questionsFor(withWorkHistory).filter(
    (key) => JSON.stringify(values[key]) !== JSON.stringify(before[key]),
  );
  return changed.reduce<Answers>((answers, key) => {
    const value = values[key];
    if (!isListQuestion(key)) return withAnswer(answers, { key, answer: String(value ?? '') });
    const chosen = Array.isArray(value) ? value.filter(isEnvironmentOption) : [];
    return withAnswer(answers, { key, answer: chosen });
  }, {});
}

/** Nothing is required. An emptied answer is stored as null. */
function updateOf(values: FormValues, withWorkHistory: boolean): UserUpdate {
  const update: UserUpdate = {};
  for (const key of questionsFor(withWorkHistory)) {
    const value = values[key];
    if (isListQuestion(key)) {
      const chosen = Array.isArray(value) ? value.filter(isEnvironmentOption) : [];
      update[key] = chosen.length > 0 ? chosen : null;
    } else update[key] = String(value ?? '').trim() || null;
  }
  return update;
}

/** The calls of More About You. */
export function moreAboutYouCalls(UserGuid: string, withWorkHistory: boolean) {
  return {
    rules: (): FieldProblem[] => [],
    async save({ entry, values }: FormRecord) {
      const user = await call(
        userApi.PUT('/User/{guid}', {
          params: { path: { guid: UserGuid } },
          body: {
            ...updateOf(values, withWorkHistory),
            ...(entry.etag === null ? {} : { _etag: entry.etag }),
          },
        }),
      );
      return { ...moreAboutYouRecord(user, withWorkHistory), message: null };
    },
    async load() {
      return moreAboutYouRecord(await fetchFresh(userRecord(UserGuid)), withWorkHistory);
    },
  };
}
