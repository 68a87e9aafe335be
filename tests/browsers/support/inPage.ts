/** Functions that run in the page: each is whole in itself, with JSON in and out. */

/** A part of a page by its role and the name that is spoken. */
export interface Part {
  readonly role:
    | 'button'
    | 'link'
    | 'textbox'
    | 'heading'
    | 'title'
    | 'dialog'
    | 'group'
    | 'spinbutton'
    | 'list'
    | 'listitem'
    | 'choice'
    | 'file'
    | 'main';
  /** The whole name, or a pattern of it; any where it is left out. */
  readonly name?: string | { readonly pattern: string } | undefined;
}

/** What is seen of a part. */
export interface Seen {
  /** Finds this element again. */
  readonly selector: string;
  readonly name: string;
  /** Its text as it is drawn. */
  readonly text: string;
  /** What a field holds. */
  readonly value: string;
  /** Whether a field is marked as wrong. */
  readonly isInvalid: boolean;
  /** What describes it, such as the message of an error. */
  readonly description: string;
}

/** Every element at the end of a way from a part to a part inside it, as far as it is drawn. */
export function look(way: readonly Part[]): Seen[] {
  const selectors: Record<Part['role'], string> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    textbox: 'input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea',
    title: 'h1',
    heading: 'h1, h2, h3, h4',
    dialog: '[role=dialog], [role=alertdialog]',
    group: '[role=group], fieldset',
    spinbutton: '[role=spinbutton]',
    list: 'ul, ol, [role=list]',
    listitem: 'li, [role=listitem]',
    // A radio button or checkbox, where a pointer presses it.
    choice: 'label',
    file: 'input[type=file]',
    main: 'main',
  };
  const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  // What is hidden from those who listen is no part of a name.
  const spoken = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return copy.textContent ?? '';
  };
  const named = (ids: string | null) =>
    (ids ?? '')
      .split(/\s+/)
      .flatMap((id) => document.getElementById(id) ?? [])
      .map(spoken)
      .join(' ');
  const nameOf = (element: Element) => {
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const legend = element.matches('fieldset') ? element.querySelector('legend') : null;
    return tidy(
      named(element.getAttribute('aria-labelledby')) ||
        element.getAttribute('aria-label') ||
        labels.map(spoken).join(' ') ||
        spoken(legend ?? element),
    );
  };
  const isDrawn = (element: Element) =>
    element.matches('[type=file]') ||
    (element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible');
  const isNamed = (element: Element, name: Part['name']) =>
    name === undefined ||
    (typeof name === 'string'
      ? nameOf(element) === name
      : new RegExp(name.pattern).test(nameOf(element)));
  const mark = 'data-walked';
  const marked = (element: Element) => {
    if (!element.hasAttribute(mark)) element.setAttribute(mark, crypto.randomUUID());
    return `[${mark}="${element.getAttribute(mark)}"]`;
  };
  let found: ParentNode[] = [document];
  for (const { role, name } of way)
    found = found.flatMap((root) =>
      [...root.querySelectorAll(selectors[role])].filter(
        (element) => isDrawn(element) && isNamed(element, name),
      ),
    );
  return found.map((each) => {
    const element = each as HTMLInputElement;
    return {
      selector: marked(element),
      name: nameOf(element),
      text: tidy(element.innerText),
      value: element.value ?? '',
      isInvalid: element.getAttribute('aria-invalid') === 'true',
      description: tidy(named(element.getAttribute('aria-describedby'))),
    };
  });
}

/** Keeps every error from now on; again after a page was opened by its address. */
export function watch(): void {
  const errors: string[] = [];
  Reflect.set(window, 'errorsInTest', errors);
  addEventListener('error', ({ message }) => errors.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    errors.push(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    errors.push(`console: ${words.map(String).join(' ')}`);
    error(...words);
  };
}

/** The errors since watch(). */
export function watched(): string[] {
  const errors: unknown = Reflect.get(window, 'errorsInTest');
  if (!Array.isArray(errors)) throw new Error('Nobody watched this page.');
  return errors.map(String);
}

/** How many pixels of the page are to the right of a window of this width. */
export function pixelsBeside(width: number): number {
  const { scrollWidth } = document.documentElement;
  return Math.max(scrollWidth, document.body.scrollWidth) - width;
}
