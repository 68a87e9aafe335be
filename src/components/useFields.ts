import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Problem, toProblem } from '#src/api/problem.ts';
import { useSlowAnnouncement } from '#src/components/useSlowAnnouncement.ts';
import type { FieldLink } from '#src/ui/errorSummary/ErrorSummary.tsx';

type Messages<Values> = Partial<Record<keyof Values & string, string | undefined>>;

interface FieldsOptions<Values> {
  readonly initial: Values;
  /** The message of each field that is wrong; undefined for one that is right. */
  readonly validate: (values: Values) => Messages<Values>;
  /** Whether a field is on the screen: one that comes after a try is not wrong before the next. Without it all are. */
  readonly isAsked?: (name: keyof Values & string, values: Values) => boolean;
  /** Prefix of the fields' ids, which are `${id}-${name}`. */
  readonly id: string;
}

/**
 * A short form: values, messages that appear on submit and go as fields are mended, the links of its error summary, and
 * the one way to send it. Nothing that was typed is ever cleared but by `reset`.
 */
export function useFields<Values extends Record<string, string>>(options: FieldsOptions<Values>) {
  const { id, validate, isAsked = () => true } = options;
  const [values, setValues] = useState(options.initial);
  const [attempt, setAttempt] = useState(0);
  const [tried, setTried] = useState<readonly (keyof Values & string)[]>([]);
  const [fromServer, setFromServer] = useState<Messages<Values>>({});
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { t } = useTranslation();
  useSlowAnnouncement(isBusy, t('wait'));
  const wrong = present(validate(values));
  const names = Object.keys(options.initial) as (keyof Values & string)[];
  const messageOf = (name: keyof Values & string) =>
    (tried.includes(name) ? wrong[name] : undefined) ?? fromServer[name];
  const idOf = (name: keyof Values & string) => `${id}-${name}`;
  const links: FieldLink[] = names.flatMap((name) => {
    const text = messageOf(name);
    return text === undefined ? [] : [{ fieldId: idOf(name), text }];
  });

  const isRight = Object.keys(wrong).length === 0;

  /** Counts a try; true when everything is right. */
  const tryToSend = (): boolean => {
    setAttempt((before) => before + 1);
    setTried(names.filter((name) => isAsked(name, values)));
    setFromServer({});
    setProblem(null);
    return isRight;
  };
  /** The server's field errors (JSON pointers of one level) beside their fields, anything else as the form's problem. */
  const takeFailure = (failure: unknown): void => {
    const failed = toProblem(failure);
    const entries = failed.errors.flatMap(({ pointer, detail }) => {
      const name = names.find((one) => pointer === `/${one}`);
      return name ? [[name, detail] as const] : [];
    });
    if (entries.length === 0) return setProblem(failed);
    setFromServer(Object.fromEntries(entries) as Messages<Values>);
    setAttempt((before) => before + 1);
  };
  /** Does work that may fail, with the form busy meanwhile. */
  const run = async (work: () => Promise<void>): Promise<void> => {
    setProblem(null);
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      takeFailure(failure);
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    attempt,
    links,
    isBusy,
    /** Whether the form's own rules are met. */
    isRight,
    /** What went wrong with the form as a whole; null while nothing did. */
    problem,
    setProblem,
    tryToSend,
    run,
    /** Sends the form when every field is right; Enter in a form that is on its way sends nothing twice. */
    async submit(work: () => Promise<void>): Promise<void> {
      if (!isBusy && tryToSend()) await run(work);
    },
    /** Empty again, after what was typed has been saved; what was typed since then stays. */
    reset(to: Values = options.initial): void {
      setValues((now) => (now === values ? to : now));
      setAttempt(0);
      setTried([]);
      setFromServer({});
    },
    /** The props of one field. */
    field(name: keyof Values & string) {
      return {
        id: idOf(name),
        name,
        value: values[name] ?? '',
        errorMessage: messageOf(name),
        onChange: (value: string) => {
          setValues((before) => ({ ...before, [name]: value }));
          setFromServer((before) => ({ ...before, [name]: undefined }));
        },
      };
    },
  };
}

/** Only the fields that have a message. */
function present<Values>(messages: Messages<Values>): Messages<Values> {
  const entries = Object.entries(messages).filter(([, text]) => text !== undefined);
  return Object.fromEntries(entries) as Messages<Values>;
}
