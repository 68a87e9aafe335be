import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** A step of the questions: null is the two preferences, from 0 the questions. */
type Step = number | null;

/** What an entry of the history holds about the step that it shows. */
interface StepEntry {
  readonly step: Step;
  /** True when the entry before it is the step before. */
  readonly hasBefore: boolean;
}

/** The state of an entry is untrusted; the machine checks which steps there are. */
function entryOf(state: unknown): StepEntry | null {
  if (typeof state !== 'object' || state === null) return null;
  const step: unknown = Reflect.get(state, 'step');
  if (step !== null && !Number.isInteger(step)) return null;
  return {
    step: step === null ? null : Number(step),
    hasBefore: Reflect.get(state, 'hasBefore') === true,
  };
}

const orderOf = (step: Step) => step ?? -1;

/**
 * Gives each step an entry in the history, so that Back of the browser is the step before.
 * @param step the step on screen; undefined while there is none
 * @param reopen called when an entry of another step is opened
 * @param goBack one step back where the history has none, after opening in the middle
 * @returns one step back, for the button of the page
 */
export function useStepHistory(
  step: Step | undefined,
  reopen: (step: Step) => void,
  goBack: () => void,
): () => void {
  const { key, state, pathname } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const seen = useRef<{ key: string; step: Step } | null>(null);
  const isLeaving = useRef(false);
  const entry = entryOf(state);
  useEffect(() => {
    if (step === undefined) return;
    const before = seen.current;
    if (before?.key !== key) isLeaving.current = false;
    seen.current = { key, step };
    if (entry?.step === step) return;
    const isOpened = before !== null && before.key !== key && kind === 'POP';
    if (isOpened && entry !== null) {
      reopen(entry.step);
      return;
    }
    const isForward = before !== null && orderOf(step) > orderOf(before.step);
    const hasBefore = isForward || entry?.hasBefore === true;
    void navigate(pathname, { replace: !isForward, state: { step, hasBefore } });
    // Only a new step or a new entry moves the history, never a new function.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [step, key]);
  const hasBefore = entry !== null && entry.step === step && entry.hasBefore;
  return useCallback(() => {
    // A second press while the history moves would go back two steps.
    if (isLeaving.current) return;
    if (!hasBefore) {
      goBack();
      return;
    }
    isLeaving.current = true;
    void navigate(-1);
  }, [hasBefore, goBack, navigate]);
}
