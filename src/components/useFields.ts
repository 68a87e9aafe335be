import { useState } from 'react';
import type { Problem } from '#src/api/problem.ts';
import type { FieldLink } from '#src/ui/ErrorSummary.tsx';

type Messages<Values> = Partial<Record<keyof Values & string, string>>;

interface FieldsOptions<Values> {
  readonly initial: Values;
  /** The message of each field that is wrong; none when all are right. */
  readonly validate: (values: Values) => Messages<Values>;
  /** Prefix of the fields' ids, which are `${id}-${name}`. */
  readonly id: string;
}

/**
 * A short form: values, messages that appear on submit and go as fields are mended, and the links of its error summary.
 * Nothing that was typed is ever cleared here.
 */
export function useFields<Values extends Record<string, string>>(options: FieldsOptions<Values>) {
  const { id, validate } = options;
  const [values, setValues] = useState(options.initial);
  const [attempt, setAttempt] = useState(0);
  const [fromServer, setFromServer] = useState<Messages<Values>>({});
  const messages: Messages<Values> = attempt > 0 ? { ...fromServer, ...validate(values) } : {};
  const names = Object.keys(options.initial) as (keyof Values & string)[];
  const idOf = (name: keyof Values & string) => `${id}-${name}`;
  const links: FieldLink[] = names.flatMap((name) => {
    const text = messages[name];
    return text === undefined ? [] : [{ fieldId: idOf(name), text }];
  });
  return {
    values,
    attempt,
    links,
    /** Counts a try; true when everything is right and the form may be sent. */
    tryToSend(): boolean {
      setAttempt((before) => before + 1);
      setFromServer({});
      return Object.keys(validate(values)).length === 0;
    },
    /** Back to the beginning, after what was typed has been saved. */
    reset(): void {
      setValues(options.initial);
      setAttempt(0);
      setFromServer({});
    },
    /** Puts the server's field errors (JSON pointers of one level) beside their fields; true when there were any. */
    takeProblem(problem: Problem): boolean {
      const entries = problem.errors.flatMap(({ pointer, detail }) => {
        const name = names.find((one) => pointer === `/${one}`);
        return name ? [[name, detail] as const] : [];
      });
      if (entries.length === 0) return false;
      setFromServer(Object.fromEntries(entries) as Messages<Values>);
      setAttempt((before) => before + 1);
      return true;
    },
    /** The props of one field. */
    field(name: keyof Values & string) {
      return {
        id: idOf(name),
        name,
        value: values[name] ?? '',
        errorMessage: messages[name],
        onChange: (value: string) => {
          setValues((before) => ({ ...before, [name]: value }));
          setFromServer((before) => ({ ...before, [name]: undefined }));
        },
      };
    },
  };
}
