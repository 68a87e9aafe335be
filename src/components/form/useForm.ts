import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { createActor, fromPromise } from 'xstate';
import { type Failure, failureFrom } from '#machines/failure.ts';
import { draftOf, formMachine, shownProblems } from '#machines/form/form.ts';
import type { FormInput, FormValues } from '#machines/form/formTypes.ts';
import type { Problem } from '#src/api/client/problem.ts';
import { useServersWords } from '#src/components/failure/useServersWords.ts';
import { useSlowAnnouncement } from '#src/components/announcement/useSlowAnnouncement.ts';
import { useTabActor } from '#src/components/useTabActor.ts';
import type { FieldLink } from '#src/ui/errorSummary/ErrorSummary.tsx';

type Texts = Readonly<Record<string, string>>;
type Messages<Values> = Partial<Record<keyof Values & string, string | undefined>>;
const NEW = { id: null, etag: null };

interface FormOptions<Values extends Texts> {
  /** Prefix of the fields' ids, which are `${id}-${name}`. */
  readonly id: string;
  readonly initial: Values;
  /** The message of each wrong field; undefined for a right one. */
  readonly validate?: (values: Values) => Messages<Values>;
  /** Whether a field is on the screen; left out when all are. */
  readonly isAsked?: (name: keyof Values & string, values: Values) => boolean;
  /** Sends the valid values; rejects with the failure. */
  readonly send: (values: Values) => Promise<unknown>;
  /** True to empty the form after it was sent; what was typed meanwhile stays. */
  readonly isEmptied?: boolean;
  /** What was typed before a reload. */
  readonly restored?: Values | null;
  /** Whether what was typed is kept as a draft when it could not be sent. */
  readonly keepsDraft?: boolean;
  /** A failure from before the form was shown; it stays until the first attempt. */
  readonly failure?: Problem | Failure | null;
}

/**
 * Runs a short form of text fields on the form machine: values, messages, the links of the
 * error summary, and sending. Messages appear at the first attempt, and each disappears when
 * its field is corrected. What fails after the page was left is told on the page that is shown then.
 */
export function useForm<Values extends Texts>(options: FormOptions<Values>) {
  const { id, initial, isEmptied = false, restored, failure, isAsked } = options;
  const { t } = useTranslation();
  const wordsOf = useServersWords();
  // The words and what sends the form may be others by the next render.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const valuesOf = (values: FormValues): Values => ({ ...initial, ...values });
  const messagesOf = (values: FormValues): Messages<Values> =>
    latest.current.validate?.(valuesOf(values)) ?? {};
  const names = Object.keys(initial) as (keyof Values & string)[];

  const { snapshot, send } = useTabActor(
    () =>
      createActor(
        formMachine.provide({
          // It has one version only: a refusal for another one fails like any other.
          guards: { isConflict: () => false },
          actors: {
            save: fromPromise(async ({ input }) => {
              await latest.current.send(valuesOf(input.values));
              return { ...input, message: null };
            }),
          },
        }),
        {
          input: {
            start: { entry: NEW, values: initial },
            problemsOf: (values) => {
              const messages = messagesOf(values);
              const wrong = names.filter((name) => messages[name] !== undefined);
              return wrong.map((name) => ({ pointer: `/${name}`, code: 'wrong' }));
            },
            keepsOne: !isEmptied,
            ...(isAsked ? { isAsked: (name, values) => isAsked(name, valuesOf(values)) } : {}),
            restored: restored ? { base: { entry: NEW, values: initial }, values: restored } : null,
            failure: failure ? failureFrom(failure) : null,
          } satisfies FormInput,
        },
      ),
    options.keepsDraft,
  );
  const { context } = snapshot;
  const isBusy = snapshot.hasTag('busy');
  useSlowAnnouncement(isBusy, t('wait'));

  const values = valuesOf(context.values);
  const messages: Messages<Values> = options.validate?.(values) ?? {};
  const problems = shownProblems(snapshot);
  const messageOf = (name: keyof Values & string) => {
    const problem = problems.find(({ pointer }) => pointer === `/${name}`);
    return problem && wordsOf(problem, messages[name]);
  };
  const idOf = (name: string) => `${id}-${name}`;
  const links: FieldLink[] = names.flatMap((name) => {
    const text = messageOf(name);
    return text === undefined ? [] : [{ fieldId: idOf(name), text }];
  });

  return {
    values,
    /** What was typed and is not sent; null while nothing was. */
    typed: draftOf(snapshot) === null ? null : values,
    attempt: context.attempt,
    links,
    isBusy,
    /** What went wrong with the form as a whole; null while nothing did. */
    problem: snapshot.matches('failed') ? context.failure : null,
    /** It was sent, and nobody has closed the message about that. */
    isSent: snapshot.matches('succeeded'),
    /** The values that were sent last. */
    sent: valuesOf(context.sent),
    submit: () => send({ type: 'submit.requested' }),
    /** The message about what came of it was closed, or something else is tried. */
    dismiss: () => {
      send({ type: 'failure.dismissed' });
      send({ type: 'outcome.seen' });
    },
    /** Fills the form in, e.g. from the address of the page. */
    fill: (filled: Values) => send({ type: 'field.changed', values: filled }),
    /** Discards what was typed. */
    discard: () => send({ type: 'draft.discarded' }),
    /** The props of one field. */
    field: (name: keyof Values & string) => ({
      id: idOf(name),
      name,
      value: values[name] ?? '',
      errorMessage: messageOf(name),
      onChange: (value: string) => send({ type: 'field.changed', values: { [name]: value } }),
    }),
  };
}
