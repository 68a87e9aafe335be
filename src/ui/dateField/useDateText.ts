import { useContext, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { DateFormatter, parseDate } from '@internationalized/date';
import { DateFieldStateContext } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { isPickerDate } from '#domain/dates.ts';
import { readDateText } from '#domain/dateText.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { textOf, TYPES } from './dateParts.ts';
import type { Part } from './dateParts.ts';
import { afterMonthName, afterSeparator } from './typedKey.ts';
import { shownBy } from './useTypedParts.ts';

const SEPARATOR = /^[/.,\-\u2013]$/u;

function partAt(target: EventTarget | null): Part | undefined {
  const type =
    target instanceof Element ? target.closest('[data-type]')?.getAttribute('data-type') : null;
  return TYPES.find((one) => one === type);
}

/**
 * Takes a date as people write it: pasted or dictated whole ("May 1, 2019"), or typed with the
 * month first ("5/1/2019"). The library knows its parts alone, and takes digits only. Ctrl+A
 * stands for all parts: Delete then empties the field.
 */
export function useDateText(
  box: RefObject<HTMLElement | null>,
  onChange: (value: string) => void,
): void {
  const state = useContext(DateFieldStateContext);
  const { locale } = useLocale();
  const latest = useRef({ state, locale, onChange });
  useEffect(() => {
    latest.current = { state, locale, onChange };
  });
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const typing = { letters: '', isTyped: false, isAll: false };
    const isOpen = () => {
      const now = latest.current.state;
      return now !== null && !now.isReadOnly && !now.isDisabled;
    };
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const part = (type: Part) => element.querySelector<HTMLElement>(`[data-type="${type}"]`);
    const focusPart = (type: Part) => {
      // The library forgets the digits typed so far when a part gets the focus.
      if (part(type) === document.activeElement) part(type === 'day' ? 'month' : 'day')?.focus();
      part(type)?.focus();
    };
    /** Returns whether the text was a date. */
    const take = (text: string): boolean => {
      const date = isOpen() ? readDateText(text, new Date()) : null;
      if (date === null) return false;
      latest.current.onChange(date);
      const words = new DateFormatter(latest.current.locale, {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
      announce(isPickerDate(date) ? words.format(parseDate(date).toDate('UTC')) : date);
      return true;
    };
    const onPaste = (event: ClipboardEvent) => {
      if (take(event.clipboardData?.getData('text/plain') ?? '')) stop(event);
    };
    const onBeforeInput = (event: InputEvent) => {
      const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      const at = partAt(event.target);
      if (at === undefined || text === '' || !isOpen()) return;
      if (text.length > 1) {
        if (event.inputType !== 'insertCompositionText' && take(text)) stop(event);
        return;
      }
      const parts = shownBy(latest.current.state);
      const isLetter = /^[a-z]$/i.test(text);
      typing.letters = isLetter ? typing.letters + text : '';
      const typed = isLetter
        ? afterMonthName(typing.letters, parts)
        : SEPARATOR.test(text)
          ? afterSeparator(at, parts, typing.isTyped)
          : null;
      if (/^\d$/.test(text)) typing.isTyped = true;
      else stop(event);
      if (typed === null) return;
      if (textOf(typed.parts) !== textOf(parts)) latest.current.onChange(textOf(typed.parts));
      focusPart(typed.next);
    };
    const onComposed = (event: CompositionEvent) => void take(event.data);
    const onKeyDown = (event: KeyboardEvent) => {
      const isAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a';
      const isDelete = event.key === 'Backspace' || event.key === 'Delete';
      if (typing.isAll && isDelete && isOpen()) {
        stop(event);
        latest.current.onChange('');
        focusPart('year');
      }
      if (!['Control', 'Meta'].includes(event.key)) typing.isAll = isAll;
    };
    const onFocusIn = () => {
      typing.isTyped = false;
      typing.isAll = false;
    };
    element.addEventListener('paste', onPaste, true);
    element.addEventListener('beforeinput', onBeforeInput, true);
    element.addEventListener('compositionend', onComposed, true);
    element.addEventListener('keydown', onKeyDown, true);
    element.addEventListener('focusin', onFocusIn);
    return () => {
      element.removeEventListener('paste', onPaste, true);
      element.removeEventListener('beforeinput', onBeforeInput, true);
      element.removeEventListener('compositionend', onComposed, true);
      element.removeEventListener('keydown', onKeyDown, true);
      element.removeEventListener('focusin', onFocusIn);
    };
  }, [box]);
}
